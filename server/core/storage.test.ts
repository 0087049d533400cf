import { expect, test } from 'vitest';
import { storage } from '#contract/limits.ts';
import type { StorageKind } from '#contract/storage.ts';
import { type MeasuredStorage, storageFull } from './storage.ts';

const none = {
  ...{ pictures: 0, saved: 0, deleted: 0, drafts: 0 },
  ...{ generated: 0, answers: 0, voice: 0, reviews: 0 },
};

const messageFor = (use: Partial<MeasuredStorage>) =>
  storageFull({ files: 10, bytes: none, ...use }).message;

test.each<[StorageKind, string]>([
  [
    'pictures',
    'Pictures take most of it (700 MB). Delete personalized images you no longer need. For AI images that nothing uses, choose Free up space in My Account; they’re also removed automatically after 30 days.',
  ],
  [
    'saved',
    'Saved items take most of it (700 MB). Delete some you no longer need, then choose Free up space in My Account.',
  ],
  [
    'deleted',
    'Deleted items take most of it (700 MB). They’re removed automatically 24 hours after you delete them. To remove them now, choose Free up space in My Account.',
  ],
  [
    'drafts',
    'Unfinished edits take most of it (700 MB). Save or discard edits you haven’t finished.',
  ],
  [
    'generated',
    'Generated texts take most of it (700 MB). Older ones are removed automatically as you write new ones. Delete something else for now.',
  ],
  [
    'answers',
    'Saved answers take most of it (700 MB). Delete some you no longer need in the Learner System.',
  ],
  [
    'voice',
    'Your own texts take most of it (700 MB). Remove some of them under How you sound in My Account.',
  ],
  [
    'reviews',
    'Pieces sent to a broker take most of it (700 MB). Those nobody approved are removed automatically 30 days after their link ends. Delete something else for now.',
  ],
])('when %s take most, it says what to do about them', (kind, message) => {
  const megabyte = 1024 ** 2;
  const bytes = { ...none, pictures: 300 * megabyte, saved: 300 * megabyte };
  expect(messageFor({ bytes: { ...bytes, [kind]: 700 * megabyte, ...rest(kind) } })).toBe(
    `Your storage of 1 GB is full. ${message}`,
  );
});

/** What there is besides adds up to the budget. */
const rest = (kind: StorageKind) =>
  kind === 'answers' ? { drafts: 324 * 1024 ** 2 } : { answers: 324 * 1024 ** 2 };

test('too many pictures are told by their number', () => {
  expect(messageFor({ files: storage.files + 1 })).toBe(
    'You have 1,000 pictures, which is the most we can keep. Delete personalized images you no longer need. For AI images that nothing uses, choose Free up space in My Account; they’re also removed automatically after 30 days.',
  );
});
