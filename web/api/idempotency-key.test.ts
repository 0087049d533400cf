import { expect, test } from 'vitest';
import { idempotencyKeyFor } from './idempotency-key.ts';

test('the same piece in the same state has one key, anything else another', () => {
  const state = { title: 'Porch light', content: '<p>Lit at dusk.</p>' };
  const key = idempotencyKeyFor('piece-1', state);
  expect(idempotencyKeyFor('piece-1', { ...state })).toBe(key);
  expect(idempotencyKeyFor('piece-2', state)).not.toBe(key);
  expect(idempotencyKeyFor('piece-1', { ...state, content: '<p>Lit at dawn.</p>' })).not.toBe(key);
});

test('a key is one the server takes, whatever is in the text', () => {
  const key = idempotencyKeyFor('7f1c3c5e-0a52-4d2b-9f62-5a6b8b7c9d10', {
    title: 'Ünïcode 🏡 \n "quoted"',
  });
  expect(key).toMatch(/^[\x21-\x7e]{16,200}$/);
});

test('many states of one piece have as many keys', () => {
  const keys = Array.from({ length: 20_000 }, (_, index) => idempotencyKeyFor('piece', { index }));
  expect(new Set(keys).size).toBe(keys.length);
});
