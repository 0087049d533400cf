import { expect, test } from 'vitest';
import { z } from 'zod';
import { type JsonSchema, plausibleObject } from './plausible-object.ts';

const build = (schema: z.ZodType) =>
  plausibleObject(z.toJSONSchema(schema, { target: 'draft-7', io: 'input' }) as JsonSchema);

const Everything = z.object({
  sentence: z.string(),
  short: z.string().max(10),
  long: z.string().min(400),
  stars: z.int().min(1).max(5),
  price: z.number().gt(100),
  isSold: z.boolean(),
  mood: z.enum(['calm', 'lively']),
  kind: z.literal('house'),
  nothing: z.null(),
  maybe: z.string().nullable(),
  either: z.union([z.object({ a: z.string() }), z.string()]),
  both: z.object({ left: z.string() }).and(z.object({ right: z.string() })),
  place: z.tuple([z.number(), z.number()]),
  labels: z.record(z.string(), z.string()),
  address: z.object({ street: z.string(), since: z.iso.date() }),
  link: z.url(),
  mail: z.email(),
  id: z.uuid(),
  moment: z.iso.datetime(),
  optional: z.string().optional(),
});

test('a value is made for every kind of field', () => {
  expect(Everything.parse(build(Everything))).toHaveProperty('optional');
});

test('a list has five items that differ, or as many as it must', () => {
  const lists = build(
    z.object({
      usual: z.array(z.string()),
      many: z.array(z.string()).min(8),
      few: z.array(z.string()).max(2),
    }),
  ) as Record<string, string[]>;
  expect(lists.usual).toHaveLength(5);
  expect(new Set(lists.usual)).toHaveLength(5);
  expect(lists.many).toHaveLength(8);
  expect(lists.few).toHaveLength(2);
});

test('a schema that contains itself comes to an end', () => {
  const Comment = z.object({
    text: z.string(),
    get replies() {
      return z.array(Comment);
    },
  });
  expect(Comment.parse(build(Comment)).replies).toHaveLength(5);
});

test('bounds that only the description tells are kept as well', () => {
  const words = { type: 'array', items: { type: 'string' }, description: 'Words. min items: 7.' };
  const value = plausibleObject({ type: 'object', properties: { words } });
  expect(value).toMatchObject({ words: { length: 7 } });
});
