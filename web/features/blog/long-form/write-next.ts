import { combineBlogSections, writeBlogSection } from '#contract/calls/blog.ts';
import { sectionBeginning } from '#contract/limits.ts';
import type { LongFormDraft, Section } from '#contract/long-form-draft.ts';
import { call } from '#web/api/call.ts';
import { callStream } from '#web/api/stream.ts';
import { htmlToLine } from '#web/ui/html/html-to-text.ts';
import type { LongForm } from './use-long-form.ts';
import type { ArticleTask } from './writing-task.ts';

/** What can be seen while it is written. Plain words, never kept. */
export type WriterProgress = { text?: string; writer?: { provider: string; model: string } };

type WriteOptions = {
  task: ArticleTask;
  draft: LongFormDraft;
  change: LongForm['change'];
  show: (part: WriterProgress) => void;
  signal: AbortSignal;
};

/** Has one thing written and puts it into the draft. */
export async function writeNext(options: WriteOptions): Promise<void> {
  if (options.task.kind === 'combine') return combine(options);
  const { task, change, signal } = options;
  const startedAt = Date.now();
  const { title, content } = await stream(options, task.index);
  // An answer that was on its way when somebody pressed Stop.
  if (signal.aborted) return;
  const seconds = Math.max(1, Math.round((Date.now() - startedAt) / 1000));
  change({ type: 'written', id: task.id, text: { title, content, seconds } });
}

function stream({ draft, show, signal }: WriteOptions, index: number) {
  let text = '';
  return callStream(
    writeBlogSection,
    { body: sectionRequest(draft, index) },
    {
      start: ({ writer }) => show({ writer }),
      delta: ({ field, text: news }) => {
        if (field !== 'content') return;
        text += news;
        show({ text });
      },
      restart: () => {
        text = '';
        show({ text });
      },
    },
    signal,
  );
}

async function combine({ draft, change, signal }: WriteOptions): Promise<void> {
  const body = combineRequest(draft);
  const combined = await call(combineBlogSections, { body }, { signal });
  if (signal.aborted) return;
  const { id, content, sources, writer, note, voice, hashtags, contentTags, imagePrompt } =
    combined;
  const { provider, model } = writer;
  change({
    type: 'combined',
    article: { title: asHtml(body.mainTitle), content, hashtags },
    origin: { sources, writer: { provider, model }, note: note ?? null, voice },
    labels: { id, contentTags, imagePrompt, imageUrls: [] },
  });
}

/** The outline's title is plain words; from here on it may have formatting. */
const asHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * What the call for one section carries: its index twice, the section written before it, and of those
 * before that one how they begin.
 */
function sectionRequest({ mainTitle, subject, sections }: LongFormDraft, index: number) {
  const { topic, location, state } = subject ?? { topic: '', location: '', state: '' };
  const written = sections.slice(0, index).flatMap(textOf);
  const last = written.at(-1);
  return {
    mainTitle: mainTitle.trim(),
    topic,
    location,
    state,
    outline: sections.map(({ title, question }) => ({ title, question })),
    userAnswers: answersOf(sections),
    sectionIndices: [index, index],
    previousSections: last ? [last] : [],
    earlierSections: written.slice(0, -1).map(({ title, content }) => ({
      title,
      beginning: htmlToLine(content).slice(0, sectionBeginning),
    })),
  };
}

const combineRequest = ({ mainTitle, sections, subject }: LongFormDraft) => ({
  mainTitle: mainTitle.trim(),
  sectionsContent: sections.flatMap(textOf),
  userAnswers: answersOf(sections).filter(({ answer }) => answer !== ''),
  ...subject,
});

const answersOf = (sections: Section[]) =>
  sections.map(({ question, answer }) => ({ question, answer: answer.trim() }));

const textOf = ({ text }: Section) => (text ? [{ title: text.title, content: text.content }] : []);
