import path from "node:path";
import type { GatsbyNode } from "gatsby";
import type { GivenOptions } from "./options";
import { writeFonts } from "./write-fonts";

export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) =>
  Joi.object({
    fonts: Joi.array()
      .min(1)
      .required()
      .items(
        Joi.object({
          family: Joi.string().required(),
          package: Joi.string().required(),
          file: Joi.string()
            .pattern(/\.woff2$/)
            .required(),
          weights: Joi.object({ min: Joi.number().required(), max: Joi.number().required() }),
          keep: Joi.string(),
          without: Joi.string(),
          lends: Joi.object({
            family: Joi.string().required(),
            characters: Joi.string().required(),
            weight: Joi.number().required(),
          }),
        }),
      ),
    nodeTypes: Joi.array().items(Joi.string()).min(1).required(),
  });

/** Cuts the fonts to the content's texts, and defines the result as a constant for server-side rendering. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = async (
  { actions, getNodes, plugins, stage },
  options,
) => {
  if (stage !== "build-html" && stage !== "develop-html") return;
  const { fonts, nodeTypes } = options as GivenOptions;
  const words = getNodes()
    .filter(({ internal }) => nodeTypes.includes(internal.type))
    .map((node) => JSON.stringify(node))
    .join("");
  const written = JSON.stringify(await writeFonts(fonts, words, path.resolve("public")));
  actions.setWebpackConfig({ plugins: [plugins.define({ SUBSET_FONTS: written })] });
};
