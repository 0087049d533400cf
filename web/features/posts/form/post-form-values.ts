import * as z from 'zod/mini';

/** What a person has put into the form so far. */
export const PostFormValues = z.object({
  /** A topic's id or identifier. */
  topic: z.nullable(z.string()),
  isOwnSubject: z.boolean(),
  subject: z.string(),
  /** Absent until it is touched: the place of the last post stands there. */
  place: z.catch(z.optional(z.object({ city: z.string(), state: z.string() })), undefined),
  isUltraModeOn: z.boolean(),
  /** Remembered answers that fit and are not to be used, by id. */
  leftOut: z.array(z.number()),
  /** Others that are to be used all the same, by id. */
  takenIn: z._default(z.array(z.number()), []),
});
export type PostFormValues = z.infer<typeof PostFormValues>;

export const emptyFormValues: PostFormValues = {
  topic: null,
  isOwnSubject: false,
  subject: '',
  isUltraModeOn: true,
  leftOut: [],
  takenIn: [],
};

/** Characters, as the server takes them. */
export const maxLengths = { subject: 300, city: 120 } as const;
