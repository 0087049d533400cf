import { z } from 'zod';

/** A page an article rests on. */
export const Source = z.object({ title: z.string(), url: z.string(), snippet: z.string() });
export type Source = z.infer<typeof Source>;

/** The same where somebody sends it. */
export const SentSources = z
  .array(
    z.object({
      title: z.string().max(1_000),
      url: z.string().max(2_000),
      snippet: z.string().max(5_000),
    }),
  )
  .max(30);
