import { randomInt, randomUUID } from 'node:crypto';
import {
  type BlogOutline,
  type BlogSection,
  type BlogSubject,
  type CombinedBlog,
  type CombineRequest,
  type QuestionRequest,
  type SectionRequest,
  sectionIndexOf,
} from '#contract/blog.ts';
import type { Facts } from '#contract/facts.ts';
import { fromWirePlace, placeLabel, toWirePlace } from '#contract/place.ts';
import { escapeText } from '#contract/text.ts';
import { FrameDraft, QuestionsDraft, SectionDraft } from '#contract/text-drafts.ts';
import type { VoiceProfile } from '#contract/voice-form.ts';
import { aiBadAnswer } from '#server/adapters/ai/ai-errors.ts';
import { originsOfFacts } from '#server/content/claims/origins.ts';
import { newDataMarker } from '#server/content/data-block.ts';
import { localFactsOf } from '#server/content/local-facts.ts';
import type { Deps } from '#server/deps.ts';
import { getTopicNamed } from '#server/features/catalog/catalog.service.ts';
import { pickRememberedAnswers } from '#server/features/learner/learner.service.ts';
import { recordLongArticle } from '#server/features/posts/posts.service.ts';
import { findSources } from '#server/features/posts/research.ts';
import { voiceToWriteBy } from '#server/features/voice/voice.service.ts';
import {
  buildFramePrompt,
  buildOutlinePrompt,
  buildQuestionPrompt,
  buildSectionPrompt,
} from './blog.prompts.ts';
import { finishOutline, oneLine, WholeOutline } from './finish-outline.ts';
import { createLiveSection, type SendSectionEvent } from './live-section.ts';
import { freshQuestion, questionsAbout } from './section-questions.ts';
import { writeArticlePart } from './write-part.ts';

type Owner = { id: number };

/** A title and six sections, each with a question for the agent. */
export async function generateOutline(
  deps: Deps,
  user: Owner,
  subject: BlogSubject,
  signal: AbortSignal,
): Promise<BlogOutline> {
  return deps.withAiSlot(user.id, async () => {
    const facts = await factsOf(deps, subject);
    const prompt = buildOutlinePrompt({ facts, marker: newDataMarker() });
    const request = {
      userId: user.id,
      kind: 'outline',
      facts,
      ...prompt,
      schema: WholeOutline,
      seed: newSeed(),
    } as const;
    const { value } = await deps.ai.text.write(request, { signal });
    return finishOutline(value);
  });
}

/** One more question for a section, other than those the agent has seen. */
export async function generateQuestion(
  deps: Deps,
  user: Owner,
  { title, avoid, ...subject }: QuestionRequest,
  signal: AbortSignal,
): Promise<{ question: string }> {
  return deps.withAiSlot(user.id, async () => {
    const known = await factsOf(deps, subject);
    const unasked = questionsAbout(title, known.place.city).filter((each) => !avoid.includes(each));
    const facts = { ...known, title, questions: unasked };
    const prompt = buildQuestionPrompt({ facts, marker: newDataMarker() }, avoid);
    const writer = deps.ai.smallText ?? deps.ai.text;
    const { value } = await writer.write(
      {
        userId: user.id,
        kind: 'questions',
        facts,
        ...prompt,
        schema: QuestionsDraft,
        seed: newSeed(),
      },
      { signal },
    );
    const asked = value.questions.map((each) => oneLine(each));
    const question = freshQuestion([...asked.filter(Boolean), ...unasked], avoid);
    if (!question) throw aiBadAnswer();
    return { question };
  });
}

/** One section, told while it is written. */
export async function generateSection(
  deps: Deps,
  user: Owner,
  request: SectionRequest,
  { signal, send }: { signal: AbortSignal; send: SendSectionEvent },
): Promise<BlogSection> {
  const { outline, previousSections, earlierSections } = request;
  const previous = previousSections?.at(-1);
  const index = sectionIndexOf(request);
  const title = outline[index]?.title ?? '';
  return deps.withAiSlot(user.id, async () => {
    const gathered = await sectionFacts(deps, user, request, { index, previous, signal });
    const [last] = await wordsOf(deps, user, previous ? [previous] : []);
    const earlier = (earlierSections ?? []).map((each) => ({
      title: each.title,
      text: each.beginning,
    }));
    const { facts, ...prompt } = buildSectionPrompt(
      { facts: gathered, marker: newDataMarker() },
      { last, earlier },
    );
    const { provider, model } = deps.ai.text;
    const live = createLiveSection(send, { writer: { provider, model }, title });
    const section = await writeArticlePart(
      deps,
      {
        userId: user.id,
        kind: 'section',
        facts,
        ...prompt,
        schema: SectionDraft,
        seed: newSeed(),
      },
      (draft) => deps.texts.run('finishSection', { draft, title, place: facts.place }),
      { signal, onPartial: live.onPartial, onRestart: live.onRestart },
    );
    live.begin();
    return section;
  });
}

type SectionAt = {
  index: number;
  previous: { title: string; content: string } | undefined;
  signal: AbortSignal;
};

/** What is known of the article and of the section, with what the agent once said that fits it. */
async function sectionFacts(
  deps: Deps,
  user: Owner,
  { outline, userAnswers, mainTitle, ...subject }: SectionRequest,
  { index, previous, signal }: SectionAt,
): Promise<Facts> {
  const known = await factsOf(deps, subject);
  const answers = userAnswers.slice(index, index + 1);
  const title = mainTitle || known.title;
  // Our own writer would say the same memory in section after section.
  const remembered = deps.ai.text.runsLocally
    ? []
    : await pickRememberedAnswers(deps.db, user.id, {
        topic: known.topic.name,
        placeName: placeLabel(known.place),
        title: outline[index]?.title ?? '',
        questions: answers.map(({ question }) => question.slice(0, 200)).join('\n'),
      });
  const voiceProfile = await voiceToWriteBy(deps.db, user.id);
  return {
    ...known,
    voiceProfile,
    answers,
    rememberedAnswers: remembered
      .map(({ question, answer }) => ({ question, answer }))
      .filter(({ answer }) => answer !== answers[0]?.answer),
    // Pages without a search are further reading and say nothing to write from.
    sources: deps.search ? await findSources(deps, known.topic, known.place, title, signal) : [],
    longForm: { mainTitle: title, outline, index, previous },
  };
}

/** What a writer adds to the sections, and what is known of the writing. */
type WrittenAround = { id: string; frame: FrameDraft } & Pick<
  CombinedBlog,
  'sources' | 'writer' | 'note' | 'voice'
>;

/** The whole article: the sections as they are, between an introduction and a closing. */
export async function combineSections(
  deps: Deps,
  user: Owner,
  { mainTitle, sectionsContent, topic, userAnswers, ...place }: CombineRequest,
  signal: AbortSignal,
): Promise<CombinedBlog & { written: WrittenAround }> {
  return deps.withAiSlot(user.id, async () => {
    const known = await factsOf(deps, { topic: topic || mainTitle, ...place });
    const outline = sectionsContent.map(({ title }) => ({ title, question: '' }));
    const voiceProfile = await voiceToWriteBy(deps.db, user.id);
    const facts = { ...known, voiceProfile, title: mainTitle, longForm: { mainTitle, outline } };
    const sources = await findSources(deps, known.topic, facts.place, mainTitle, signal);
    const sections = await wordsOf(deps, user, sectionsContent);
    const prompt = buildFramePrompt({ facts, marker: newDataMarker() }, sections);
    const { writer, note, flags, ...frame } = await writeArticlePart(
      deps,
      {
        userId: user.id,
        kind: 'frame',
        facts,
        ...prompt,
        schema: FrameDraft,
        seed: newSeed(),
      },
      (draft) => deps.texts.run('finishFrame', { draft, facts: known }),
      { signal },
    );
    const written = { id: randomUUID(), frame, sources, writer, ...(note && { note }) };
    const request = { mainTitle, sectionsContent, topic, ...place };
    const article = await assembleArticle(deps, user, written, request, voiceProfile);
    const { written: _, voice, ...post } = article;
    const shapedBy = { title: mainTitle, answers: userAnswers ?? [], memory: [], voice };
    const recorded = { title: escapeText(mainTitle), topic: known.topic.name, shapedBy };
    await recordLongArticle(
      deps.db,
      user.id,
      { ...post, ...recorded, ...toWirePlace(known.place) },
      originsOfFacts(facts),
    );
    return article;
  });
}

/** The same article each time it is put together from the same parts. */
export async function assembleArticle(
  { texts }: Pick<Deps, 'texts'>,
  { id: userId }: Owner,
  written: WrittenAround,
  { mainTitle, sectionsContent: sections, ...subject }: CombineRequest,
  voice?: VoiceProfile,
): Promise<CombinedBlog & { written: WrittenAround }> {
  const { frame, ...known } = written;
  const { hashtags, contentTags, imagePrompt } = frame;
  const place = fromWirePlace(subject);
  const parts = { mainTitle, frame, sections, place, voice };
  const article = { ...known, ...(await texts.run('joinArticle', parts, { userId })) };
  const kept = { ...written, ...(article.voice && { voice: article.voice }) };
  return { ...article, hashtags, contentTags, imagePrompt, written: kept };
}

/** Sections as plain text, for prompts. */
async function wordsOf(
  { texts }: Deps,
  { id: userId }: Owner,
  sections: { title: string; content: string }[],
): Promise<{ title: string; text: string }[]> {
  const contents = sections.map(({ content }) => content);
  const words = await texts.run('plainTexts', contents, { userId });
  return sections.map(({ title }, index) => ({ title, text: words[index] ?? '' }));
}

/** The same for every section of an article, so that they share out what there is to say. */
async function factsOf({ db }: Deps, { topic: named, ...subject }: BlogSubject): Promise<Facts> {
  const { identifier, name, description } = await getTopicNamed(db, named);
  const place = fromWirePlace(subject);
  return {
    topic: { identifier, name, description },
    place,
    title: name,
    answers: [],
    rememberedAnswers: [],
    sources: [],
    local: localFactsOf(place),
  };
}

const newSeed = () => randomInt(2 ** 31);
