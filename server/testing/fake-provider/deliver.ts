import { type Behaviour, isVendorFailure, type VendorBehaviour } from './behaviour.ts';
import type { ServerEvent, TextCall } from './call.ts';
import type { Exchange } from './exchange.ts';
import { modelAnswer } from './model-answer.ts';

/** Milliseconds of `slow`, longer than anybody's timeout for a first word. */
const slowDelay = 10_000;
/** Chunks of a stream before it breaks off. */
const chunksBeforeBreak = 5;
/** Milliseconds between the chunks of a paused text: well below the silence after which a reader gives up. */
const trickle = 10_000;

/** Sends a text piece by piece, until its end or until the behaviour breaks it off. */
export async function deliverStream(
  exchange: Exchange,
  call: TextCall,
  behaviour: Behaviour,
): Promise<void> {
  const { accepted, opening, deltas, closing } = call.stream(modelAnswer(behaviour, call));
  exchange.beginStream();
  await sendAll(exchange, accepted);
  if (isVendorFailure(behaviour) && behaviour.inStream === 'before-text') {
    return failInStream(exchange, call, behaviour);
  }
  await sendAll(exchange, opening);
  const { firstChunkDelay = 0, chunkDelay = 0 } = pace(behaviour);
  await exchange.pause(firstChunkDelay);
  const begun = pausedAt(behaviour);
  if (begun === undefined) {
    await sendAll(exchange, deltas.slice(0, chunksToSend(behaviour)), chunkDelay);
  } else {
    await sendAll(exchange, deltas.slice(0, begun), chunkDelay);
    await sendAll(exchange, await restAfterPause(exchange, deltas.slice(begun), begun > 0));
  }
  if (isVendorFailure(behaviour)) return failInStream(exchange, call, behaviour);
  if (behaviour.kind === 'stall') return exchange.hang();
  if (behaviour.kind === 'cut') return behaviour.cleanly ? exchange.end() : exchange.cut();
  await sendAll(exchange, closing);
  exchange.end();
}

/** Sends an answer at once, or the first half of it. */
export async function deliverWhole(
  exchange: Exchange,
  body: unknown,
  behaviour: Behaviour,
): Promise<void> {
  const text = JSON.stringify(body);
  await exchange.pause(pace(behaviour).firstChunkDelay ?? 0);
  if (behaviour.kind === 'stall') {
    await exchange.sendHalf(text, true);
    return exchange.hang();
  }
  if (behaviour.kind === 'cut') {
    await exchange.sendHalf(text, !behaviour.cleanly);
    return behaviour.cleanly ? exchange.end() : exchange.cut();
  }
  exchange.send(200, 'application/json', text);
}

/** Waits for `resume`. A text that has begun goes on meanwhile, a chunk now and then, so that nobody takes it for dead. */
async function restAfterPause(
  exchange: Exchange,
  deltas: ServerEvent[],
  hasBegun: boolean,
): Promise<ServerEvent[]> {
  const rest = [...deltas];
  while (!(await exchange.resumedWithin(trickle))) {
    const next = hasBegun && rest.length > 1 ? rest.shift() : undefined;
    if (next) await exchange.sendEvent(next);
  }
  return rest;
}

async function sendAll(exchange: Exchange, events: ServerEvent[], delay = 0): Promise<void> {
  for (const event of events) {
    await exchange.sendEvent(event);
    await exchange.pause(delay);
  }
}

async function failInStream(
  exchange: Exchange,
  call: TextCall,
  behaviour: VendorBehaviour,
): Promise<void> {
  await exchange.sendEvent(call.streamFailure(call.fail(behaviour, call.model)));
  exchange.end();
}

/** All of them, unless the behaviour breaks off. */
function chunksToSend(behaviour: Behaviour): number {
  if (isVendorFailure(behaviour)) return chunksBeforeBreak;
  if (behaviour.kind !== 'stall' && behaviour.kind !== 'cut') return Number.POSITIVE_INFINITY;
  return behaviour.afterChunks ?? chunksBeforeBreak;
}

const pausedAt = (behaviour: Behaviour) =>
  behaviour.kind === 'answer' ? behaviour.pauseAfter : undefined;

function pace(behaviour: Behaviour): { firstChunkDelay?: number; chunkDelay?: number } {
  if (behaviour.kind === 'slow') return { firstChunkDelay: behaviour.delay ?? slowDelay };
  return behaviour.kind === 'answer' ? behaviour : {};
}
