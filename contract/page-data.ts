/**
 * A page carries what its screen asks the server first: the answer of each call in an element of its own, by whose id
 * the browser finds it. It is data, which no browser runs, and a page that has any is never kept.
 */
export const pageAnswerId = (address: string): string => `answer:${address}`;

/** Stands in the frame of a page for the name of whoever is signed in. */
export const frameUser = 'signed-in-user-name';
