import { z } from 'zod';
import { directChannels } from '#contract/channel-list.ts';
import type { GuardedAnswer, GuardedRequest } from '#server/adapters/guarded-client.ts';
import {
  chooseFirst,
  destinationGone,
  hasSameWords,
  isEarly,
  networks,
  refuseUnfit,
} from './bridge.ts';
import type { Channel, ChannelCall, DestinationOption, OutgoingPicture } from './channel.ts';
import { ChannelFailed } from './channel-failure.ts';
import { callJson } from './json-call.ts';

/**
 * A channel of the agent's Postiz, theirs or on a server of one's own. Postiz knows no idempotency keys: what may have
 * arrived is looked for among the posts around its time, by its words.
 */
export const postiz: Channel = {
  readValues({ apiKey = '', destination = '', status = '', address = '' }) {
    const key = apiKey.trim();
    if (!/^[\x21-\x7e]{8,500}$/.test(key)) return invalid('Enter the whole API key.');
    if (destination && !readDestination(destination)) return chooseFirst('Postiz');
    const url = URL.parse(address.trim() || 'https://api.postiz.com');
    if (!url || !/^https?:$/.test(url.protocol))
      return invalid('Enter the whole address of the server, with https://.');
    const folder = url.pathname.replace(/\/+$/, '').replace(/\/public\/v1$/, '');
    return {
      ...{ apiKey: key, destination },
      status: status === 'draft' ? 'draft' : 'publish',
      address: `${url.origin}${folder}`,
    };
  },

  listDestinations,

  charactersFor: ({ destination = '' }) => readDestination(destination)?.network.characters ?? null,

  async check(call) {
    const destinations = await listDestinations(call);
    if (!call.values.destination) throw chooseFirst('Postiz');
    if (!destinations.some(({ value }) => value === call.values.destination))
      throw destinationGone('Postiz');
  },

  async publish(call, piece) {
    const { id, settings, network } = destinationOf(call);
    refuseUnfit(piece, network);
    const image: object[] = [];
    for (const picture of piece.pictures.slice(0, directChannels.postiz.pictures)) {
      image.push(await upload(call, picture));
    }
    const type = isEarly(piece) ? 'schedule' : 'now';
    const [made] = await ask(
      call,
      '/posts',
      {
        method: 'POST',
        json: {
          type: call.values.status === 'draft' ? 'draft' : type,
          date: piece.plannedFor.toISOString(),
          shortLink: false,
          tags: [],
          posts: [
            { integration: { id }, value: [{ content: htmlOf(piece.text), image }], settings },
          ],
        },
      },
      z.array(z.object({ postId: z.string() })).min(1),
    );
    return { remoteId: made?.postId ?? null, link: null };
  },

  async lookUp(call, _key, piece) {
    if (!piece) return undefined;
    const { id } = destinationOf(call);
    const planned = piece.plannedFor.getTime();
    const around = {
      startDate: new Date(planned - hour).toISOString(),
      endDate: new Date(Math.max(planned, Date.now()) + hour).toISOString(),
    };
    const { posts } = await ask(call, `/posts?${new URLSearchParams(around)}`, {}, Posts);
    const found = posts.find(
      ({ integration, content }) =>
        integration.id === id && hasSameWords(textOf(content), piece.text),
    );
    if (!found) return undefined;
    const { releaseURL } = found;
    return {
      remoteId: found.id,
      link: releaseURL && /^https?:\/\//.test(releaseURL) ? releaseURL.slice(0, 2_000) : null,
    };
  },
};

const hour = 3_600_000;

const Posts = z.object({
  posts: z.array(
    z.object({
      id: z.string(),
      content: z.string(),
      releaseURL: z.string().nullish(),
      integration: z.object({ id: z.string() }),
    }),
  ),
});

/** As Postiz calls them, with the settings each has to have. The others need things a piece does not have. */
const providers: Record<string, { network: keyof typeof networks; settings?: object }> = {
  gmb: { network: 'google', settings: { topicType: 'STANDARD' } },
  facebook: { network: 'facebook' },
  instagram: { network: 'instagram', settings: { post_type: 'post' } },
  'instagram-standalone': { network: 'instagram', settings: { post_type: 'post' } },
  linkedin: { network: 'linkedin' },
  'linkedin-page': { network: 'linkedin' },
  x: { network: 'x', settings: { who_can_reply_post: 'everyone' } },
  threads: { network: 'threads' },
  bluesky: { network: 'bluesky' },
  mastodon: { network: 'mastodon' },
};

/** Kept as one text: the channel and what kind it is. */
function readDestination(destination: string) {
  const [, id, name = ''] = /^([\w-]{1,64}):([a-z-]{1,30})$/.exec(destination) ?? [];
  const provider = providers[name];
  if (!id || !provider) return undefined;
  return {
    id,
    network: networks[provider.network],
    settings: { __type: name, ...provider.settings },
  };
}

function destinationOf({ values }: ChannelCall) {
  const destination = readDestination(values.destination ?? '');
  if (!destination) throw chooseFirst('Postiz');
  return destination;
}

const Integrations = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    identifier: z.string(),
    disabled: z.boolean().nullish(),
  }),
);

async function listDestinations(call: ChannelCall): Promise<DestinationOption[]> {
  const integrations = await ask(call, '/integrations', {}, Integrations);
  return integrations.flatMap(({ id, name, identifier, disabled }) => {
    const value = `${id}:${identifier}`;
    const destination = readDestination(value);
    if (!destination || disabled) return [];
    return [{ value, label: `${destination.network.name}, ${name}`.slice(0, 200) }];
  });
}

async function upload(call: ChannelCall, { read, mediaType, alt }: OutgoingPicture) {
  const form = new FormData();
  const ending = mediaType.split('/')[1]?.replace('jpeg', 'jpg');
  form.set('file', new Blob([await read()], { type: mediaType }), `picture.${ending}`);
  const encoded = new Response(form);
  const { id, path } = await ask(
    call,
    '/upload',
    {
      method: 'POST',
      headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
      body: new Uint8Array(await encoded.arrayBuffer()),
    },
    z.object({ id: z.string(), path: z.string() }),
  );
  return { id, path, alt };
}

/** A paragraph for each line: line breaks in plain text are lost there. */
const htmlOf = (text: string) =>
  text
    .split('\n')
    .map((line) => `<p>${line.replace(/[&<>]/g, (found) => entities[found] ?? found)}</p>`)
    .join('');

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const textOf = (html: string) =>
  html
    .replace(/<[^<>]*>/g, ' ')
    .replace(
      /&(nbsp|lt|gt|quot|#39|#x27|amp);/g,
      (_entity, name: string) => characters[name] ?? '',
    );

const characters: Record<string, string> = {
  ...{ nbsp: ' ', lt: '<', gt: '>', quot: '"', amp: '&' },
  ...{ '#39': "'", '#x27': "'" },
};

type Request = Pick<GuardedRequest, 'method' | 'body' | 'headers'> & { json?: object };

async function ask<Schema extends z.ZodType>(
  call: ChannelCall,
  route: string,
  { headers, ...request }: Request,
  schema: Schema,
): Promise<z.output<Schema>> {
  const { address, apiKey = '' } = call.values;
  const { body } = await callJson(
    call,
    {
      url: `${address}/public/v1${route}`,
      // Without "Bearer".
      headers: { authorization: apiKey, ...headers },
      ...request,
    },
    schema,
    readFailure,
  );
  return body;
}

function readFailure({ status }: GuardedAnswer): ChannelFailed | undefined {
  if (status === 401) {
    return new ChannelFailed('wrong_password', {
      message: 'Postiz didn’t accept the API key.',
      advice: 'Copy it from Postiz once more, and enter it here.',
    });
  }
  if (status !== 404) return undefined;
  return new ChannelFailed('not_found', {
    message: 'There’s no Postiz at this address.',
    advice: 'On your own server its API often has an address that ends in /api.',
  });
}

const invalid = (message: string) => new ChannelFailed('invalid_values', { message, advice: '' });
