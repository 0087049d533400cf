import { createHash } from 'node:crypto';
import { z } from 'zod';
import { directChannels } from '#contract/channel-list.ts';
import { escapeText } from '#contract/text.ts';
import type { Channel, ChannelCall, OutgoingPicture, OutgoingPiece, Published } from './channel.ts';
import { ChannelFailed } from './channel-failure.ts';
import { openSite, readSiteAddress, type Site, TermExists } from './wordpress-site.ts';

/**
 * An article or post on the agent's own site, with an application password. WordPress has no idempotency keys: the last
 * part of a post's address is made from our key, and is looked for among the latest posts before a second try.
 */
export const wordpress: Channel = {
  readValues({ address = '', username = '', appPassword = '', status = '', category = '' }) {
    const url = readSiteAddress(address);
    if (!url) return invalid('Enter the whole address of your site, with https://.');
    if (!username.trim()) return invalid('Enter the name you log in to WordPress with.');
    const password = appPassword.replace(/\s/g, '');
    if (!/^[A-Za-z0-9]{24}$/.test(password))
      return invalid('An application password has six groups of four letters and digits.');
    return {
      address: url,
      username: username.trim(),
      appPassword: password,
      status: status === 'draft' ? 'draft' : 'publish',
      category: category.trim().slice(0, 100),
    };
  },

  async check(call) {
    const site = await openSite(call);
    await categoryOf(site, call);
  },

  async publish(call, piece, key) {
    const site = await openSite(call);
    const content = await contentOf(site, call, piece, key);
    const isEarly = piece.plannedFor.getTime() > Date.now() + 60_000;
    const { status = 'publish' } = call.values;
    const post = await site.send(
      '/wp/v2/posts',
      {
        ...content,
        slug: slugOf(piece.title, key),
        status: status === 'publish' && isEarly ? 'future' : status,
        // Without a zone, in UTC.
        ...(isEarly && { date_gmt: piece.plannedFor.toISOString().slice(0, 19) }),
      },
      Post,
    );
    return toPublished(post);
  },

  async update(call, piece, { remoteId, key }) {
    const site = await openSite(call);
    const content = await contentOf(site, call, piece, key);
    return toPublished(await site.send(`/wp/v2/posts/${Number(remoteId)}`, content, Post));
  },

  async lookUp(call, key, piece) {
    const site = await openSite(call);
    const latest = { status: 'any', orderby: 'id', order: 'desc', _fields: 'id,slug,link' };
    if (piece) {
      const query = { ...latest, slug: slugOf(piece.title, key) };
      const [post] = await site.read('/wp/v2/posts', query, z.array(Post));
      if (post) return toPublished(post);
    }
    // Its title may have been another one then, and a site may have changed the address.
    // By offset: a page after the last one is an error there.
    for (let offset = 0; offset < lookedThrough; offset += pageSize) {
      const query = { ...latest, per_page: String(pageSize), offset: String(offset) };
      const posts = await site.read('/wp/v2/posts', query, z.array(Post));
      const post = posts.find(({ slug }) => slug.endsWith(`-${shortKey(key)}`));
      if (post) return toPublished(post);
      if (posts.length < pageSize) break;
    }
    return undefined;
  },
};

/** Where a whole plan goes out at once, a thousand posts may have come after the one that is looked for. */
const pageSize = 100;
const lookedThrough = 1_100;

const Post = z.object({ id: z.number(), slug: z.string().default(''), link: z.string() });

/** A link that is none a browser would open is left out. */
const toPublished = ({ id, link }: z.infer<typeof Post>): Published => ({
  remoteId: String(id),
  link: /^https?:\/\//.test(link) ? link.slice(0, 2_000) : null,
});

/** What tells a piece on a site from all others, at the end of its address. */
export const shortKey = (key: string) =>
  createHash('sha256').update(key).digest('hex').slice(0, 10);

function slugOf(title: string, key: string): string {
  const plain = title.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const words = plain.replace(/['’]/g, '').match(/[a-z0-9]+/g) ?? ['post'];
  return `${words.join('-').slice(0, 80).replace(/-+$/, '')}-${shortKey(key)}`;
}

async function contentOf(site: Site, call: ChannelCall, piece: OutgoingPiece, key: string) {
  const pictures: Uploaded[] = [];
  for (const [index, picture] of piece.pictures
    .slice(0, directChannels.wordpress.pictures)
    .entries()) {
    pictures.push(await uploadOnce(site, picture, `porchlight-${shortKey(key)}-${index + 1}`));
  }
  const [featured, ...others] = pictures;
  const figures = others.map(
    ({ url, alt }) => `<figure><img src="${escapeText(url)}" alt="${escapeText(alt)}"></figure>`,
  );
  const category = await categoryOf(site, call);
  return {
    title: escapeText(piece.title),
    content: [piece.html, ...figures].join('\n'),
    ...(featured && { featured_media: featured.id }),
    ...(category && { categories: [category] }),
    tags: await tagsOf(site, piece.hashtags),
  };
}

const Term = z.object({ id: z.number(), name: z.string() });

async function categoryOf(site: Site, { values }: ChannelCall): Promise<number | undefined> {
  const { category } = values;
  if (!category) return undefined;
  const id = await termNamed(site, '/wp/v2/categories', category);
  if (id) return id;
  throw new ChannelFailed('invalid_values', {
    message: `There’s no category “${category}” there, and this account can’t make one.`,
    advice: 'Make it in WordPress first, or leave it empty.',
  });
}

/** Those the account may not make are left out: a post without a tag is better than none. */
async function tagsOf(site: Site, hashtags: string[]): Promise<number[]> {
  const ids: number[] = [];
  for (const tag of hashtags.slice(0, 10)) {
    const id = await termNamed(site, '/wp/v2/tags', tag);
    if (id) ids.push(id);
  }
  return ids;
}

async function termNamed(site: Site, route: string, name: string): Promise<number | undefined> {
  // Names are stored as they are printed.
  const search = name.replaceAll('&', '&amp;');
  const found = await site.read(route, { search, per_page: '100' }, z.array(Term));
  const same = found.find((term) => plainName(term.name) === plainName(name));
  if (same || !site.canMakeTerms) return same?.id;
  try {
    return (await site.send(route, { name }, Term)).id;
  } catch (error) {
    if (error instanceof TermExists) return error.id;
    throw error;
  }
}

const plainName = (name: string) => name.replaceAll('&amp;', '&').toLowerCase();

type Uploaded = { id: number; url: string; alt: string };

const Media = z.object({ id: z.number(), source_url: z.string() });

/** Named after our key and what is on it: one that has arrived at an earlier try is used, another one in its place is not. */
async function uploadOnce(site: Site, picture: OutgoingPicture, place: string): Promise<Uploaded> {
  const { mediaType, alt } = picture;
  const file = await picture.read();
  const name = `${place}-${createHash('sha256').update(file).digest('hex').slice(0, 8)}`;
  const ending = mediaType.split('/')[1]?.replace('jpeg', 'jpg');
  const [there] = await site.read('/wp/v2/media', { slug: name }, z.array(Media));
  const media =
    there ??
    (await site.upload('/wp/v2/media', { file, mediaType, fileName: `${name}.${ending}` }, Media));
  await site.send(`/wp/v2/media/${media.id}`, { alt_text: alt }, Media);
  return { id: media.id, url: media.source_url, alt };
}

const invalid = (message: string) => new ChannelFailed('invalid_values', { message, advice: '' });
