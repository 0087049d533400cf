import { expect, test } from 'vitest';
import { reviewStateOf } from './review-state.ts';

const now = new Date('2026-11-17T12:00:00Z');
const before = new Date('2026-11-16T12:00:00Z');
const later = new Date('2026-11-24T12:00:00Z');

const sent = {
  approvedAt: null,
  withdrawnAt: null,
  commentedAt: null,
  expiresAt: later,
  isThere: true,
  isOutdated: false,
};

test.each([
  ['waiting', {}],
  ['waiting', { isOutdated: true }],
  ['commented', { commentedAt: before }],
  ['expired', { expiresAt: now }],
  ['expired', { expiresAt: before, commentedAt: before }],
  ['withdrawn', { withdrawnAt: before }],
  ['withdrawn', { withdrawnAt: before, expiresAt: before, isThere: false }],
  ['deleted', { isThere: false }],
  ['approved', { approvedAt: before }],
  ['approved', { approvedAt: before, commentedAt: before }],
  // The link has ended, the approval has not.
  ['approved', { approvedAt: before, expiresAt: before }],
  ['approved', { approvedAt: before, isThere: false }],
  ['changed', { approvedAt: before, isOutdated: true }],
] as const)('%s after %j', (state, facts) => {
  expect(reviewStateOf({ ...sent, ...facts }, now)).toBe(state);
});
