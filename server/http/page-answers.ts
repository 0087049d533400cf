import { setTimeout } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { getAccount } from '#contract/account.ts';
import { getAiStatus } from '#contract/ai.ts';
import { getUser, verifySession, verifySessionPublic } from '#contract/auth.ts';
import { listActiveTopics, listMainTopics } from '#contract/catalog/topics.ts';
import { listConnections, listOfferedChannels } from '#contract/channels.ts';
import { findDraft, listDrafts } from '#contract/drafts.ts';
import { type Endpoint, pathOf } from '#contract/endpoint.ts';
import { listAnswers } from '#contract/learner.ts';
import { countNeedsYou, getPlanEntry, listNeedsYou } from '#contract/plan.ts';
import { getPlanEmails } from '#contract/plan-emails.ts';
import { findLastPlace } from '#contract/posts.ts';
import { getPublishingSettings } from '#contract/publishing.ts';
import { listRecentContent } from '#contract/recent-content.ts';
import { getReviewSettings } from '#contract/review.ts';
import { countSavedContent, getSavedContent, listSavedContent } from '#contract/saved-content.ts';
import { getVoice } from '#contract/voice.ts';
import type { SignedInUser } from '#server/core/sessions.ts';
import { reportError } from './error-handler.ts';
import { checkInput } from './input.ts';
import type { App } from './serve.ts';
import { findSession } from './sessions.ts';

type Params = Record<string, string>;

/** What a screen asks first, by its route, in the order in which it is waited for; `{id}` is that of the page's address. */
type Asked = Endpoint | { endpoint: Endpoint; params: Params };

const everyScreen: Asked[] = [getUser, countSavedContent, countNeedsYou];

const byScreen: Record<string, Asked[]> = {
  '/': [listRecentContent, getAccount],
  '/insights': [findLastPlace, listActiveTopics, listRecentContent, getAccount, listDrafts],
  '/blog': [findLastPlace, listActiveTopics, listRecentContent, listDrafts],
  '/blog/long-form': [
    { endpoint: findDraft, params: { kind: 'long-form' } },
    ...[findLastPlace, listMainTopics, getReviewSettings],
  ],
  '/saved-content': [listSavedContent, getAccount, getReviewSettings],
  '/content/:id': [getSavedContent, getAccount, getReviewSettings],
  '/plan': [listSavedContent, getPublishingSettings],
  '/plan/needs-you': [listNeedsYou],
  '/plan/:id': [getPlanEntry],
  '/learner-test': [listAnswers],
  '/help': [getAiStatus],
  '/account': [
    ...[getAccount, getAiStatus, getVoice],
    ...[listConnections, listOfferedChannels, getPlanEmails],
  ],
};

/** Milliseconds that a page waits for the database. What is not there by then the web app asks for as ever. */
const timeout = 500;

/** Characters of all answers on a page. A longer one would keep the scripts waiting, and comes by its own call. */
const maxCharacters = 64 * 1024;

/** The page of a screen, with what its address says. */
type Page = { route: string; params: Params };

export type PageAnswers = {
  /** Nobody, where the session has ended. */
  username: string | undefined;
  /** As JSON, by the address that would be asked for it. */
  answers: [address: string, json: string][];
};

/**
 * Gives what the browser would ask first at an address, as the endpoints themselves answer it; nothing where it cannot
 * be told in time who is asking. For somebody whose session has ended it says that nobody is signed in, and no more.
 */
export function createPageAnswers(app: App) {
  for (const asked of [...everyScreen, ...Object.values(byScreen).flat()]) requireOpen(app, asked);

  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    page: Page,
  ): Promise<PageAnswers | undefined> => {
    const stopWaiting = new AbortController();
    const { signal } = stopWaiting;
    const tooLate = setTimeout(timeout, undefined, { signal }).catch(() => undefined);
    const inTime = <Answer>(work: Promise<Answer>) => Promise.race([work, tooLate]);
    const call = { request, reply, signal };
    try {
      const session = await inTime(findSession(app.deps, request).then((user) => ({ user })));
      if (!session) return undefined;
      const { user } = session;
      // As for a call: for the log, and for the line in which the reads of one user wait.
      request.caller = { user };
      const check = await read(app, verifySessionPublic, { ...call, findUser: async () => user });
      const reads = user ? [...everyScreen, ...(byScreen[page.route] ?? [])] : [];
      const answers = await Promise.all(
        reads.map((asked) => inTime(answerTo(app, asked, page, { ...call, user }))),
      );
      return {
        username: user?.username,
        answers: withinLimit([[verifySession.path, check], ...answers]),
      };
    } catch {
      // Without them the web app asks, and says what is wrong.
      return undefined;
    } finally {
      stopWaiting.abort();
    }
  };
}

const endpointOf = (asked: Asked): Endpoint => ('endpoint' in asked ? asked.endpoint : asked);

/** Nothing that is counted or needs more than to be signed in comes with a page. */
function requireOpen({ readers }: App, asked: Asked): void {
  const endpoint = endpointOf(asked);
  if (!readers.has(endpoint) || endpoint.access !== 'user' || endpoint.limit) {
    throw new Error(`No page can carry the answer of ${endpoint.path}`);
  }
}

const read = ({ readers }: App, endpoint: Endpoint, call: object): Promise<string> | undefined =>
  readers.get(endpoint)?.(call as never);

/** One answer with its address. What is refused is refused again when the web app asks. */
async function answerTo(
  app: App,
  asked: Asked,
  { params: ofPage }: Page,
  call: { request: FastifyRequest; user: SignedInUser | undefined },
): Promise<[string, string] | undefined> {
  const endpoint = endpointOf(asked);
  const params = 'endpoint' in asked ? asked.params : ofPage;
  try {
    const input = checkInput(endpoint, { params, query: {}, body: undefined });
    const json = await read(app, endpoint, { ...call, ...input });
    return json === undefined ? undefined : [pathOf(endpoint, params), json];
  } catch (error) {
    reportError(error as Error, call.request);
    return undefined;
  }
}

/** As many as there is room for, in their order. */
function withinLimit(
  answers: ([string, string | undefined] | undefined)[],
): PageAnswers['answers'] {
  let left = maxCharacters;
  return answers.flatMap((answer) => {
    const [address, json] = answer ?? [];
    if (address === undefined || json === undefined || json.length > left) return [];
    left -= json.length;
    return [[address, json]];
  });
}
