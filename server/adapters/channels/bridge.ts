import { platforms } from '#contract/platforms.ts';
import type { OutgoingPiece } from './channel.ts';
import { ChannelFailed } from './channel-failure.ts';

/** What services that post to several networks have in common. */

type Network = { name: string; characters: number; needsPicture?: true };

const { gbp, facebook, instagram, linkedin, x, threads } = platforms;

export const networks = {
  google: { name: 'Google', characters: gbp.limit },
  facebook: { name: 'Facebook', characters: facebook.limit },
  instagram: { name: 'Instagram', characters: instagram.limit, needsPicture: true },
  linkedin: { name: 'LinkedIn', characters: linkedin.limit },
  x: { name: 'X', characters: x.limit },
  threads: { name: 'Threads', characters: threads.limit },
  bluesky: { name: 'Bluesky', characters: 300 },
  mastodon: { name: 'Mastodon', characters: 500 },
} satisfies Record<string, Network>;

/** What the network would refuse, told before it is sent: the service might find out hours later. */
export function refuseUnfit(piece: OutgoingPiece, network: Network): void {
  if (network.needsPicture && piece.pictures.length === 0) {
    throw new ChannelFailed('refused', {
      message: `${network.name} takes no post without a picture.`,
      advice: 'Add a picture to the piece, then try again.',
    });
  }
  const count = [...graphemes.segment(piece.text)].length;
  if (count <= network.characters) return;
  throw new ChannelFailed('too_large', {
    message: `The text has ${count} characters, and ${network.name} takes ${network.characters}.`,
    advice: 'Shorten it, then try again.',
  });
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Milliseconds that clocks may differ. */
const clockDifference = 10 * 60_000;

/** Whether something stands there since its time, or for its time. The same words may have been used a month ago. */
export const isOfItsTime = ({ plannedFor }: OutgoingPiece, madeAt: Date, dueAt?: Date) =>
  madeAt.getTime() >= plannedFor.getTime() - clockDifference ||
  (dueAt !== undefined && Math.abs(dueAt.getTime() - plannedFor.getTime()) < 60_000);

/** Services change spaces, and put short addresses in the place of long ones. */
export const hasSameWords = (one: string, other: string) => wordsOf(one) === wordsOf(other);

const wordsOf = (text: string) => text.replace(/https?:\/\/\S+/g, '').replace(/\s+/g, '');

/** Whether it is sent ahead of its time. */
export const isEarly = ({ plannedFor }: OutgoingPiece) =>
  plannedFor.getTime() > Date.now() + 60_000;

export const chooseFirst = (service: string) =>
  new ChannelFailed('invalid_values', {
    message: `Choose which of your ${service} channels it is.`,
    advice: '',
  });

export const destinationGone = (service: string) =>
  new ChannelFailed('not_found', {
    message: `${service} no longer has this channel.`,
    advice: `Connect it in ${service} again, or choose another one under Change.`,
  });
