/**
 * The element of a page that says who is signed in, as `GET /api/user` would, so that the first screen waits for no
 * answer. It is data, which no browser runs, and a page that has it is never kept.
 */
export const pageUserId = 'signed-in-user';

/** Stands in the frame of a page for the name of whoever is signed in. */
export const frameUser = 'signed-in-user-name';
