import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type DirectKey, directChannels } from '#contract/channel-list.ts';
import type {
  Channel,
  ChannelCall,
  OutgoingPicture,
  OutgoingPiece,
} from '#server/adapters/channels/channel.ts';
import { ChannelFailed, type ProblemCode } from '#server/adapters/channels/channel-failure.ts';
import { allChannels } from '#server/adapters/channels/channels.ts';
import { createGuardedClient } from '#server/adapters/guarded-client.ts';
import { pngPicture } from '#server/testing/pictures.ts';
import { channelFaultNames, type Fault, type FaultServer } from './fault-server.ts';

/** A local stand-in for a service, with what is connected to it. */
export type StandIn = {
  server: FaultServer;
  /** As filled in by an agent. */
  values: Record<string, string>;
  /** The keys of the pieces that readers see there; a piece that came twice stands twice. */
  keysThere(): string[];
  close(): Promise<void>;
};

type Expected = Record<Fault, ProblemCode | 'published'>;

/** What each fault means, unless a channel has reason to read it otherwise. */
const usual: Expected = {
  'a 401': 'wrong_password',
  'a 403': 'not_allowed',
  'a 404': 'not_found',
  'a 413': 'too_large',
  'a 429': 'rate_limited',
  'a 500': 'server_error',
  'a redirect': 'moved',
  'a page': 'bad_answer',
  'an error inside a 200': 'refused',
  'silence before acceptance': 'no_answer',
  'silence after acceptance': 'no_answer',
  'a cut before acceptance': 'no_answer',
  'a cut after acceptance': 'no_answer',
  'a slow body': 'no_answer',
};

export const samplePiece: OutgoingPiece = {
  kind: 'post',
  title: 'Three porches & a swing',
  html: '<h2>Three porches</h2><p>Come by on “Saturday”.</p>',
  text: 'Three porches\n\nCome by on “Saturday”.\n\n#porches',
  hashtags: ['porches'],
  pictures: [],
  plannedFor: new Date('2026-11-21T15:00:00Z'),
};

/** The sample, with a picture where the channel takes any. */
const pieceFor = (key: DirectKey): OutgoingPiece => ({
  ...samplePiece,
  pictures: directChannels[key].pictures > 0 ? [samplePicture] : [],
});

export const samplePicture: OutgoingPicture = {
  alt: 'A porch with a swing',
  mediaType: 'image/png',
  read: () => pngPicture(),
  link: 'https://porchlight.example.com/picture.png',
};

/** Milliseconds after which a server is given up: soon only where it is meant to be silent, for the machine may be busy. */
const patienceWith = (fault: Fault | undefined) =>
  /silence|slow/.test(fault ?? '') ? 500 : 10_000;

type Differences = {
  /** Faults that mean something else here. */
  otherwise?: Partial<Expected>;
  /** The calls a piece with a picture takes, by method and path, where there are several. The last one publishes it. */
  steps?: RegExp[];
  /** Nobody lets us look there: what may have arrived is asked of the agent, and never sent again unasked. */
  asksAgent?: true;
};

/** What every channel has to keep to. Each has a test file that calls this with a stand-in of its service. */
export function describeChannel(
  key: DirectKey,
  start: () => Promise<StandIn>,
  { otherwise = {}, steps = [/./], asksAgent }: Differences = {},
): void {
  const channel: Channel = allChannels[key];
  const piece = pieceFor(key);
  const expected = { ...usual, ...otherwise };
  let standIn: StandIn;
  let call: ChannelCall;

  beforeEach(async () => {
    standIn = await start();
    const values = channel.readValues(standIn.values);
    if (values instanceof ChannelFailed) throw values;
    const guarded = createGuardedClient({ allowLocal: true });
    call = {
      values,
      client: (request) => guarded({ ...request, timeout: patienceWith(standIn.server.fault) }),
    };
  });
  afterEach(() => standIn.close());

  const failureOf = (work: Promise<unknown>) =>
    work.then(
      () => undefined,
      (error: unknown) => {
        if (!(error instanceof ChannelFailed)) throw error;
        return error;
      },
    );
  const outcome = async (work: Promise<unknown>) => (await failureOf(work))?.code ?? 'published';

  describe(`${key}: a channel`, () => {
    test('checks the account without publishing anything', async () => {
      await channel.check(call);
      expect(standIn.keysThere()).toEqual([]);
    });

    test('publishes a piece under its key', async () => {
      await channel.publish(call, piece, 'key-1');
      expect(standIn.keysThere()).toEqual(['key-1']);
    });

    test.each(channelFaultNames)('says what %s means', async (fault) => {
      standIn.server.fault = fault;
      standIn.server.faultAt = steps.at(-1);
      expect(await outcome(channel.publish(call, piece, 'key-1'))).toBe(expected[fault]);
    });

    test.each(channelFaultNames)('says what %s means when the account is tried', async (fault) => {
      standIn.server.fault = fault;
      const told = await outcome(channel.check(call));
      expect(told).toBe(expected[fault]);
      expect(standIn.keysThere()).toEqual([]);
    });

    test('says how long to wait after a 429', async () => {
      standIn.server.fault = 'a 429';
      const failed = await channel.publish(call, piece, 'key-1').catch((error) => error);
      expect(failed).toMatchObject({ code: 'rate_limited', retryAfter: 120, canPass: true });
    });

    const places = steps.flatMap((step) =>
      channelFaultNames.map((fault) => [fault, step] as const),
    );
    test.each(places)('has a piece there once after %s at %s and another try', async (...at) => {
      const [fault, step] = at;
      standIn.server.fault = fault;
      standIn.server.faultAt = step;
      const failed = await failureOf(channel.publish(call, piece, 'key-1'));
      const calls = standIn.server.received.map(({ method, path }) => `${method} ${path}`);
      expect(calls.filter((each) => step.test(each))).not.toEqual([]);
      standIn.server.fault = undefined;
      const look = () => channel.lookUp?.(call, 'key-1', piece);
      if (asksAgent && failed?.isUnsure) {
        await expect(look()).rejects.toMatchObject({ code: 'outcome_unknown', canPass: false });
        expect(standIn.keysThere().length).toBeLessThanOrEqual(1);
        return;
      }
      const found = asksAgent ? undefined : await look();
      if (!found) await channel.publish(call, piece, 'key-1');
      expect(new Set(standIn.keysThere())).toEqual(new Set(['key-1']));
      if (channel.lookUp) expect(standIn.keysThere()).toHaveLength(1);
    });

    test('never tells its secrets in a failure', async () => {
      for (const fault of channelFaultNames) {
        standIn.server.fault = fault;
        const failed = await channel.publish(call, piece, 'k').catch((error) => error);
        const told = JSON.stringify([failed, failed?.message, failed?.problem, failed?.cause]);
        for (const { name, isSecret } of directChannels[key].fields) {
          if (isSecret) expect(told).not.toContain(call.values[name]);
        }
      }
    });
  });
}
