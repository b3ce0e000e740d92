/** The series' name in its own lettering: files of data/brand/, published under the same names. Both may be missing. */
export const logotypes = { usual: "logotype.svg", large: "logotype-large.svg" };
