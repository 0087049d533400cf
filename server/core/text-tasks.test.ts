import { expect, test } from 'vitest';
import { plainTextOf } from '#builtin/html/plain-text.ts';
import { pieceText } from '#contract/limits.ts';
import { tooMuchFormatting } from '#contract/piece-html.ts';
import { AppError } from '#server/errors.ts';
import { textTasks } from './text-tasks.ts';
import { toAppError } from './to-app-error.ts';

const refused = '<b>'.repeat(pieceText.levels + 1);

test('a text the HTML parser refuses is refused in words for the person', async () => {
  const reading = textTasks.plainTexts.run([refused]);
  await expect(reading).rejects.toBeInstanceOf(AppError);
  await expect(reading).rejects.toMatchObject({ code: 'too_large', message: tooMuchFormatting });
});

test('also where it is read outside a task', () => {
  let thrown: unknown;
  try {
    plainTextOf(refused);
  } catch (error) {
    thrown = error;
  }
  expect(toAppError(thrown as Error)).toMatchObject({ status: 413, message: tooMuchFormatting });
});
