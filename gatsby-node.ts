import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { registerDerivedFields, derivedFields } from "./src/build/derived-fields";
import { writeWebManifest } from "./src/build/web-manifest";
import { enumValue, graphqlTypes } from "./src/content/graphql-types";
import { kinds } from "./src/content/kinds";

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions, schema }) => {
  registerDerivedFields(actions);
  const { sdl, enums } = graphqlTypes(kinds, derivedFields);
  actions.createTypes([
    ...enums.map(({ name, values }) =>
      schema.buildEnumType({
        name,
        values: Object.fromEntries(Object.entries(values).map(([key, value]) => [key, { value }])),
      }),
    ),
    sdl,
  ]);
};

export const createPages: GatsbyNode<Queries.CreatePagesQuery>["createPages"] = async ({ actions, graphql, reporter }) => {
  const { data, errors } = await graphql<Queries.CreatePagesQuery>(`
    query CreatePages {
      allPage {
        nodes {
          id
          path
          aliases
          template
        }
      }
      allBook {
        nodes {
          id
          path
          aliases
        }
      }
    }
  `);
  if (errors || !data) {
    reporter.panicOnBuild("The pages could not be listed.", errors);
    return;
  }

  const pages = [...data.allPage.nodes, ...data.allBook.nodes.map((book) => ({ ...book, template: "BOOK" }))];
  for (const page of pages) {
    actions.createPage({
      path: page.path,
      component: path.resolve(`src/templates/${enumValue(page.template)}.tsx`),
      context: { id: page.id },
    });
    for (const alias of page.aliases) {
      actions.createRedirect({ fromPath: alias, toPath: page.path, isPermanent: true, redirectInBrowser: true });
    }
  }
};

export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = async () => {
  await writeWebManifest("public");
};
