/** A question by its words, and what is read in a hurried answer to it. */
export type AskedRows = { asked: RegExp; rows: [typed: RegExp, meant: Meant][] };
type Meant = string | ((...found: string[]) => string);
