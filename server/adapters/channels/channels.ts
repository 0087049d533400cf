import type { DirectKey } from '#contract/channel-list.ts';
import { bluesky } from './bluesky.ts';
import { buffer } from './buffer.ts';
import type { Channel } from './channel.ts';
import { linkedinProfile } from './linkedin-profile.ts';
import { postiz } from './postiz.ts';
import { webhook } from './webhook.ts';
import { wordpress } from './wordpress.ts';

/** Every place we publish to by ourselves. */
export type Channels = Record<DirectKey, Channel>;

export const allChannels: Channels = {
  webhook,
  bluesky,
  wordpress,
  buffer,
  postiz,
  linkedinProfile,
};
