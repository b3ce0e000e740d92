/** All statements of all ages, each with its age: the first of every age, then the second of every age, and so on. */
export function interleave<Age extends { readonly statements: readonly unknown[] }>(ages: readonly Age[]) {
  type Statement = Age["statements"][number];
  const most = Math.max(0, ...ages.map(({ statements }) => statements.length));
  return Array.from({ length: most }, (_, index) =>
    ages.flatMap((age) => {
      const statement: Statement | undefined = age.statements[index];
      return statement === undefined ? [] : [{ age, statement }];
    }),
  ).flat();
}
