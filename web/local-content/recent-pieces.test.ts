import { afterEach, expect, test, vi } from 'vitest';
import type { RecentPiece } from '#contract/recent-content.ts';
import { chooseVersion } from './choose-version.ts';
import { postsOf } from './messages.ts';
import { createRecentPieces } from './recent-pieces.ts';
import { answered, postOf } from './testing/sample-messages.ts';
import { TestBrowser } from './testing/test-browser.ts';

afterEach(() => vi.unstubAllGlobals());

const pairOf = (version: number) =>
  postOf(`Version ${version}`, { pair: { id: 'the-pair', version } });
const [first, second] = [pairOf(1), pairOf(2)];

const pieceOf = (post: typeof first): RecentPiece => ({
  id: post.id ?? '',
  promptType: 'content',
  topicId: 'sellers',
  writtenAt: '2026-11-16T10:00:00.000Z',
  surfaces: ['home', 'insights'],
  post,
});

/** A server on which one of two versions is chosen when `finishChoosing` is called. */
function startServer() {
  let isChosen = false;
  const choosing = Promise.withResolvers<void>();
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit) => {
    asked.push(`${method} ${address.replace(/\?.*/, '')}`);
    if (method === 'POST') {
      await choosing.promise;
      isChosen = true;
      return Response.json({ success: true });
    }
    const { pair: _, ...chosen } = second;
    const pieces = isChosen ? [pieceOf(chosen)] : [pieceOf(first), pieceOf(second)];
    return Response.json({ pieces, running: [] });
  });
  return { asked, finishChoosing: choosing.resolve };
}

function openPage() {
  const tab = new TestBrowser().openTab(1);
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem() {} });
  const messages = [first, second].map((post) => ({ ...answered(post), id: post.id ?? '' }));
  return tab.run((store, app) => {
    store.change((content) => ({ ...content, home: messages, insights: messages }));
    const titles = () => store.content.insights.flatMap(postsOf).map(({ title }) => title);
    return { app, pieces: app.get(createRecentPieces), titles };
  });
}

test.each(['before', 'after'])(
  'a version that is chosen right %s the list is asked for does not get its other one back',
  async (when) => {
    const { asked, finishChoosing } = startServer();
    const { app, pieces, titles } = openPage();
    if (when === 'before') chooseVersion(app, second);
    const fetched = pieces.fetch();
    if (when === 'after') chooseVersion(app, second);
    expect(titles()).toEqual(['Version 2']);
    await expect.poll(() => asked.some((call) => call.startsWith('POST'))).toBe(true);
    finishChoosing();
    await fetched;
    expect(titles()).toEqual(['Version 2']);
  },
);
