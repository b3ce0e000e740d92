interface AgeWithStatements<Statement> {
  readonly statements: readonly Statement[];
}

/** All statements of all ages, each with its age: the first of every age, then the second of every age, and so on. */
export function inTurn<Statement, Age extends AgeWithStatements<Statement>>(ages: readonly Age[]) {
  const most = Math.max(0, ...ages.map(({ statements }) => statements.length));
  return Array.from({ length: most }, (_, index) =>
    ages.flatMap((age) => {
      const statement = age.statements[index];
      return statement === undefined ? [] : [{ age, statement }];
    }),
  ).flat();
}
