import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { emptyProfile } from '#contract/account-forms.ts';
import { readOriginalPicture } from '#contract/altered-photos.ts';
import { pathOf } from '#contract/endpoint.ts';
import { signatureOf } from '#contract/signature.ts';
import type { Download } from '#server/core/download.ts';
import { addressGroup } from '#server/core/limits.ts';
import { hashToken } from '#server/core/sessions.ts';
import type { Deps } from '#server/deps.ts';
import { notFound } from '#server/errors.ts';
import { findAlteredPhotoByToken } from './altered-photos.queries.ts';
import { downloadFile } from './files.service.ts';

/**
 * The page a code on an altered photo leads to. Made on the server and without a script: it opens at once on any phone,
 * loads nothing but two pictures, and knows no session.
 */

type Visit = { token: string; address: string };

/** What is not there is a page as well: people scan codes, and the agent may have taken it down. */
export async function openOriginalPage(
  deps: Deps,
  visit: Visit,
  reply: FastifyReply,
): Promise<Download> {
  reply.headers(pageHeaders);
  const photo = await findPhoto(deps, visit);
  if (!photo) reply.code(404);
  const body = photo ? contentOf(photo, visit.token) : missing;
  return {
    bytes: Buffer.from(pageOf(body)),
    mediaType: 'text/html; charset=utf-8',
    cacheControl: 'no-store',
  };
}

/** Never any other file: the two keys come from the row. */
export async function downloadOriginalPicture(
  deps: Deps,
  { picture, ...visit }: Visit & { picture: 'altered' | 'original' },
): Promise<Download> {
  const photo = await findPhoto(deps, visit);
  if (!photo) throw notFound();
  const file = await downloadFile(deps, photo.userId, photo[picture], { isKept: false });
  return { bytes: file.bytes, mediaType: file.mediaType, cacheControl: 'no-store' };
}

/** Counted by address: a post may be seen by thousands, each from their own. */
async function findPhoto({ db, limits }: Deps, { token, address }: Visit) {
  await limits.take('originalByAddress', addressGroup(address));
  const photo = await findAlteredPhotoByToken(db, hashToken(token));
  if (!photo) await limits.take('unknownOriginalByAddress', addressGroup(address));
  return photo;
}

type Photo = NonNullable<Awaited<ReturnType<typeof findAlteredPhotoByToken>>>;

function contentOf({ profile, username, alteredAltText }: Photo, token: string): string {
  const line =
    signatureOf({ ...emptyProfile, ...profile }, { platform: 'plain' }) ||
    profile.displayName?.trim() ||
    username;
  const picture = (name: 'altered' | 'original', caption: string, alt: string) =>
    `<figure><img src="${pathOf(readOriginalPicture, { token, picture: name })}" alt="${escaped(alt)}"><figcaption>${caption}</figcaption></figure>`;
  return [
    '<h1>This photo was digitally altered</h1>',
    picture('altered', 'Altered', alteredAltText || 'The altered photo'),
    picture('original', 'Original, not altered', 'The original photo'),
    `<p>${escaped(line)}</p>`,
  ].join('\n');
}

const missing = `<h1>There’s no photo here</h1>
<p>The agent may have taken this page down.</p>`;

const style = `
:root { color-scheme: light dark; }
body { margin: 0; background: light-dark(#faf7f2, #10201d); color: light-dark(#1f2933, #e9efe9);
  font: 16px/1.55 system-ui, sans-serif; }
main { box-sizing: border-box; max-width: 1200px; margin: 0 auto; padding: 24px 16px 32px; display: grid; gap: 20px; }
h1 { margin: 0; font: 600 26px/1.25 Georgia, serif; }
figure { margin: 0; }
img { display: block; width: 100%; height: auto; border-radius: 14px; background: light-dark(#eee7dc, #1a302b); }
figcaption { margin-top: 8px; font-weight: 600; }
p { margin: 0; overflow-wrap: anywhere; }
@media (min-width: 800px) { main { grid-template-columns: 1fr 1fr; } h1, p { grid-column: 1 / -1; } }
`;

const pageOf = (body: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>Digitally altered photo</title>
<style>${style}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;

/** Nothing runs, and nothing is loaded but the two pictures. */
const pageHeaders = {
  'content-security-policy': `default-src 'none'; img-src 'self'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'x-robots-tag': 'noindex, nofollow',
};

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '');
