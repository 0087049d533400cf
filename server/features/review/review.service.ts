import { plainTextOf } from '#builtin/html/plain-text.ts';
import { emptyProfile } from '#contract/account-forms.ts';
import type { Ledger, LedgerSentence } from '#contract/claims.ts';
import type { Answer, Received } from '#contract/endpoint.ts';
import { fingerprintOf } from '#contract/fingerprint.ts';
import { findPlatform } from '#contract/platforms.ts';
import type { Flag, Source } from '#contract/post.ts';
import type { createReview, Review, ReviewedPiece } from '#contract/review.ts';
import { describeRuleOf, missingForState } from '#contract/state-line.ts';
import { escapeText } from '#contract/text.ts';
import type { Email } from '#server/adapters/mail/mail.ts';
import { hashVersion } from '#server/content/piece-version.ts';
import { plainAddress } from '#server/core/limits.ts';
import { hashToken, randomToken } from '#server/core/sessions.ts';
import { withinStorageBudget } from '#server/core/storage.ts';
import type { Deps } from '#server/deps.ts';
import { notFound } from '#server/errors.ts';
import { ledgerOf } from '#server/features/claims/claims.service.ts';
import { loggableError } from '#server/loggable-error.ts';
import {
  closeApprovedLink,
  deleteSurplusReviews,
  findItemToSend,
  findSettings,
  hasItem,
  insertReview,
  listRecordRows,
  updateNotMailed,
  updateWithdrawn,
  withdrawOpenLinks,
} from './review.queries.ts';
import { reviewEmail } from './review-email.ts';
import { lineOf, toReviews } from './review-state.ts';

type Reading = Pick<Deps, 'db' | 'texts'>;

/** The links of an item, newest first. */
export async function listReviewsOf(
  deps: Reading,
  userId: number,
  contentId: number,
): Promise<Review[]> {
  if (!(await hasItem(deps.db, userId, contentId))) throw itemNotFound();
  return reviewsOf(deps, userId, contentId);
}

/** Whether a piece must not be published yet: an approval is asked for, and no version approved is what it says now. */
export async function needsApproval(
  deps: Reading,
  { userId, contentId }: { userId: number; contentId: number },
  known?: Review[],
): Promise<boolean> {
  const { isApprovalRequired } = await findSettings(deps.db);
  if (!isApprovalRequired) return false;
  const reviews = known ?? (await reviewsOf(deps, userId, contentId));
  return !reviews.some(({ state }) => state === 'approved');
}

async function reviewsOf(deps: Reading, userId: number, contentId: number) {
  const rows = await listRecordRows(deps.db, { userId, contentId });
  return toReviews(deps, rows);
}

/**
 * Makes a link to the item as it is now. The link is told this once, and to the agent only where no email brings it:
 * then an approval says that somebody with that mailbox gave it. One that was still open is withdrawn, so that nobody
 * approves what has been sent again.
 */
export async function createReviewFor(
  deps: Deps,
  { userId, contentId, address }: { userId: number; contentId: number; address: string },
  { days, email }: Received<typeof createReview>['body'],
): Promise<Answer<typeof createReview>> {
  const item = await findItemToSend(deps.db, userId, contentId);
  if (!item) throw itemNotFound();
  const sources = item.sources as Source[];
  const textHash = await deps.texts.run('hashWords', { ...item, sources }, { userId });
  const piece = await pieceToSend(deps, { userId, contentId }, { ...item, sources });
  if (email) {
    await deps.limits.take('reviewEmailByRecipient', email.toLowerCase());
    await deps.limits.take('reviewEmailByUser', userId);
  }

  const { line } = piece.stateLine;
  const hasOwnWording = piece.platformTexts.some(({ isOwn }) => isOwn);
  // Without a mail server nobody would get it.
  const isLinkShown = !email || deps.mail.warning !== undefined;
  const token = randomToken();
  const id = await withinStorageBudget(deps.db, userId, async (tx) => {
    if (!(await hasItem(tx, userId, contentId))) throw itemNotFound();
    await withdrawOpenLinks(tx, contentId);
    await deleteSurplusReviews(tx, contentId);
    return insertReview(tx, {
      ...{ userId, contentId, textHash, piece, days },
      tokenHash: hashToken(token),
      title: shortTitle(item.title),
      hash: hashVersion({ textHash, pictureKeys: item.pictureKeys, line }),
      line,
      editedAt: hasOwnWording ? neverUntouched : item.editedAt,
      // What waits in a folder of the server was emailed to nobody.
      email: isLinkShown ? null : email,
      isLinkShown,
      sentFrom: plainAddress(address),
    });
  });

  const link = `${deps.siteUrl()}/review/${token}`;
  const { displayName: agent = '' } = item.profile;
  const isMailed =
    email !== '' &&
    (await canMail(deps, reviewEmail({ to: email, agent, username: item.username, link, days })));
  if (email && !isMailed) await updateNotMailed(deps.db, id);
  const [made] = await toReviews(deps, await listRecordRows(deps.db, { id }));
  if (!made) throw itemNotFound();
  const { username: _, ...review } = made;
  return {
    review,
    link: isLinkShown || !isMailed ? link : null,
    ...(email && { warning: isMailed ? deps.mail.warning : notMailed }),
  };
}

/** Waited for, because nobody else has the link: where the mail server does not take it, the agent has to. */
async function canMail({ mail, log }: Deps, message: Email): Promise<boolean> {
  try {
    await mail.send(message);
    return true;
  } catch (error) {
    log.warn({ reason: loggableError(error).message }, 'a review email could not be sent');
    return false;
  }
}

/** Wording for platforms comes and goes without a new day of the item: its words are always read again. */
const neverUntouched = '1970-01-01T00:00:00Z';

const notMailed = 'The email couldn’t be sent. Copy the link and send it yourself.';

/** The record of a link stays, and an approval counts on; doing it again leaves everything as it is. */
export async function withdrawReviewOf(deps: Reading, userId: number, id: number): Promise<void> {
  if (await updateWithdrawn(deps.db, userId, id)) return;
  if (await closeApprovedLink(deps.db, userId, id)) return;
  const [row] = await listRecordRows(deps.db, { userId, id });
  if (!row) throw notFound('This review link is no longer on the list.');
}

type Item = NonNullable<Awaited<ReturnType<typeof findItemToSend>>> & { sources: Source[] };

/** With the flags, the ledger and the state's line as they are now, so that the broker sees what the agent saw. */
async function pieceToSend(
  deps: Reading,
  { userId, contentId }: { userId: number; contentId: number },
  item: Item,
): Promise<ReviewedPiece> {
  const { title, content, hashtags, sources, location, state, imageUrls, pictureKeys, profile } =
    item;
  const wording = { title, content, hashtags, imagePrompt: '', location, state };
  const check = (words: Partial<typeof wording>) =>
    deps.texts.run('checkWording', { ...wording, ...words }, { userId });
  const flags = await check({});
  const platformTexts = [];
  for (const each of platformTextsOf(item)) {
    const found = await check({ title: '', content: escapeText(each.text), hashtags: [] });
    const isNew = (flag: Flag) => !flags.some((known) => isSameFlag(known, flag));
    platformTexts.push({ ...each, flags: found.filter(isNew) });
  }
  const published = [content, ...platformTexts.map(({ text }) => paragraphsOf(text))].join('\n');
  return {
    ...{ title, content, hashtags, sources, platformTexts },
    pictures: [...new Set([...imageUrls, ...pictureKeys.map((key) => `/api/files/${key}`)])],
    flags,
    ledger: withoutWords(
      await ledgerOf(deps, userId, { title, content: published, location, state, contentId }),
    ),
    stateLine: stateLineOf(profile, state),
  };
}

/** What is published in place of the text: the agent's own wording, else what was written of the piece as it is now. */
function platformTextsOf({ title, content, hashtags, platformTexts, writtenVersions }: Item) {
  const isCurrent = writtenVersions?.of === fingerprintOf([title, content, hashtags]);
  const written = Object.entries(isCurrent ? writtenVersions.versions : {})
    .filter(([key, version]) => version && platformTexts[key] === undefined)
    .map(([key, version]) => ({
      ...{ name: placeName(key), isOwn: false },
      text: [version?.text, version?.hashtags.map((tag) => `#${tag}`).join(' ')]
        .join('\n\n')
        .trim(),
    }));
  const own = Object.entries(platformTexts).map(([key, text]) => ({
    ...{ name: placeName(key), isOwn: true, text },
  }));
  return [...own, ...written];
}

const placeName = (key: string) =>
  findPlatform(key)?.name ?? (key === 'formatted' ? 'websites' : 'other places');

/** Plain text as HTML, so that a line is never read on into the next. */
const paragraphsOf = (text: string) =>
  text
    .split(/\n+/)
    .map((line) => `<p>${escapeText(line)}</p>`)
    .join('');

const isSameFlag = (one: Flag, other: Flag) => one.id === other.id && one.text === other.text;

/**
 * An origin may say more than the piece does, such as the rest of an answer: a broker gets its name alone. A sentence
 * that goes to several places is listed once.
 */
const withoutWords = ({ sentences, isWhole }: Ledger): ReviewedPiece['ledger'] => ({
  sentences: sentences.filter(isFirstOfItsWording).map(({ text, isConfirmed, claims }) => ({
    text,
    isConfirmed,
    claims: claims.map(({ text: words, origin }) => ({
      text: words,
      origin: origin && { kind: origin.kind, label: origin.label },
    })),
  })),
  isWhole,
});

const isFirstOfItsWording = ({ key }: LedgerSentence, index: number, all: LedgerSentence[]) =>
  all.findIndex((other) => other.key === key) === index;

function stateLineOf(given: Item['profile'], state: string): ReviewedPiece['stateLine'] {
  const profile = { ...emptyProfile, ...given };
  return {
    line: lineOf(profile, state),
    missing: missingForState(profile).map(({ hint }) => hint),
    rule: describeRuleOf(profile.licenseState),
  };
}

/** Characters of a title in the record. */
const titleAtMost = 200;

const shortTitle = (html: string) =>
  plainTextOf(html).replace(/\s+/g, ' ').slice(0, titleAtMost).toWellFormed().trim();

const itemNotFound = () =>
  notFound("The content you're looking for doesn't exist or you don't have permission to view it.");
