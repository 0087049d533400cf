import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Findings } from '#server/testing/findings.ts';
import { pngPicture } from '#server/testing/pictures.ts';
import type { TestServer } from '#server/testing/test-server.ts';
import { type CallerAnswer, messageOf, registerCaller, type SteadyCaller } from './caller.ts';

/** Agents who save, edit, delete, upload, replace, remember and generate all at once. */
export type Crowd = {
  agents: Agent[];
  /** Begins to write; the function it gives ends that, once nobody waits for an answer any more. */
  write(): () => Promise<void>;
  acknowledged(): number;
  counts(): PromiseLedger['counts'];
};

export type Agent = { caller: SteadyCaller; ledger: PromiseLedger };

/** What a refusal may be while something is broken. */
const words = /^(Porchlight (cannot reach its database|is about to restart)|The file could not be)/;

export async function gatherCrowd(
  server: TestServer,
  findings: Findings,
  size: number,
): Promise<Crowd> {
  const callers = await Promise.all(Array.from({ length: size }, () => registerCaller(server)));
  const agents = callers.map((caller) => ({ caller, ledger: createLedger() }));
  const sum = (name: keyof PromiseLedger['counts']) =>
    agents.reduce((total, { ledger }) => total + ledger.counts[name], 0);

  return {
    agents,
    write() {
      let isOver = false;
      const loops = agents.flatMap((agent) =>
        [writeContents, writePictures, writeAnswers, writePosts].map(async (step) => {
          for (let turn = 0; !isOver; turn += 1) {
            const answer = await step(agent, turn);
            note(agent.ledger, answer, findings);
            // Whoever was refused looks up from the keyboard before trying again.
            if (answer.status === 0 || answer.status === 503) await wait(150);
          }
        }),
      );
      return async () => {
        isOver = true;
        await Promise.all(loops);
      };
    },
    acknowledged: () => sum('acknowledged'),
    counts: () => ({
      acknowledged: sum('acknowledged'),
      refused: sum('refused'),
      cutOff: sum('cutOff'),
    }),
  };
}

function note({ counts }: PromiseLedger, answer: CallerAnswer, findings: Findings): void {
  const isFine = answer.status === 200 || answer.status === 201;
  if (isFine) counts.acknowledged += 1;
  else if (answer.status === 0) counts.cutOff += 1;
  else counts.refused += 1;
  const isExpected = isFine || answer.status === 0;
  findings.expect(
    isExpected || (answer.status === 503 && words.test(messageOf(answer))),
    `answered ${answer.status} "${messageOf(answer)}"`,
  );
}

async function writeContents(agent: Agent, turn: number): Promise<CallerAnswer> {
  const { contents } = agent.ledger;
  const [first] = contents;
  if (turn % 5 === 3 && first) return editContent(agent, ...first);
  if (turn % 5 === 4 && first) return deleteContent(agent, first[0]);
  return saveContent(agent);
}

async function saveContent({ caller, ledger }: Agent): Promise<CallerAnswer> {
  const key = randomUUID();
  const body = { title: `Spring market ${key}`, content: `<p>First text of ${key}.</p>` };
  const answer = await caller.post('/api/saved-content', body, { key });
  if (answer.status === 201) {
    const { id } = answer.body as { id: number };
    ledger.contents.set(id, { title: body.title, texts: [body.content] });
  } else {
    ledger.cutOff.push({ key, body });
  }
  return answer;
}

async function editContent(
  { caller }: Agent,
  id: number,
  saved: { texts: string[] },
): Promise<CallerAnswer> {
  const content = `<p>Edited to ${randomUUID()}.</p>`;
  saved.texts.push(content);
  const answer = await caller.patch(`/api/saved-content/${id}`, { content });
  if (answer.status === 200) saved.texts = [content];
  return answer;
}

async function deleteContent({ caller, ledger }: Agent, id: number): Promise<CallerAnswer> {
  // From here on it may be there or not.
  ledger.contents.delete(id);
  const answer = await caller.delete(`/api/saved-content/${id}`);
  if (answer.status === 200) ledger.deletedContents.add(id);
  return answer;
}

async function writePictures(agent: Agent, turn: number): Promise<CallerAnswer> {
  const [first] = agent.ledger.pictures;
  if (turn % 4 === 2 && first) return replacePicture(agent, first[0]);
  if (turn % 4 === 3 && first) return deletePicture(agent, first[0]);
  const color = newColor();
  const answer = await agent.caller.upload('/api/user-assets', await pngPicture({ color }), {
    type: 'headshot',
  });
  if (answer.status === 201) {
    agent.ledger.pictures.set((answer.body as { id: number }).id, [color]);
  }
  return answer;
}

async function replacePicture({ caller, ledger }: Agent, id: number): Promise<CallerAnswer> {
  const colors = ledger.pictures.get(id) ?? [];
  const before = await pathOf(caller, id);
  const color = newColor();
  colors.push(color);
  const answer = await caller.upload(`/api/user-assets/${id}/replace`, await pngPicture({ color }));
  if (answer.status === 200) {
    ledger.pictures.set(id, [color]);
    if (before) ledger.replacedPaths.add(before);
  }
  return answer;
}

async function deletePicture({ caller, ledger }: Agent, id: number): Promise<CallerAnswer> {
  ledger.pictures.delete(id);
  const answer = await caller.delete(`/api/user-assets/${id}`);
  if (answer.status === 200) ledger.deletedPictures.add(id);
  return answer;
}

async function writeAnswers({ caller, ledger }: Agent): Promise<CallerAnswer> {
  const question = `What do people ask about Austin, TX? ${randomUUID()}`;
  const answer = await caller.post('/api/learner/save-answer', {
    question,
    answer: 'They ask about schools and the home inspection.',
  });
  if (answer.status === 200) {
    const { id, tags } = answer.body as { id: number; tags: string[] };
    ledger.answers.set(id, { question, tags });
  }
  return answer;
}

async function writePosts({ caller, ledger }: Agent): Promise<CallerAnswer> {
  const request = { topicId: 'sellers', location: 'Austin', state: 'TX' };
  const answer = await caller.post('/api/generate', request);
  const { posts = [] } = (answer.body ?? {}) as { posts?: { id: string }[] };
  for (const { id } of posts) ledger.posts.add(id);
  return answer;
}

type Asset = { id: number; path: string };

export async function listAssets({ get, id }: SteadyCaller): Promise<Asset[] | undefined> {
  const { status, body } = await get(`/api/user-assets/${id}/headshot`);
  return status === 200 ? (body as Asset[]) : undefined;
}

async function pathOf(caller: SteadyCaller, id: number): Promise<string | undefined> {
  return (await listAssets(caller))?.find((asset) => asset.id === id)?.path;
}

let colors = 0;

/** One that no other picture has. */
function newColor(): string {
  colors += 1;
  return `#${colors.toString(16).padStart(6, '0')}`;
}

/** What one agent was promised. Where no answer came, a write may have been done or not. */
type PromiseLedger = {
  /** By id, the texts it may hold: the last one acknowledged and those tried since. */
  contents: Map<number, { title: string; texts: string[] }>;
  deletedContents: Set<number>;
  /** By id of a headshot, the colours it may have. */
  pictures: Map<number, string[]>;
  deletedPictures: Set<number>;
  /** Addresses of pictures whose place was taken by another one. */
  replacedPaths: Set<string>;
  answers: Map<number, { question: string; tags: string[] }>;
  posts: Set<string>;
  /** Calls without an answer, to be repeated with the key they had. */
  cutOff: { key: string; body: { title: string; content: string } }[];
  counts: { acknowledged: number; refused: number; cutOff: number };
};

const createLedger = (): PromiseLedger => ({
  contents: new Map(),
  deletedContents: new Set(),
  pictures: new Map(),
  deletedPictures: new Set(),
  replacedPaths: new Set(),
  answers: new Map(),
  posts: new Set(),
  cutOff: [],
  counts: { acknowledged: 0, refused: 0, cutOff: 0 },
});
