import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { pictureSizeNames } from '#contract/composition.ts';
import { pathOf } from '#contract/endpoint.ts';
import { readLinkedPicture } from '#contract/images.ts';
import type { Download } from '#server/core/download.ts';
import { addressGroup } from '#server/core/limits.ts';
import { users } from '#server/db/schema/auth.ts';
import type { Deps } from '#server/deps.ts';
import { notFound } from '#server/errors.ts';
import { downloadSized } from './sized-pictures.ts';

/**
 * Links to pictures for tools that fetch them. Everything is in the link, sealed, so that nothing is stored: whose
 * picture it is, in which size, and until when.
 */
const PictureLink = z.object({
  userId: z.number(),
  key: z.string(),
  size: z.enum(pictureSizeNames),
  /** Seconds since 1970. */
  until: z.number(),
});

type Linked = Omit<z.infer<typeof PictureLink>, 'until'> & { until: Date };

const sealedFor = 'picture-links';

/** Nothing without an https address: nobody could fetch it. */
export function pictureLink(
  { config, secrets, siteUrl }: Pick<Deps, 'config' | 'secrets' | 'siteUrl'>,
  { until, ...picture }: Linked,
): string | undefined {
  if (!config.publicUrl?.startsWith('https:')) return undefined;
  const link = { ...picture, until: Math.floor(until.getTime() / 1_000) };
  const token = secrets.seal(JSON.stringify(link), sealedFor);
  return `${siteUrl()}${pathOf(readLinkedPicture, { token })}`;
}

export async function downloadLinkedPicture(
  deps: Deps,
  { token, address }: { token: string; address: string },
  signal: AbortSignal,
): Promise<Download> {
  const link = readLink(deps, token);
  if (!link || !(await isThere(deps, link.userId))) {
    await deps.limits.take('unknownPictureLinkByAddress', addressGroup(address));
    throw notFound('This link has ended.');
  }
  const { userId, key, size } = link;
  await deps.limits.take('pictureByLinkOwner', userId);
  const { bytes, mediaType } = await downloadSized(
    deps,
    userId,
    { key, size, isKept: false },
    signal,
  );
  return { bytes, mediaType, cacheControl: 'no-store' };
}

function readLink({ secrets }: Deps, token: string) {
  const text = secrets.open(token, sealedFor);
  if (text === undefined) return undefined;
  const link = PictureLink.parse(JSON.parse(text));
  return link.until * 1_000 > Date.now() ? link : undefined;
}

/** Links of an account that is gone or disabled end with it. */
async function isThere({ db }: Deps, userId: number): Promise<boolean> {
  return (await db.$count(users, and(eq(users.id, userId), isNull(users.disabledAt)))) > 0;
}
