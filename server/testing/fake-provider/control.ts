import { z } from 'zod';
import { Behaviour } from './behaviour.ts';
import type { RecordedRequest } from './recorded-request.ts';

export type Controls = {
  requests: RecordedRequest[];
  next(...behaviours: Behaviour[]): void;
  always(behaviour: Behaviour): void;
  resume(): void;
  reset(): void;
};

type Reply = { status: number; body: unknown };

/** The same controls for a test in another process: `next` takes one behaviour or a list. */
export function control(controls: Controls, command: string, body: unknown): Reply {
  try {
    return carryOut(controls, command, body);
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error;
    return { status: 400, body: { error: z.prettifyError(error) } };
  }
}

function carryOut(controls: Controls, command: string, body: unknown): Reply {
  if (command === 'GET requests') return { status: 200, body: controls.requests };
  if (command === 'POST next') {
    const behaviours = Array.isArray(body) ? body : [body];
    controls.next(...z.array(Behaviour).parse(behaviours));
    return done;
  }
  if (command === 'POST always') {
    controls.always(Behaviour.parse(body));
    return done;
  }
  if (command === 'POST resume') {
    controls.resume();
    return done;
  }
  if (command === 'POST reset') {
    controls.reset();
    return done;
  }
  return { status: 404, body: { error: `There is no control "${command}".` } };
}

const done: Reply = { status: 200, body: { ok: true } };
