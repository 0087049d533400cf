import { expect, test } from 'vitest';
import type { Review } from '#contract/review.ts';
import { dayLabel, describeProof, describeReview } from './describe-review.ts';

const now = new Date('2026-11-20T12:00:00');

const waiting: Review = {
  ...{ id: 1, title: 'Porch season', state: 'waiting', hash: 'x', email: null },
  createdAt: '2026-11-16T12:00:00.000Z',
  expiresAt: '2026-11-23T12:00:00.000Z',
  ...{ withdrawnAt: null, approvedBy: null, approvedAt: null, changedAt: null, changes: [] },
  ...{ approvedThrough: null, approvedAs: null, approvedFrom: null, isFromSendersNetwork: null },
  ...{ comment: null, commentBy: null, commentedAt: null },
};

const approval = { approvedBy: 'Ann Lee', approvedAt: '2026-11-17T12:00:00.000Z' };

test.each<[string, Partial<Review>]>([
  ['The link works until Nov 23.', {}],
  ['The link works until Nov 23.', { state: 'commented', comment: 'Why?' }],
  [
    'The text changed since, so this link can’t be approved any more. A new one is needed.',
    { changes: ['words'] },
  ],
  ['Approved by Ann Lee on Nov 17.', { state: 'approved', ...approval }],
  [
    'The text changed after approval on Nov 18, so the approval by Ann Lee on Nov 17 no longer counts.',
    {
      ...{ state: 'changed', changes: ['words'], changedAt: '2026-11-18T12:00:00.000Z' },
      ...approval,
    },
  ],
  [
    'The pictures and the signature changed after approval, so the approval by Ann Lee on Nov 17 no longer counts.',
    { state: 'changed', changes: ['pictures', 'line'], ...approval },
  ],
  ['The link expired on Nov 23.', { state: 'expired' }],
  ['Withdrawn on Nov 19.', { state: 'withdrawn', withdrawnAt: '2026-11-19T12:00:00.000Z' }],
  ['The piece was deleted, so the link shows nothing.', { state: 'deleted' }],
])('%s', (sentence, review) => {
  expect(describeReview({ ...waiting, ...review }, now)).toBe(sentence);
});

test.each<[string, Partial<Review>]>([
  ['', {}],
  [
    'With a link the agent had too, so the name is only as typed. From 203.0.113.7, the network the link was made in.',
    { approvedThrough: 'link', approvedFrom: '203.0.113.7', isFromSendersNetwork: true },
  ],
  [
    'With the link emailed to ann@b.example, which nobody else was shown. From 203.0.113.7.',
    {
      ...{ approvedThrough: 'email', email: 'ann@b.example' },
      ...{ approvedFrom: '203.0.113.7', isFromSendersNetwork: false },
    },
  ],
  ['By somebody signed in as sam.', { approvedThrough: 'account', approvedAs: 'sam' }],
])('%s', (sentence, review) => {
  expect(describeProof({ ...waiting, ...review })).toBe(sentence);
});

test('a day of another year is told with it', () => {
  expect(dayLabel('2025-11-17T12:00:00.000Z', now)).toBe('Nov 17, 2025');
});
