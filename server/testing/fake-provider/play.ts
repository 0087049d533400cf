import { type Behaviour, isVendorFailure, type VendorBehaviour } from './behaviour.ts';
import type { ProviderCall } from './call.ts';
import { deliverStream, deliverWhole } from './deliver.ts';
import type { Exchange } from './exchange.ts';
import { imageAnswer } from './image-answer.ts';
import { modelAnswer } from './model-answer.ts';

/** Answers a call in the way a behaviour asks for. `address` is where links point back to. */
export async function play(
  exchange: Exchange,
  call: ProviderCall,
  behaviour: Behaviour,
  address: string,
): Promise<void> {
  if (!canPlay(call, behaviour)) {
    const message = `The fake provider has no "${behaviour.kind}" for ${call.format}.`;
    return exchange.sendFailure(call.fail({ kind: 'invalid-request', message }, call.model));
  }
  if (behaviour.kind === 'hang') return exchange.hang();
  if (behaviour.kind === 'html') {
    return exchange.send(behaviour.status ?? 200, 'text/html', htmlPage);
  }
  if (behaviour.kind === 'empty' && behaviour.of === 'body') {
    return exchange.send(200, 'application/json', '');
  }
  if (behaviour.kind === 'cut' && behaviour.before === 'headers') return exchange.cut();
  if (isVendorFailure(behaviour) && !reportsInStream(call, behaviour)) {
    return exchange.sendFailure(call.fail(behaviour, call.model));
  }
  if (call.purpose === 'text' && call.isStreaming) {
    return deliverStream(exchange, call, behaviour);
  }
  if (call.purpose === 'image' && behaviour.kind === 'refusal') {
    return exchange.sendFailure(call.refusal());
  }
  await deliverWhole(exchange, wholeBody(call, behaviour, address), behaviour);
}

const imageOnly = ['not-an-image', 'oversized'];
const textOnly = ['malformed-json', 'wrong-shape', 'truncated'];

function canPlay(call: ProviderCall, { kind }: Behaviour): boolean {
  if (call.purpose === 'text') return !imageOnly.includes(kind);
  if (call.purpose === 'image') return !textOnly.includes(kind);
  return ![...imageOnly, ...textOnly, 'refusal'].includes(kind);
}

const htmlPage =
  '<!doctype html><html><head><title>502 Bad Gateway</title></head><body><h1>Bad Gateway</h1></body></html>';

const reportsInStream = (call: ProviderCall, behaviour: VendorBehaviour) =>
  call.isStreaming && behaviour.inStream !== undefined;

function wholeBody(call: ProviderCall, behaviour: Behaviour, address: string): unknown {
  if (call.purpose === 'list') return call.whole();
  if (call.purpose === 'text') return call.whole(modelAnswer(behaviour, call));
  return call.whole(imageAnswer(behaviour, call, address));
}
