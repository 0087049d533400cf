import type { Readable } from 'node:stream';
import { plainTextOf } from '#builtin/html/plain-text.ts';
import type { Profile } from '#contract/account-forms.ts';
import { fromWirePlace } from '#contract/place.ts';
import type { PlatformVersion } from '#contract/platform-text.ts';
import {
  composeForPlatform,
  lengthOnPlatform,
  type PlatformKey,
  platformKeys,
  platforms,
} from '#contract/platforms.ts';
import type { Source } from '#contract/post.ts';
import { signatureOf } from '#contract/signature.ts';
import { extensionOf } from '#server/adapters/files/files.ts';
import { fileNameFor } from '#server/content/documents/file-name.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { getAccountOf } from '#server/features/account/account.service.ts';
import { ZipArchive } from '#server/zip.ts';
import {
  findSavedContent,
  listPictureFiles,
  listSavedContentOf,
  type SavedContentRow,
} from './saved-content.queries.ts';

type ArchiveDeps = Pick<Deps, 'db' | 'files' | 'texts'>;

/**
 * Every saved item in a folder of its own: the text, a text for each platform, and the pictures. One item
 * and one picture are in memory at a time. What is deleted while it is made is left out.
 */
export async function archiveSavedContent(
  deps: ArchiveDeps,
  userId: number,
  signal: AbortSignal,
): Promise<Readable> {
  const { profile } = await getAccountOf(deps.db, userId);
  const listed = await listSavedContentOf(deps.db, userId);
  return new ZipArchive(signal).fill(async (archive) => {
    await archive.add('README.txt', [readme(listed.length)]);
    for (const [index, { id }] of listed.entries()) {
      const item = await findSavedContent(deps.db, userId, id);
      if (item) await addItem(archive, folderOf(item, index), item, { ...deps, profile });
    }
  });
}

/** Numbered, so that they stand in the order of the list and two titles may be the same. */
const folderOf = ({ title }: SavedContentRow, index: number) =>
  `${String(index + 1).padStart(2, '0')}-${slugOf(plainTextOf(title))}`;

const slugOf = (name: string) => fileNameFor(name, 'html').replace(/\.html$/, '');

type ItemDeps = ArchiveDeps & { profile: Profile };

async function addItem(archive: ZipArchive, folder: string, item: SavedContentRow, deps: ItemDeps) {
  const page = await readable(() =>
    deps.texts.run('toHtmlPage', documentOf(item, deps.profile), { userId: item.userId }),
  );
  if (page) await archive.add(`${folder}/${item.kind}.html`, [page]);
  const texts = await readable(() => textsFor(item, deps));
  for (const [name, text] of Object.entries(texts ?? {}))
    await archive.add(`${folder}/${slugOf(name)}.txt`, [text]);
  const pictures = await listPictureFiles(deps.db, item.userId, item.id, fileKeysIn(item));
  let number = 0;
  const described: string[] = [];
  for (const { key, mediaType, altText } of pictures) {
    const bytes = await deps.files.read(key);
    if (!bytes) continue;
    number += 1;
    const name = `picture-${number}.${extensionOf(mediaType)}`;
    await archive.add(`${folder}/${name}`, bytes);
    if (altText) described.push(`${name}: ${altText}\n`);
  }
  if (described.length > 0) await archive.add(`${folder}/alt-text.txt`, described);
}

/** A text that is too large to be read leaves a gap, not half an archive. */
async function readable<Result>(read: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_large') return undefined;
    throw error;
  }
}

function documentOf(
  { title, content, hashtags, sources, state }: SavedContentRow,
  profile: Profile,
) {
  const signature = lineFor(profile, 'plain', state);
  return { title, content, hashtags, sources: sources as Source[], signature };
}

/** The agent's own wording, else what was written for the platform, else what the built-in writer makes of it. */
async function textsFor(
  item: SavedContentRow,
  { texts, profile }: ItemDeps,
): Promise<Record<string, string>> {
  const { title, content, hashtags, state } = item;
  const kept = item.platforms;
  const reserved = Object.fromEntries(
    platformKeys.map((key) => [key, lengthOnPlatform(key, lineFor(profile, key, state))]),
  );
  const drafted = { title, content, hashtags, place: fromWirePlace(item), reserved };
  const written: Partial<Record<PlatformKey, PlatformVersion>> =
    kept.written?.versions ?? (await texts.run('checkVersions', drafted, { userId: item.userId }));
  const own = platformKeys.map((key) => {
    const { text = '', hashtags: tags = [] } = written[key] ?? {};
    const parts = { title: '', text, hashtags: tags, signature: lineFor(profile, key, state) };
    return [platforms[key].name, kept.texts[key] ?? composeForPlatform(key, parts)];
  });
  return Object.fromEntries(own);
}

const lineFor = (profile: Profile, platform: PlatformKey | 'plain', state: string) =>
  profile.signatureOn ? signatureOf(profile, { platform, state }) : '';

/** The stored pictures an item names, in its list or inside its text. */
function fileKeysIn({ imageUrls, content }: SavedContentRow): string[] {
  const named = [...imageUrls, content].join(' ').matchAll(/\/api\/files\/([A-Za-z0-9_-]{20,64})/g);
  return [...new Set([...named].map(([, key = '']) => key))];
}

const readme = (
  count: number,
) => `Porchlight: your saved content (${count} ${count === 1 ? 'item' : 'items'})
Made on ${new Date().toUTCString()}

Each item has a folder of its own, the newest first:

post.html or article.html    the text, as a page that any browser opens
facebook.txt, x.txt, ...     the text for each platform, ready to paste
picture-1.png, ...           its pictures
alt-text.txt                 what is seen on them, for people who can't see them

Check facts, your state's rules and your broker's approval before you post.
`;
