import type { Findings } from '#server/testing/findings.ts';
import { pixelOf } from '#server/testing/pictures.ts';
import type { TestStore } from '#server/testing/store.ts';
import { type Agent, listAssets } from './writers.ts';

/** Every acknowledged write is there, as acknowledged, for the agent who still is signed in. */
export async function checkPromises(
  agents: Agent[],
  store: TestStore,
  findings: Findings,
): Promise<void> {
  for (const agent of agents) {
    await checkContents(agent, findings);
    await checkPictures(agent, findings);
    await checkAnswers(agent, findings);
    await checkPosts(agent, store, findings);
  }
}

type Listed = { id: number; title: string };

async function checkContents({ caller, ledger }: Agent, findings: Findings): Promise<void> {
  const { status, body } = await caller.get('/api/saved-content');
  findings.expect(status === 200, `saved content answered ${status} afterwards`);
  if (status !== 200) return;
  const list = body as Listed[];
  const byId = new Map(list.map((item) => [item.id, item]));
  for (const [id, { title, texts }] of ledger.contents) {
    const item = byId.get(id);
    findings.expect(item !== undefined, 'an acknowledged save was lost');
    if (!item) continue;
    // Lists carry no contents.
    const whole = (await caller.get(`/api/saved-content/${id}`)).body as { content: string };
    const isAsTold = item.title === title && texts.includes(whole.content);
    findings.expect(isAsTold, 'a saved item is not what was acknowledged');
  }
  for (const id of ledger.deletedContents) {
    findings.expect(!byId.has(id), 'an item came back after its acknowledged deletion');
  }
  const titles = list.map(({ title }) => title);
  findings.expect(new Set(titles).size === titles.length, 'a save was done twice');
}

async function checkPictures({ caller, ledger }: Agent, findings: Findings): Promise<void> {
  const assets = await listAssets(caller);
  findings.expect(assets !== undefined, 'the list of pictures could not be read afterwards');
  const paths = new Map(assets?.map(({ id, path }) => [id, path]));
  for (const [id, colors] of ledger.pictures) {
    const path = paths.get(id);
    findings.expect(path !== undefined, 'an acknowledged picture was lost');
    if (!path) continue;
    const { status, bytes } = await caller.get(path);
    findings.expect(status === 200, `a listed picture answered ${status}`);
    if (status !== 200) continue;
    findings.expect(
      colors.includes(await colorOf(bytes)),
      'a picture is not the one that was acknowledged',
    );
  }
  for (const id of ledger.deletedPictures) {
    findings.expect(!paths.has(id), 'a picture came back after its acknowledged deletion');
  }
  for (const path of ledger.replacedPaths) {
    findings.expect((await caller.get(path)).status === 404, 'a replaced picture is still served');
  }
}

async function checkAnswers({ caller, ledger }: Agent, findings: Findings): Promise<void> {
  const { body } = await caller.get('/api/learner/user-answers');
  const { answers = [] } = (body ?? {}) as {
    answers?: { id: number; question: string; tags: string[] }[];
  };
  const byId = new Map(answers.map((answer) => [answer.id, answer]));
  for (const [id, { question, tags }] of ledger.answers) {
    const kept = byId.get(id);
    const isAsTold = kept?.question === question && `${kept.tags}` === `${tags}`;
    findings.expect(isAsTold, 'an acknowledged answer was lost or has lost its tags');
  }
}

async function checkPosts({ caller, ledger }: Agent, store: TestStore, findings: Findings) {
  const rows = await store.query<{ id: string }>(
    `select posts -> 0 ->> 'id' as id from posts where user_id = ${caller.id}`,
  );
  const kept = new Set(rows.map(({ id }) => id));
  for (const id of ledger.posts) findings.expect(kept.has(id), 'an acknowledged post was lost');
}

async function colorOf(picture: Buffer): Promise<string> {
  const [red = 0, green = 0, blue = 0] = await pixelOf(picture, 1, 1);
  const hex = (value: number) => value.toString(16).padStart(2, '0');
  return `#${hex(red)}${hex(green)}${hex(blue)}`;
}
