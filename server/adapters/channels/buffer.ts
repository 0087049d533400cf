import { z } from 'zod';
import { directChannels } from '#contract/channel-list.ts';
import type { GuardedAnswer } from '#server/adapters/guarded-client.ts';
import {
  chooseFirst,
  destinationGone,
  hasSameWords,
  isEarly,
  isOfItsTime,
  networks,
  refuseUnfit,
} from './bridge.ts';
import type { Channel, ChannelCall, DestinationOption, OutgoingPicture } from './channel.ts';
import { ChannelFailed, type ProblemCode } from './channel-failure.ts';
import { callJson } from './json-call.ts';

/**
 * A channel of the agent's Buffer account, by its GraphQL API. Buffer has no idempotency keys and takes no name of ours:
 * what may have arrived is looked for among the latest posts of the channel, by its words.
 */
export const buffer: Channel = {
  readValues({ apiKey = '', destination = '', status = '', address = '' }) {
    const key = apiKey.trim();
    if (!/^[\x21-\x7e]{8,500}$/.test(key)) return invalid('Enter the whole API key.');
    if (destination && !readDestination(destination)) return chooseFirst('Buffer');
    const url = URL.parse(address || 'https://api.buffer.com');
    if (!url || !/^https?:$/.test(url.protocol)) return invalid('Enter the whole address.');
    const isKnown = status === 'queue' || status === 'draft';
    return { apiKey: key, destination, status: isKnown ? status : 'publish', address: url.origin };
  },

  listDestinations,

  charactersFor: ({ destination = '' }) => readDestination(destination)?.network.characters ?? null,

  async check(call) {
    const destinations = await listDestinations(call);
    if (!call.values.destination) throw chooseFirst('Buffer');
    if (!destinations.some(({ value }) => value === call.values.destination))
      throw destinationGone('Buffer');
  },

  async publish(call, piece) {
    const { channelId, service, network } = destinationOf(call);
    refuseUnfit(piece, network);
    const { status } = call.values;
    const isTimed = status !== 'queue' && isEarly(piece);
    const input = {
      channelId,
      text: piece.text,
      schedulingType: 'automatic',
      mode: isTimed ? 'customScheduled' : status === 'publish' ? 'shareNow' : 'addToQueue',
      ...(isTimed && { dueAt: piece.plannedFor.toISOString() }),
      saveToDraft: status === 'draft',
      assets: piece.pictures.slice(0, directChannels.buffer.pictures).map(assetOf),
      ...(service.metadata && { metadata: service.metadata }),
    };
    const { createPost } = await ask(call, createQuery, { input }, z.object({ createPost: Made }));
    if ('post' in createPost) return toPublished(createPost.post);
    throw new ChannelFailed(mutationErrors[createPost.__typename] ?? 'refused', refusedWords);
  },

  async lookUp(call, _key, piece) {
    if (!piece) return undefined;
    const { organizationId, channelId } = destinationOf(call);
    const input = {
      organizationId,
      filter: { channelIds: [channelId] },
      sort: [{ field: 'createdAt', direction: 'desc' }],
    };
    const { posts } = await ask(call, postsQuery, { input }, z.object({ posts: Posts }));
    const found = posts.edges.find(
      ({ node }) =>
        hasSameWords(node.text, piece.text) &&
        isOfItsTime(piece, new Date(node.createdAt), node.dueAt ? new Date(node.dueAt) : undefined),
    );
    return found && toPublished(found.node);
  },
};

const createQuery = `mutation ($input: CreatePostInput!) {
  createPost(input: $input) {
    __typename
    ... on PostActionSuccess { post { id externalLink } }
    ... on MutationError { message }
  }
}`;

const postsQuery = `query ($input: PostsInput!) {
  posts(input: $input, first: 100) { edges { node { id text createdAt dueAt externalLink } } }
}`;

const Post = z.object({ id: z.string(), externalLink: z.string().nullish() });
const Made = z.union([z.object({ post: Post }), z.object({ __typename: z.string() })]);
const Posts = z.object({
  edges: z.array(
    z.object({
      node: Post.extend({
        text: z.string(),
        createdAt: z.string(),
        dueAt: z.string().nullish(),
      }),
    }),
  ),
});

const toPublished = ({ id, externalLink }: z.infer<typeof Post>) => ({
  remoteId: id,
  link: externalLink && /^https?:\/\//.test(externalLink) ? externalLink.slice(0, 2_000) : null,
});

/** As Buffer calls them. The others need things a piece does not have, such as a video or a board. */
const services: Record<string, { network: keyof typeof networks; metadata?: object }> = {
  googlebusiness: {
    network: 'google',
    metadata: { google: { type: 'whats_new', detailsWhatsNew: { button: 'none' } } },
  },
  facebook: { network: 'facebook', metadata: { facebook: { type: 'post' } } },
  instagram: {
    network: 'instagram',
    metadata: { instagram: { type: 'post', shouldShareToFeed: true } },
  },
  linkedin: { network: 'linkedin' },
  twitter: { network: 'x' },
  threads: { network: 'threads' },
  bluesky: { network: 'bluesky' },
  mastodon: { network: 'mastodon' },
};

/** Kept as one text: the organization, the channel and the service. */
function readDestination(destination: string) {
  const [, organizationId, channelId, name = ''] =
    /^([\w-]{1,64}):([\w-]{1,64}):([a-z]{1,30})$/.exec(destination) ?? [];
  const service = services[name];
  if (!organizationId || !channelId || !service) return undefined;
  return { organizationId, channelId, service, network: networks[service.network] };
}

function destinationOf({ values }: ChannelCall) {
  const destination = readDestination(values.destination ?? '');
  if (!destination) throw chooseFirst('Buffer');
  return destination;
}

const Account = z.object({
  account: z.object({ organizations: z.array(z.object({ id: z.string(), name: z.string() })) }),
});
const Listed = z.object({
  channels: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      service: z.string(),
      isDisconnected: z.boolean().nullish(),
    }),
  ),
});

const organizationsAtMost = 10;

async function listDestinations(call: ChannelCall): Promise<DestinationOption[]> {
  const { account } = await ask(call, '{ account { organizations { id name } } }', {}, Account);
  const destinations: DestinationOption[] = [];
  for (const { id } of account.organizations.slice(0, organizationsAtMost)) {
    const { channels } = await ask(
      call,
      'query ($input: ChannelsInput!) { channels(input: $input) { id name service isDisconnected } }',
      { input: { organizationId: id } },
      Listed,
    );
    for (const channel of channels) {
      const value = `${id}:${channel.id}:${channel.service.toLowerCase()}`;
      const destination = readDestination(value);
      if (destination && !channel.isDisconnected) {
        destinations.push({
          value,
          label: `${destination.network.name}, ${channel.name}`.slice(0, 200),
        });
      }
    }
  }
  return destinations;
}

/** Buffer takes no files, and fetches them when the post goes out. */
function assetOf({ link, alt }: OutgoingPicture) {
  if (link) return { image: { url: link, metadata: { altText: alt } } };
  throw new ChannelFailed('refused', {
    message: 'Buffer fetches pictures itself, and can’t reach this site from the internet.',
    advice:
      'Ask whoever runs Porchlight for you to set its public address, or take the picture off.',
  });
}

async function ask<Schema extends z.ZodType>(
  call: ChannelCall,
  query: string,
  variables: object,
  schema: Schema,
): Promise<z.output<Schema>> {
  const { body } = await callJson(
    call,
    {
      url: `${call.values.address}/`,
      method: 'POST',
      headers: { authorization: `Bearer ${call.values.apiKey}` },
      json: { query, variables },
    },
    z.object({ data: schema }),
    readFailure,
  );
  return (body as { data: z.output<Schema> }).data;
}

const Errors = z.object({
  errors: z.array(z.object({ extensions: z.object({ code: z.string() }).optional() })).min(1),
});

/** Most failures come as a success with errors in it. */
function readFailure({ status }: GuardedAnswer, body: unknown): ChannelFailed | undefined {
  const code = Errors.safeParse(body).data?.errors[0]?.extensions?.code ?? '';
  const known = status === 401 ? 'wrong_password' : queryErrors[code];
  if (known === 'wrong_password') {
    return new ChannelFailed(known, {
      message: 'Buffer didn’t accept the API key.',
      advice: 'Make a new one in Buffer under Settings, API, and enter it here.',
    });
  }
  return known && status < 300 ? new ChannelFailed(known) : undefined;
}

const queryErrors: Record<string, ProblemCode> = {
  UNAUTHORIZED: 'wrong_password',
  UNAUTHENTICATED: 'wrong_password',
  FORBIDDEN: 'not_allowed',
  NOT_FOUND: 'not_found',
  RATE_LIMIT_EXCEEDED: 'rate_limited',
  UNEXPECTED: 'server_error',
  INTERNAL_SERVER_ERROR: 'server_error',
};

const mutationErrors: Record<string, ProblemCode> = {
  UnauthorizedError: 'not_allowed',
  NotFoundError: 'not_found',
  LimitReachedError: 'refused',
  UnexpectedError: 'server_error',
  RestProxyError: 'server_error',
};

const refusedWords = {
  message: 'Buffer didn’t take the post.',
  advice:
    'Look in Buffer whether the channel’s queue is full or what else it needs, then try again.',
};

const invalid = (message: string) => new ChannelFailed('invalid_values', { message, advice: '' });
