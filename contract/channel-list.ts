import { type PlatformKey, platformKeys, platforms } from './platforms.ts';

/**
 * Where a piece can go at its time. To some places we bring it ourselves, with an account the agent has connected; for
 * the others we say when it is time, and the agent posts what is ready to be copied.
 */

export type ConnectionField = {
  name: string;
  label: string;
  hint: string;
  /** Stored encrypted, and never shown again. */
  isSecret: boolean;
  isOptional: boolean;
  /** Where one of a few is chosen, the first unless told. */
  options?: { value: string; label: string }[];
  /** Chosen from what the account has there, which the service lists. */
  isListed?: true;
  /** Not asked for on screen: where somebody stands in for the service. */
  isHidden?: true;
};

/** What a channel can do, as far as it is not the same for all. */
type DirectRow = {
  name: string;
  /** What connecting it does, in a sentence. */
  about: string;
  /** What is asked for when it is connected. */
  fields: ConnectionField[];
  /** Pictures that go along at most. */
  pictures: number;
  /** Characters of the text at most, as a person counts them, where there is an end. */
  characters: number | null;
  /** Whether what was published can be changed later. */
  canUpdate: boolean;
  /** Whether a piece is found again by its words alone: changed since, nobody can tell whether it has arrived. */
  isFoundByWords?: true;
  /** Connected by signing in there, where the operator has set that up. Nothing is typed here. */
  signsIn?: true;
  /** The platform whose wording of a piece goes there. */
  platform?: PlatformKey;
};

/** Which of a scheduler's own channels: chosen from those its account has. */
const destinationField: ConnectionField = {
  name: 'destination',
  label: 'Channel',
  hint: '',
  ...{ isSecret: false, isOptional: false, isListed: true },
};

/** What a sign-in there gives us. */
const ofSignIn = (name: string, isSecret: boolean): ConnectionField => ({
  name,
  label: '',
  hint: '',
  ...{ isSecret, isOptional: false, isHidden: true },
});

const directRows = {
  webhook: {
    name: 'Webhook',
    about:
      'Sends each piece at its time to an address of yours, signed, for Zapier, Make or your own program.',
    fields: [
      {
        name: 'address',
        label: 'Address',
        hint: 'Starts with https://',
        ...{ isSecret: false, isOptional: false },
      },
      {
        name: 'signingSecret',
        label: 'Signing secret',
        hint: 'Starts with whsec_. Leave it empty and we’ll make one.',
        ...{ isSecret: true, isOptional: true },
      },
    ],
    pictures: 4,
    characters: null,
    canUpdate: false,
  },
  bluesky: {
    name: 'Bluesky',
    about: 'Posts to your Bluesky account with up to four pictures.',
    fields: [
      {
        name: 'handle',
        label: 'Handle',
        hint: 'Such as jordan.bsky.social',
        ...{ isSecret: false, isOptional: false },
      },
      {
        name: 'appPassword',
        label: 'App password',
        hint: 'Make one in Bluesky: Settings, Privacy and security, App passwords. Your own password isn’t needed.',
        ...{ isSecret: true, isOptional: false },
      },
      {
        name: 'address',
        label: 'Server',
        hint: 'Leave it empty unless your account is on a server of its own.',
        ...{ isSecret: false, isOptional: true },
      },
    ],
    pictures: 4,
    characters: 300,
    canUpdate: false,
  },
  wordpress: {
    name: 'WordPress',
    about: 'Puts articles and posts on your own site, with pictures.',
    fields: [
      {
        name: 'address',
        label: 'Address of your site',
        hint: 'Starts with https://',
        ...{ isSecret: false, isOptional: false },
      },
      {
        name: 'username',
        label: 'Username',
        hint: 'The one you log in to WordPress with',
        ...{ isSecret: false, isOptional: false },
      },
      {
        name: 'appPassword',
        label: 'Application password',
        hint: 'Make one in WordPress: Users, Profile, Application Passwords.',
        ...{ isSecret: true, isOptional: false },
      },
      {
        name: 'status',
        label: 'What we do there',
        hint: '',
        ...{ isSecret: false, isOptional: true },
        options: [
          { value: 'publish', label: 'Publish' },
          { value: 'draft', label: 'Leave a draft' },
        ],
      },
      {
        name: 'category',
        label: 'Category',
        hint: 'Such as Blog. Leave it empty for the usual one.',
        ...{ isSecret: false, isOptional: true },
      },
    ],
    pictures: 10,
    characters: null,
    canUpdate: true,
  },
  buffer: {
    name: 'Buffer',
    about: 'Hands each piece to a channel of your Buffer account.',
    fields: [
      {
        name: 'apiKey',
        label: 'API key',
        hint: 'Make one in Buffer: Settings, API.',
        ...{ isSecret: true, isOptional: false },
      },
      destinationField,
      {
        name: 'status',
        label: 'What we do there',
        hint: '',
        ...{ isSecret: false, isOptional: true },
        options: [
          { value: 'publish', label: 'Post it at its time' },
          { value: 'queue', label: 'Add it to your Buffer queue' },
          { value: 'draft', label: 'Leave a draft' },
        ],
      },
      {
        name: 'address',
        label: 'Server',
        hint: '',
        ...{ isSecret: false, isOptional: true, isHidden: true },
      },
    ],
    pictures: 4,
    characters: null,
    canUpdate: false,
    isFoundByWords: true,
  },
  postiz: {
    name: 'Postiz',
    about: 'Hands each piece to a channel of your Postiz account.',
    fields: [
      {
        name: 'apiKey',
        label: 'API key',
        hint: 'In Postiz: Settings, Developers, Public API.',
        ...{ isSecret: true, isOptional: false },
      },
      {
        name: 'address',
        label: 'Server',
        hint: 'Leave it empty for postiz.com. On your own server it often ends in /api.',
        ...{ isSecret: false, isOptional: true },
      },
      destinationField,
      {
        name: 'status',
        label: 'What we do there',
        hint: '',
        ...{ isSecret: false, isOptional: true },
        options: [
          { value: 'publish', label: 'Post it at its time' },
          { value: 'draft', label: 'Leave a draft' },
        ],
      },
    ],
    pictures: 4,
    characters: null,
    canUpdate: false,
    isFoundByWords: true,
  },
  linkedinProfile: {
    name: 'LinkedIn profile',
    about: 'Posts to your own LinkedIn profile, with a picture.',
    fields: [
      ofSignIn('accessToken', true),
      ofSignIn('memberId', false),
      ofSignIn('address', false),
    ],
    pictures: 1,
    characters: platforms.linkedin.limit,
    canUpdate: false,
    signsIn: true,
    platform: 'linkedin',
  },
} satisfies Record<string, DirectRow>;

export type DirectKey = keyof typeof directRows;
export const directKeys = Object.keys(directRows) as [DirectKey, ...DirectKey[]];

type Direct = DirectRow & { key: DirectKey; kind: 'direct' };
type HandOff = { key: PlatformKey; kind: 'handOff'; name: string };
export type ChannelKey = DirectKey | PlatformKey;

export const channelKeys = [...platformKeys, ...directKeys] as [ChannelKey, ...ChannelKey[]];

export const directChannels = Object.fromEntries(
  directKeys.map((key) => [key, { key, kind: 'direct', ...directRows[key] }]),
) as unknown as Record<DirectKey, Direct>;

export const channels = {
  ...Object.fromEntries(
    platformKeys.map((key) => [key, { key, kind: 'handOff', name: platforms[key].name }]),
  ),
  ...directChannels,
} as Record<ChannelKey, Direct | HandOff>;
