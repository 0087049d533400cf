/** What is read in a hurried answer to a question: the question by its words, and what was typed with what it means. */
export type AskedRows = { asked: RegExp; rows: [typed: RegExp, meant: Meant][] };
type Meant = string | ((...found: string[]) => string);

/** The answer after all rows of the tables that are for its question, in their order. */
export const withAskedRows = (tables: readonly AskedRows[], question: string, answer: string) =>
  tables
    .filter(({ asked }) => asked.test(question))
    .flatMap(({ rows }) => rows)
    .reduce((said, [typed, meant]) => said.replace(typed, meant as string), answer);
