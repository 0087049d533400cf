import fc from 'fast-check';
import { adminPassword } from '#server/testing/test-settings.ts';
import type { Meaningful } from './arbitrary.ts';
import { numberOf, textOf } from './late-bound.ts';

/** The password of every account the fuzzing makes. */
export const password = 'correct horse';

/** What the tables call the things of an account that have an id. */
const idNames = [
  'savedContent',
  'deletedContent',
  'answer',
  'asset',
  'aiImage',
  'personalizedImage',
  'inviteLink',
  'review',
  'user',
] as const;

/** Own ones, another user's, those of the site, and none. */
const anyId = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...idNames.map((name) => numberOf('own', name))) },
  { weight: 2, arbitrary: fc.constantFrom(...idNames.map((name) => numberOf('other', name))) },
  { weight: 2, arbitrary: fc.integer({ min: 1, max: 12 }) },
  { weight: 1, arbitrary: fc.constantFrom(0, -1, 1.5, 2_147_483_647, 2_147_483_648, 1e21) },
);

const userId = fc.oneof(
  { weight: 4, arbitrary: fc.constant(numberOf('own', 'user')) },
  { weight: 1, arbitrary: fc.constant(numberOf('other', 'user')) },
);

const passwords = fc.constantFrom(password, password, adminPassword, 'another password', 'short');

const fileKey = fc.constantFrom(
  textOf('own', 'fileKey'),
  textOf('other', 'fileKey'),
  'A'.repeat(32),
  '..%2f..%2fetc%2fpasswd',
);

const compositePath = fc.constantFrom(
  `/api/files/${textOf('own', 'compositeKey')}`,
  `/api/files/${textOf('other', 'compositeKey')}`,
  `/api/files/${textOf('own', 'fileKey')}`,
  '/api/files/../../etc/passwd',
  '/api/files/',
  'http://localhost:1/api/files/x',
);

/** By the names that the contract's fields and parameters have. */
export const meaningful: Meaningful = {
  id: anyId,
  assetId: anyId,
  contentId: anyId,
  aiImageId: anyId,
  before: anyId,
  userId,
  version: fc.constantFrom(1, 1, 1, 2, 0),
  key: fileKey,
  compositePath,
  username: fc.oneof(
    fc.constantFrom(textOf('own', 'username'), textOf('other', 'username'), 'admin'),
    fc.stringMatching(/^[A-Za-z0-9._-]{1,50}$/),
  ),
  email: fc.oneof(
    fc.constantFrom(textOf('own', 'email'), textOf('other', 'email')),
    fc.emailAddress(),
  ),
  password: passwords,
  currentPassword: passwords,
  confirmPassword: passwords,
  token: fc.constantFrom(textOf('own', 'resetToken'), textOf('own', 'reviewToken'), 'a'.repeat(43)),
  invite: fc.constantFrom(textOf('own', 'inviteToken'), 'a'.repeat(43)),
  kind: fc.constantFrom(
    'long-form',
    `content-edit:${textOf('own', 'savedContent')}`,
    'post-edit:a',
  ),
  topicId: fc.constantFrom('sellers', 'custom', 1, '1', 99_999_999, '2147483648', 'none-such'),
  location: fc.constantFrom('Austin', 'Salt Lake City', 'Nowhere'),
  state: fc.constantFrom('TX', 'UT', 'Texas', 'ZZ'),
  domain: fc.constantFrom('census.gov', 'https://www.example.com/research/', 'example.org/../x'),
  identifier: fc.stringMatching(/^[a-z0-9_-]{3,12}$/),
  website: fc.constantFrom('', 'https://example.com', 'javascript:alert(1)'),
  name: fc.constantFrom('logo', 'gbp_icon', 'porch', 'Porch'),
  sectionIndices: fc.constantFrom([0, 0], [1], [-1], [0.5], [99]),
  days: fc.constantFrom(7, 30, 90, '30'),
};
