import type { Behaviour, Purpose } from './behaviour.ts';

export type BehaviourQueue = {
  next(...behaviours: Behaviour[]): void;
  always(behaviour: Behaviour): void;
  reset(): void;
  /** What the request at hand meets: a queued behaviour, the standing one or a plain answer. */
  take(purpose: Purpose): Behaviour;
};

export function createBehaviourQueue(): BehaviourQueue {
  let queued: Behaviour[] = [];
  let standing: Behaviour[] = [];

  return {
    next(...behaviours) {
      queued.push(...behaviours);
    },
    always(behaviour) {
      standing = [behaviour, ...standing.filter((other) => other.for !== behaviour.for)];
    },
    reset() {
      queued = [];
      standing = [];
    },
    take(purpose) {
      const position = queued.findIndex((behaviour) => meets(behaviour, purpose));
      const [taken] = position < 0 ? [] : queued.splice(position, 1);
      return taken ?? findStanding(standing, purpose) ?? { kind: 'answer' };
    },
  };
}

/** A start-up look at a provider's models must not eat what a test queued for a text. */
function meets(behaviour: Behaviour, purpose: Purpose): boolean {
  return behaviour.for === undefined ? purpose !== 'list' : behaviour.for === purpose;
}

const findStanding = (standing: Behaviour[], purpose: Purpose) =>
  standing.find((behaviour) => behaviour.for === purpose) ??
  standing.find((behaviour) => meets(behaviour, purpose));
