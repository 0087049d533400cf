import type { GuardedClient } from '#server/adapters/guarded-client.ts';
import type { ChannelFailed } from './channel-failure.ts';

/**
 * A place we bring pieces to, with an account the agent has connected. One file for each, and a row in `channels.ts` and
 * in contract/channel-list.ts, which says as data what it can do. Everything throws ChannelFailed and nothing else:
 * `testing/channel-suite.ts` holds each of them to that.
 */
export type Channel = {
  /** What the form of its connection asks for, checked before anything is called. Gives what was filled in, made whole. */
  readValues(values: Values): Values | ChannelFailed;
  /** What the account has there to publish to, where it is one of several. Asked before one is chosen. */
  listDestinations?(call: ChannelCall): Promise<DestinationOption[]>;
  /** Characters of the text at most, where that depends on what was chosen. */
  charactersFor?(values: Values): number | null;
  /** Tries the account without publishing anything. */
  check(call: ChannelCall): Promise<void>;
  /** Brings a piece there. The same key means the same piece, however often it is sent. */
  publish(call: ChannelCall, piece: OutgoingPiece, key: string): Promise<Published>;
  /** Replaces what was published. */
  update?(
    call: ChannelCall,
    piece: OutgoingPiece,
    published: Published & { key: string },
  ): Promise<Published>;
  /**
   * What is there under a key: asked before a piece is sent again whose fate is unknown. A channel without it takes the
   * same key any number of times and does no harm. The piece is for those that know no keys: what was sent,
   * unless it is gone since. Where nobody lets us look it fails with `outcome_unknown`, and the agent is asked.
   */
  lookUp?(call: ChannelCall, key: string, piece?: OutgoingPiece): Promise<Published | undefined>;
};

/** As one of a list. */
export type DestinationOption = { value: string; label: string };

/** What was filled in when the account was connected, secrets among it. */
export type Values = Record<string, string>;

export type ChannelCall = {
  values: Values;
  client: GuardedClient;
  /** Ends the call: nobody waits for a slow server longer than planned. */
  signal?: AbortSignal;
};

/** A piece as it leaves: all that any channel may need of it. */
export type OutgoingPiece = {
  kind: 'post' | 'article';
  /** Plain text. */
  title: string;
  html: string;
  /** Plain text, with the agent's line and the hashtags. */
  text: string;
  hashtags: string[];
  /** Pictures in the order in which they are shown, as many as the channel takes. */
  pictures: OutgoingPicture[];
  /** When it was planned for. */
  plannedFor: Date;
};

export type OutgoingPicture = {
  alt: string;
  mediaType: string;
  read(): Promise<Buffer>;
  /** Where others can fetch it for some weeks; null where nobody outside can reach us. */
  link: string | null;
};

export type Published = {
  /** What the channel calls it. */
  remoteId: string | null;
  /** Where readers find it. */
  link: string | null;
};
