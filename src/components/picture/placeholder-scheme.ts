import { luminance } from "../../colours";

/**
 * The colour scheme whose text colour contrasts with a placeholder colour, on which the text alternative shows while
 * the image loads, or if it fails: at this relative luminance white and the dark text colour have equal contrast.
 */
export const placeholderScheme = (colour: string) => (luminance(colour) > 0.19 ? "light" : "dark");
