import { z } from 'zod';

/** The pages an article rests on, where somebody sends them. */
export const SentSources = z
  .array(
    z.object({
      title: z.string().max(1_000),
      url: z.string().max(2_000),
      snippet: z.string().max(5_000),
    }),
  )
  .max(30);
