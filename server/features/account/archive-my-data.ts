import type { Readable } from 'node:stream';
import { plainTextOf } from '#builtin/html/plain-text.ts';
import { pathOf } from '#contract/endpoint.ts';
import { readFile } from '#contract/images.ts';
import type { Source } from '#contract/post.ts';
import { extensionOf, type FileStore } from '#server/adapters/files/files.ts';
import { fileNameFor } from '#server/content/documents/file-name.ts';
import type { TextWorkers } from '#server/core/text-workers.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { ZipArchive } from '#server/zip.ts';
import type { MyData } from './my-data.ts';

/** Everything of a user as files a person can open and a program can read. */
export function archiveMyData(
  data: MyData,
  { files, texts }: Pick<Deps, 'files' | 'texts'>,
  { userId, signal }: { userId: number; signal: AbortSignal },
): Readable {
  return new ZipArchive(signal).fill(async (archive) => {
    await archive.add('README.txt', [exportReadme(data.account)]);
    await archive.add('account.json', [json(data.account)]);
    await archive.add('saved-content.json', jsonList(data.savedContent));
    for (const item of data.savedContent) {
      const page = await pageOf(item, texts, userId);
      if (page) await archive.add(pageName(item), [page]);
    }
    await archive.add('reviews.json', jsonList(data.reviews));
    await archive.add('plan.json', jsonList(data.plan));
    await archive.add('connections.json', jsonList(data.connections));
    await archive.add('learner.json', jsonList(data.answers));
    if (data.voice) await archive.add('voice.json', [json(data.voice)]);
    await archive.add('posts.json', jsonList(data.posts));
    await archive.add('writings.json', [json(data.writings)]);
    await archive.add('drafts.json', jsonList(data.drafts));
    await archive.add('confirmed-facts.json', jsonList(data.confirmedFacts));
    await archive.add('pictures.json', jsonList(await addPictures(archive, data.pictures, files)));
  });
}

/** One in memory at a time. One that was removed since the data was read is left out. */
async function addPictures(archive: ZipArchive, pictures: MyData['pictures'], files: FileStore) {
  const added: object[] = [];
  for (const { file, ...picture } of pictures) {
    const bytes = await files.read(file.key);
    if (!bytes) continue;
    const name = `pictures/${picture.type}-${picture.id}.${extensionOf(file.mediaType)}`;
    await archive.add(name, bytes);
    const { key, altText } = file;
    added.push({ file: name, address: pathOf(readFile, { key }), ...picture, altText });
  }
  return added;
}

type Item = MyData['savedContent'][number];

const pageName = ({ id, title }: Item) =>
  `saved-content/${id}-${fileNameFor(plainTextOf(title), 'html')}`;

/** A text that no page can be made of is in the list all the same. */
async function pageOf(
  { title, content, hashtags, sources }: Item,
  texts: TextWorkers,
  userId: number,
): Promise<string | undefined> {
  const text = { title, content, hashtags, sources: sources as Source[], signature: '' };
  try {
    return await texts.run('toHtmlPage', text, { userId });
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_large') return undefined;
    throw error;
  }
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** Written item by item: a long list never stands in memory as one text. */
function* jsonList(items: object[]): Generator<string> {
  yield '[';
  for (const [index, item] of items.entries()) {
    yield `${index === 0 ? '\n' : ',\n'}${JSON.stringify(item, null, 2)}`;
  }
  yield '\n]\n';
}

/** What the archive holds, for the person who opens it. */
function exportReadme({ username }: { username: string }): string {
  return `Porchlight: the data of ${username}
Made on ${new Date().toUTCString()}

account.json         your account and profile, where you are signed in, your tokens, and the titles you have used
saved-content.json   everything you have saved
saved-content/       the same as pages that any browser opens
reviews.json         when you sent which version of an item to a broker, who approved it, and comments
plan.json            what you planned for when and where, and what became of it
connections.json     the accounts you have connected to publish there, without their passwords
learner.json         the questions and answers Porchlight remembers for you, with their tags
voice.json           how you sound: your own texts and the rules learned from them, if you have set them
posts.json           everything that was written for you, as it is now
writings.json        what came of your requests and weeks of the last days, and which pages you have cleared
drafts.json          what you have not finished yet
confirmed-facts.json sentences whose facts you have confirmed
pictures/            your headshots and logos, AI images, originals of altered photos and personalized images
pictures.json        when and how the pictures were made, and where texts refer to them

What you have deleted is not in here. Passwords and sign-in tokens are not either: Porchlight keeps
them in a form that nobody can read. Passwords of connected accounts are left out as well.
`;
}
