import { expect, test } from 'vitest';
import * as stored from './shape.ts';

const Note = stored.object({
  text: stored.filledString,
  at: stored.optional(stored.dateTime),
  tone: stored.otherwise(stored.optional(stored.oneOf(['warm', 'plain'])), undefined),
  places: stored.list(stored.nullable(stored.string)),
});
const note = {
  text: 'Gate',
  at: '2026-11-18T12:00:00.000Z',
  tone: 'warm',
  places: ['Austin', null],
};

test('what fits is read, and nothing that nobody asked for', () => {
  expect(Note.safeParse({ ...note, stranger: 1 })).toEqual({ data: note });
  expect(Note.safeParse({ text: 'Gate', places: [] })).toEqual({
    data: { text: 'Gate', places: [] },
  });
});

test.each([
  ['nothing', undefined],
  ['null', null],
  ['a list', [note]],
  ['a text', 'Gate'],
  ['an empty text', { ...note, text: '' }],
  ['a number for a text', { ...note, text: 7 }],
  ['a moment that is none', { ...note, at: '2026-13-45T12:00:00Z' }],
  ['a moment without a zone', { ...note, at: '2026-11-18T12:00:00' }],
  ['a list with one that does not fit', { ...note, places: ['Austin', 5] }],
  ['an object for a list', { ...note, places: { 0: 'Austin' } }],
])('%s does not fit', (_, value) => {
  expect(Note.safeParse(value)).toEqual({});
});

test('what has something to give way to does, and takes nothing else along', () => {
  expect(Note.safeParse({ ...note, tone: 'loud' }).data).toEqual({ ...note, tone: undefined });
  const Count = stored.otherwise(stored.number, 3);
  expect([
    Count.safeParse(1).data,
    Count.safeParse('1').data,
    Count.safeParse(undefined).data,
  ]).toEqual([1, 3, 3]);
});

test('either of two, and any names', () => {
  const Value = stored.record(stored.either(stored.number, stored.boolean));
  expect(Value.safeParse({ a: 1, b: false }).data).toEqual({ a: 1, b: false });
  expect(Value.safeParse({ a: 1, b: 'no' })).toEqual({});
  expect(Value.safeParse([1])).toEqual({});
});

test('an open object keeps what a newer version has written, and no name changes what an object is', () => {
  const Open = stored.openObject({ id: stored.number });
  const text = '{"id":1,"later":{"a":[1]},"__proto__":{"isAdmin":true}}';
  const { data } = Open.safeParse(JSON.parse(text));
  expect(JSON.stringify(data)).toBe('{"later":{"a":[1]},"__proto__":{"isAdmin":true},"id":1}');
  expect(Object.getPrototypeOf(data)).toBe(Object.prototype);
  expect(Open.safeParse({ later: 1 })).toEqual({});
});
