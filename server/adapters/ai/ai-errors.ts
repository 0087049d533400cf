import { AppError } from '#server/errors.ts';

/** What people are told when an AI service fails them. Nothing of any vendor's is needed to say it. */

export const aiTimedOut = () =>
  new AppError('ai_timeout', 'The AI service took too long. Please try again.');

export const aiRefused = () =>
  new AppError(
    'ai_refused',
    'The AI service declined this request. Try another topic or different wording.',
  );

export const aiBadAnswer = (cause?: unknown) =>
  new AppError(
    'ai_bad_answer',
    'The AI service sent back something we couldn’t use. Please try again.',
    {
      cause,
    },
  );
