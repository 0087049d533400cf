import fc from 'fast-check';
import type { Endpoint } from '#contract/endpoint.ts';
import { createAccount, type FuzzAccount } from './accounts.ts';
import { bindAll, callOf, describe } from './calls.ts';
import { pathAndMethod } from './endpoints.ts';
import { faultIn, isRefused } from './judge.ts';
import type { Accounts } from './late-bound.ts';
import { callsAtOnce, endsSessions } from './pace.ts';
import { foreignOrigins, plansFor, type RequestPlan } from './requests.ts';
import { changedIn, readState } from './state.ts';
import type { FuzzAnswer, FuzzCall, Target } from './target.ts';

export type EndpointReport = {
  name: string;
  bodies: number;
  seed: number;
  /** Calls by the status of their answer. */
  statuses: Record<number, number>;
  /** Milliseconds of the slowest answer, with others under way. */
  slowest: number;
  problems: string[];
};

type Options = { bodies: number; seed: number };

/** Calls made before the state is looked at. */
const roundSize = 2_000;
/** Milliseconds after which an answer is not slow but missing. */
const timeout = 60_000;

/** Makes so many calls to an endpoint and says what came of it. */
export async function fuzzEndpoint(
  target: Target,
  endpoint: Endpoint,
  { bodies, seed }: Options,
): Promise<EndpointReport> {
  const run = new Run(target, endpoint, { bodies, seed });
  await run.meet();
  const plans = plansFor(endpoint);
  for (let done = 0; done < bodies; done += roundSize) {
    const numRuns = Math.min(roundSize, bodies - done);
    await run.round(fc.sample(plans, { numRuns, seed: seed + done }));
  }
  return run.report;
}

type Sent = { plan: RequestPlan; answer: FuzzAnswer };

class Run {
  readonly report: EndpointReport;
  readonly #target: Target;
  readonly #endpoint: Endpoint;
  #callers!: { user: FuzzAccount; admin: FuzzAccount };
  #other!: FuzzAccount;

  constructor(target: Target, endpoint: Endpoint, { bodies, seed }: Options) {
    this.#target = target;
    this.#endpoint = endpoint;
    this.report = {
      name: pathAndMethod(endpoint),
      bodies,
      seed,
      statuses: {},
      slowest: 0,
      problems: [],
    };
  }

  async meet(): Promise<void> {
    this.#other = await createAccount(this.#target);
    this.#callers = {
      user: await createAccount(this.#target),
      admin: await createAccount(this.#target, { isAdmin: true }),
    };
  }

  async round(plans: RequestPlan[]): Promise<void> {
    if (this.#endpoint.method === 'GET') return this.#onlyRead(plans);
    const hopeless = new Set(plans.filter((plan) => this.#mustBeRefused(plan)));
    await this.#tryHopeless([...hopeless]);
    const open = plans.filter((plan) => !hopeless.has(plan));
    const sent = await this.#sendAll(open, { renewing: true });
    this.#count(sent);
    await this.#lookAgain(refusedOf(sent));
  }

  /** Reading changes nothing, accepted or not. */
  async #onlyRead(plans: RequestPlan[]): Promise<void> {
    const { sent, changed } = await this.#watch(plans);
    this.#count(sent);
    for (const { plan, answer } of sent) {
      if (!isRefused(answer) && this.#mustBeRefused(plan)) {
        this.#complain('was accepted', plan, answer);
      }
    }
    if (changed.length > 0) {
      const culprit = await this.#findCulprit(plans);
      this.#complain(`only reads and changed ${changed.join(', ')}`, culprit);
    }
  }

  async #tryHopeless(plans: RequestPlan[]): Promise<void> {
    const { sent, changed, accepted } = await this.#watch(plans);
    this.#count(sent);
    for (const { plan, answer } of accepted) this.#complain('was accepted', plan, answer);
    if (accepted.length === 0) await this.#complainOf(changed, plans);
  }

  /**
   * Refused for what is there rather than for what was sent: made once more, by themselves. Those that
   * are accepted now, because things have changed, are left out of another try.
   */
  async #lookAgain(plans: RequestPlan[], tries = 3): Promise<void> {
    const { sent, changed, accepted } = await this.#watch(plans);
    if (accepted.length === 0) return this.#complainOf(changed, plans);
    if (changed.length > 0 && tries > 1) await this.#lookAgain(refusedOf(sent), tries - 1);
  }

  /** Makes the calls and says what they changed. */
  async #watch(
    plans: RequestPlan[],
  ): Promise<{ sent: Sent[]; accepted: Sent[]; changed: string[] }> {
    if (plans.length === 0) return { sent: [], accepted: [], changed: [] };
    const before = await readState(this.#target);
    const sent = await this.#sendAll(plans, { renewing: false });
    const accepted = sent.filter(({ answer }) => !isRefused(answer));
    return { sent, accepted, changed: changedIn(before, await readState(this.#target)) };
  }

  async #complainOf(changed: string[], plans: RequestPlan[]): Promise<void> {
    if (changed.length === 0) return;
    const culprit = await this.#findCulprit(plans);
    this.#complain(`was refused and changed ${changed.join(', ')}`, culprit);
  }

  /** Halves the calls as long as one half alone changes something. */
  async #findCulprit(plans: RequestPlan[]): Promise<RequestPlan | undefined> {
    if (plans.length <= 1) return plans[0];
    const middle = plans.length >> 1;
    for (const half of [plans.slice(0, middle), plans.slice(middle)]) {
      const { changed } = await this.#watch(half);
      if (changed.length > 0) return this.#findCulprit(half);
    }
    return undefined;
  }

  async #sendAll(plans: RequestPlan[], { renewing }: { renewing: boolean }): Promise<Sent[]> {
    const sent: Sent[] = [];
    const waiting = [...plans];
    const work = async () => {
      for (let plan = waiting.shift(); plan; plan = waiting.shift()) {
        const answer = await this.#send(plan);
        sent.push({ plan, answer });
        if (renewing) await this.#renew(plan, answer);
      }
    };
    await Promise.all(Array.from({ length: callsAtOnce(this.#endpoint) }, work));
    return sent;
  }

  async #send(plan: RequestPlan): Promise<FuzzAnswer> {
    const call = this.#callOf(plan);
    const start = performance.now();
    let timer: NodeJS.Timeout | undefined;
    const answer = await Promise.race([
      this.#target.send(call).catch((error: Error) => this.#noAnswerTo(call, error)),
      new Promise<FuzzAnswer>((resolve) => {
        timer = setTimeout(() => resolve(noAnswer('still waiting')), timeout);
      }),
    ]);
    clearTimeout(timer);
    this.report.slowest = Math.max(this.report.slowest, performance.now() - start);
    return answer;
  }

  /** A connection may be closed before a body beyond the limit is sent. */
  #noAnswerTo({ payload }: FuzzCall, { message }: Error): FuzzAnswer {
    const isTooLong = Buffer.byteLength(payload ?? '') > (this.#endpoint.bodyLimit ?? 1024 * 1024);
    return isTooLong && /EPIPE|ECONNRESET/.test(message) ? noAnswer(cutOff) : noAnswer(message);
  }

  #accountsOf({ caller }: RequestPlan): Accounts & { account: FuzzAccount } {
    const account = caller === 'admin' ? this.#callers.admin : this.#callers.user;
    return { account, own: account.has, other: this.#other.has };
  }

  #paramsOf = (plan: RequestPlan) => bindAll(plan.params, this.#accountsOf(plan));

  #callOf(plan: RequestPlan): FuzzCall {
    const { account, ...accounts } = this.#accountsOf(plan);
    const cookie = plan.caller === 'visitor' ? undefined : account.cookie;
    return callOf(this.#endpoint, plan, { ...accounts, cookie });
  }

  /** Whoever may have lost the session gets another account; ids then speak of that one. */
  async #renew({ caller }: RequestPlan, { status, setsCookie }: FuzzAnswer): Promise<void> {
    const isGone = setsCookie || status === 401;
    if (!isGone && !endsSessions(this.#endpoint)) return;
    if (caller === 'visitor' || !(isGone || status < 300)) return;
    this.#callers[caller] = await createAccount(this.#target, { isAdmin: caller === 'admin' });
  }

  /** By the contract alone: who may not call, or what the schemas do not let through. */
  #mustBeRefused(plan: RequestPlan): boolean {
    const { access, params, method } = this.#endpoint;
    if (access !== 'anyone' && plan.caller === 'visitor') return true;
    if (access === 'admin' && plan.caller !== 'admin') return true;
    if (method !== 'GET' && foreignOrigins.includes(plan.headers.origin ?? '')) return true;
    if (params && !params.safeParse(this.#paramsOf(plan)).success) return true;
    return Boolean(plan.text) && this.#hasBadBody(plan);
  }

  #hasBadBody(plan: RequestPlan): boolean {
    const { body, kind } = this.#endpoint;
    const { headers, payload } = this.#callOf(plan);
    if (kind === 'upload' || !headers['content-type']?.startsWith('application/json')) return true;
    try {
      // A mark of the byte order is passed over, as every reader of texts does.
      const value: unknown = JSON.parse(String(payload).replace(/^\ufeff/, ''));
      return body !== undefined && !body.safeParse(value ?? {}).success;
    } catch {
      return true;
    }
  }

  #count(sent: Sent[]): void {
    for (const { plan, answer } of sent) {
      this.report.statuses[answer.status] = (this.report.statuses[answer.status] ?? 0) + 1;
      const fault = this.#faultIn(answer);
      if (fault) this.#complain(`got ${fault}`, plan, answer);
    }
  }

  #faultIn(answer: FuzzAnswer): string | undefined {
    if (answer.status !== 0) return faultIn(this.#endpoint, answer);
    return answer.body === cutOff ? undefined : 'no answer';
  }

  #complain(what: string, plan?: RequestPlan, answer?: FuzzAnswer): void {
    if (this.report.problems.length >= 5) return;
    const call = plan && describe(this.#callOf(plan), plan.caller);
    const got = answer && `${answer.status} ${answer.body.slice(0, 400)}`;
    const { name, seed } = this.report;
    const lines = [`${name}: a call ${what} (seed ${seed})`, call, got];
    this.report.problems.push(lines.filter(Boolean).join('\n  '));
  }
}

const cutOff = 'cut off';

const refusedOf = (sent: Sent[]) =>
  sent.filter(({ answer }) => isRefused(answer)).map(({ plan }) => plan);

const noAnswer = (reason: string): FuzzAnswer => ({
  status: 0,
  type: '',
  body: reason,
  setsCookie: false,
});
