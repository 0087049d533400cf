import { expect, test } from 'vitest';
import { z } from 'zod';
import { inputMessages } from './input-messages.ts';

const Form = z.object({
  title: z.string().max(5),
  imagePrompt: z.string().min(3),
  tags: z.array(z.string().max(2)).max(1_200),
  size: z.number().int().positive().max(50),
  format: z.enum(['png', 'jpg']),
  key: z.string().regex(/^\d+$/),
  isActive: z.boolean(),
  topic: z.string('Topic is required'),
});

function wordsFor(change: Record<string, unknown>): string[] {
  const good = { title: 'a', imagePrompt: 'abc', tags: [], size: 1, format: 'png', key: '1' };
  const form = { ...good, isActive: true, topic: 'Sellers', ...change };
  const { error } = Form.safeParse(form, { error: inputMessages });
  return error?.issues.map(({ message }) => message) ?? [];
}

test.for([
  [{ title: undefined }, 'Title is required'],
  [{ title: null }, 'Title is required'],
  [{ title: 7 }, 'Title must be text'],
  [{ title: 'abcdef' }, 'Title can have up to 5 characters'],
  [{ imagePrompt: 'a' }, 'Image prompt must be at least 3 characters'],
  [{ tags: 'a' }, 'Tags must be a list'],
  [{ tags: ['abc'] }, 'Tags can have up to 2 characters'],
  [{ tags: Array(1_201).fill('a') }, 'Tags can have up to 1,200 entries'],
  [{ size: 0 }, 'Size must be more than 0'],
  [{ size: 1.5 }, 'Size must be a whole number'],
  [{ size: 51 }, 'Size must be at most 50'],
  [{ format: 'gif' }, 'Format isn’t one of the choices'],
  [{ key: 'x' }, 'Key isn’t in the right format'],
  [{ isActive: 'yes' }, 'Active must be yes or no'],
] as const)('%o: %s', ([change, words]) => {
  expect(wordsFor(change)).toEqual([words]);
});

test('the words of a schema come first', () => {
  expect(wordsFor({ topic: 5 })).toEqual(['Topic is required']);
});

test('a name that somebody made up is not repeated', () => {
  const made = z.record(z.string(), z.string());
  const { error } = made.safeParse({ '<b>x': 1 }, { error: inputMessages });
  expect(error?.issues[0]?.message).toBe('This must be text');
});
