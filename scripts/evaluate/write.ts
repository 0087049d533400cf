import type { z } from 'zod';
import { plainTextOf } from '#builtin/html/plain-text.ts';
import type { Facts } from '#contract/facts.ts';
import type { Flag } from '#contract/post.ts';
import { escapeText } from '#contract/text.ts';
import {
  FrameDraft,
  OutlineDraft,
  PieceDraft,
  QuestionsDraft,
  RevisionDraft,
  SectionDraft,
} from '#contract/text-drafts.ts';
import type { TextRequest, TextWriter } from '#server/adapters/ai/text-writer.ts';
import { finishFrame, finishSection } from '#server/content/finish-article.ts';
import { localFactsOf } from '#server/content/local-facts.ts';
import { readTextToRevise } from '#server/content/revised-html.ts';
import {
  cutPassage,
  passageDraftBetween,
  putPassageBack,
} from '#server/content/revised-passage.ts';
import { type TextTaskName, textTasks } from '#server/core/text-tasks.ts';
import { readShippedPrompts } from '#server/db/seed.ts';
import {
  buildFramePrompt,
  buildOutlinePrompt,
  buildSectionPrompt,
} from '#server/features/blog/blog.prompts.ts';
import { buildQuestionsPrompt, fitPostPrompt } from '#server/features/posts/posts.prompts.ts';
import { writePiece } from '#server/features/posts/write-piece.ts';
import type { EvaluationRequest, PartRequest, PieceRequest } from './requests.ts';

/** What came of a request: the text as an agent would get it, and what the model itself answered. */
export type Evaluated = {
  request: EvaluationRequest;
  /** All that was given to write from, for the question whether a number or name was in it. */
  sent: string;
  title: string;
  html: string;
  items: string[];
  flags: Flag[];
  note?: string;
  /** The last answer of the model, before anything was cleaned or set again. */
  answered: Record<string, unknown>;
};

const marker = 'data-0123456789abcdef01234567';

/** The day of all requests, so that two reports can be compared. */
const today = new Date('2026-11-17T18:00:00Z');

export async function writeAll(
  writer: TextWriter,
  requests: EvaluationRequest[],
  onWritten: (evaluated: Evaluated) => void = () => {},
): Promise<Evaluated[]> {
  const all: Evaluated[] = [];
  for (const request of requests) {
    const evaluated = isPiece(request)
      ? await writeWhole(writer, request)
      : await writePart(writer, request);
    all.push(evaluated);
    onWritten(evaluated);
  }
  return all;
}

const isPiece = (request: EvaluationRequest): request is PieceRequest =>
  request.kind === 'post' || request.kind === 'blog';

async function writeWhole(writer: TextWriter, request: PieceRequest): Promise<Evaluated> {
  const { kind, title, isTitleBound, revision } = request;
  const cut = revision?.passage
    ? cutPassage({
        content: revision.html,
        passage: { text: revision.passage, occurrence: 0 },
      })
    : undefined;
  const read = revision && readRevised(title, cut?.inside ?? revision.html, revision.request);
  const facts: Facts = {
    ...factsOf(request),
    ...(read &&
      revision && {
        revision: {
          ...read,
          hashtags: ['Homes'],
          request: revision.request,
          around: cut && { before: plainTextOf(cut.before), after: plainTextOf(cut.after) },
        },
      }),
  };
  const template = (await readShippedPrompts())[kind === 'blog' ? 'blog' : 'content'];
  const prompt = fitPostPrompt(kind, { template, facts, marker });
  const { around } = facts.revision ?? {};
  const schema = around ? passageDraftBetween(around) : revision ? RevisionDraft : PieceDraft;
  const heard = listenTo(writer);
  const { post } = await writePiece(
    { ai: { text: heard.writer }, texts: { run }, log: { warn() {} } } as never,
    { ...prompt, userId: 0, kind, schema, seed: 1 },
    {
      send: () => {},
      rememberedAnswers: [],
      boundTitle: isTitleBound ? escapeText(title) : undefined,
      kept: read?.kept,
    },
  );
  const { title: written, content: revised, hashtags, flags: found = [], note } = post;
  const { content: html, flags } = cut
    ? putPassageBack({ cut, revised, title: written, hashtags, place: facts.place })
    : { content: revised, flags: found };
  return { ...heard.result(request), title: written, html, items: [], flags, note };
}

/** With the same codes for links and pictures every time, so that answers can be recorded. */
function readRevised(title: string, content: string, request: string) {
  const read = readTextToRevise({ title, content, request });
  return JSON.parse(JSON.stringify(read).replaceAll(read.kept.code, 'e7a1c0')) as typeof read;
}

/** The tasks of the text threads, in this one. */
const run = (name: TextTaskName, input: unknown) => textTasks[name].run(input as never);

async function writePart(writer: TextWriter, request: PartRequest): Promise<Evaluated> {
  const facts = factsOf(request);
  const heard = listenTo(writer);
  const ask = async <Schema extends z.ZodType>(
    prompt: { system: string; prompt: string },
    schema: Schema,
  ) => (await heard.writer.write({ ...prompt, kind: request.kind, facts, schema, seed: 1 })).value;
  const parts = { facts, marker };
  const result = (text: Partial<Evaluated>) => ({
    ...heard.result(request),
    title: request.title,
    html: '',
    items: [],
    flags: [],
    ...text,
  });
  switch (request.kind) {
    case 'questions': {
      const { questions } = await ask(buildQuestionsPrompt(parts), QuestionsDraft);
      return result({ items: questions });
    }
    case 'outline': {
      const { mainTitle, outline } = await ask(buildOutlinePrompt(parts), OutlineDraft);
      const items = outline.map((each) => `${each.title}: ${each.question}`);
      return result({ title: mainTitle, items });
    }
    case 'section': {
      const { written = [] } = request;
      const before = { last: written.at(-1), earlier: written.slice(0, -1) };
      const draft = await ask(buildSectionPrompt(parts, before), SectionDraft);
      const title = request.outline?.[request.index ?? 0] ?? '';
      const { content, flags } = finishSection({ draft, title, place: facts.place });
      return result({ title, html: content, flags });
    }
    case 'frame': {
      const draft = await ask(buildFramePrompt(parts, request.written ?? []), FrameDraft);
      const { introduction, closing, flags } = finishFrame({ draft, facts });
      return result({ html: `${introduction}\n${closing}`, flags });
    }
  }
}

function factsOf(request: EvaluationRequest): Facts {
  const { topic, place, title, isTitleBound, template, figures, sources = [] } = request;
  const { answers = [], rememberedAnswers = [] } = request;
  const outline = 'outline' in request ? (request.outline ?? []) : [];
  return {
    topic,
    place,
    title,
    isTitleBound,
    template: template ? { name: 'Evaluation', text: template } : undefined,
    answers,
    rememberedAnswers,
    figures,
    sources,
    local: localFactsOf(place, today),
    ...((request.kind === 'section' || request.kind === 'frame') && {
      longForm: {
        mainTitle: title,
        outline: outline.map((each) => ({ title: each, question: answers[0]?.question ?? '' })),
        index: 'index' in request ? request.index : undefined,
      },
    }),
  };
}

/** The data and the request; of our own words no number, for "20 to 50 words" gives nobody a 50. */
function givenIn({ system = '', prompt }: TextRequest): string {
  const start = prompt.search(/\[(?:data|request)-[0-9a-f]+ begins\]/);
  const ours = `${system}\n${prompt.slice(0, start)}`.replace(/\d/g, '');
  return `${ours}\n${prompt.slice(start).replaceAll('\\n', '\n')}`;
}

/** A writer whose last question and answer can be read afterwards. */
function listenTo(writer: TextWriter) {
  let sent = '';
  let answered: Record<string, unknown> = {};
  const listening: TextWriter = {
    ...writer,
    async write<Schema extends z.ZodType>(request: TextRequest<Schema>) {
      const written = await writer.write(request);
      sent = givenIn(request);
      answered = written.value as Record<string, unknown>;
      return written;
    },
  };
  return {
    writer: listening,
    result: (request: EvaluationRequest) => ({ request, sent, answered }),
  };
}
