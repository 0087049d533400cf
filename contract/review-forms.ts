import { z } from 'zod';
import { emailField } from './fields.ts';
import { reviewLinkDays, reviewText } from './limits.ts';

/** What an agent and a broker fill in for a review. Apart from its endpoints, which the browser does not load. */

const email = 'Please enter a valid email address';

export const NewReview = z.object({
  days: z.literal(reviewLinkDays).default(reviewLinkDays[1]),
  /** Where the link is mailed to, if anywhere. */
  email: z.union([z.literal(''), emailField(email)], email).default(''),
});

const oneLine = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u;
const letterOrNumber = /[\p{L}\p{N}]/u;

/** Controls, and what shows nothing or turns the order of letters: a name must not look like another. */
const unprintable = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u;
const lettersAndSigns = 'Please use letters and signs only';

/** What a comment may have of it: lines, and what joins the parts of one emoji. */
const allowedInComment =
  /[\n\r\t]|\uFE0F|(?<=\p{Emoji}|\uFE0F)\u200D(?=\p{Extended_Pictographic})/gu;

const name = z
  .string('Please enter your name')
  .trim()
  .max(reviewText.name, `A name can have up to ${reviewText.name} characters`)
  .regex(oneLine, 'Please keep your name on one line')
  .refine((text) => !unprintable.test(text), lettersAndSigns)
  .refine((text) => text === '' || letterOrNumber.test(text), 'Please enter your name');

export const Approval = z.object({ name: name.min(1, 'Please enter your name') });

export const ReviewComment = z.object({
  name: name.default(''),
  comment: z
    .string('Please enter a comment')
    .trim()
    .min(1, 'Please enter a comment')
    .max(
      reviewText.comment,
      `A comment can have up to ${reviewText.comment.toLocaleString('en-US')} characters`,
    )
    .refine((text) => !unprintable.test(text.replace(allowedInComment, '')), lettersAndSigns)
    .refine((text) => letterOrNumber.test(text), 'Please enter a comment'),
});

export const ReviewSettings = z.object({ isApprovalRequired: z.boolean() });
