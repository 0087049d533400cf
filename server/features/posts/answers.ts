import type { QuestionAnswer } from '#contract/facts.ts';
import { type Place, placeLabel } from '#contract/place.ts';
import type { Post } from '#contract/post.ts';
import type { GenerationRequest } from '#contract/posts.ts';
import type { Database } from '#server/db/connect.ts';
import { pickRememberedAnswers } from '#server/features/learner/learner.service.ts';

/** A remembered answer with its id and the tags for which it was chosen, as far as they are known. */
export type UsedAnswer = NonNullable<Post['shapedBy']>['memory'][number];

/** The answers given for this piece: the list, else the same as text. */
export function currentAnswers(request: GenerationRequest): QuestionAnswer[] {
  const listed = (request.userAnswers ?? []).filter(isAnswered);
  return listed.length > 0 ? listed : parseAnswers(request.currentAnswers ?? '');
}

/** The remembered answers to use, or undefined when the server is to look for them itself. */
export function sentRememberedAnswers(request: GenerationRequest): UsedAnswer[] | undefined {
  const given = request.databaseAnswers;
  if (given === undefined || given === null) return undefined;
  if (typeof given === 'string') return parseAnswers(given);
  return given.filter(isAnswered);
}

/** The remembered answers to use: those that were sent, else the best that fit the piece. */
export async function rememberedAnswersFor(
  db: Database,
  userId: number,
  request: GenerationRequest,
  { topic, place, title }: { topic: { name: string }; place: Place; title: { filled: string } },
): Promise<UsedAnswer[]> {
  const answers = currentAnswers(request);
  const given = sentRememberedAnswers(request);
  if (given) return withoutRepeats(given, answers);
  const questions = answers
    .slice(0, 10)
    .map(({ question }) => question.replace(/\s+/g, ' ').slice(0, 200));
  const picked = await pickRememberedAnswers(db, userId, {
    topic: topic.name,
    placeName: placeLabel(place),
    title: title.filled,
    questions: questions.join('\n'),
  });
  return withoutRepeats(picked, answers);
}

/** What was just answered anew is not said a second time, in today's words or in those of before. */
function withoutRepeats(remembered: UsedAnswer[], answers: QuestionAnswer[]): UsedAnswer[] {
  const asked = new Set(answers.map(({ question }) => keyOf(question)).filter(Boolean));
  const said = new Set(answers.map(({ answer }) => keyOf(answer)));
  return remembered.filter(({ question, answer }) => {
    const isNew = !asked.has(keyOf(question)) && !said.has(keyOf(answer));
    said.add(keyOf(answer));
    return isNew;
  });
}

/** The same words to a reader: without case, marks and spaces. */
const keyOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** What was asked and answered, and nothing else: the rest is not for the writer. */
export const toQuestionAnswer = ({ question, answer }: UsedAnswer): QuestionAnswer => ({
  question,
  answer,
});

/** Reads `Q: ...` and `A: ...`; an answer may run over several lines. Other text is one answer. */
export function parseAnswers(text: string): QuestionAnswer[] {
  if (!/^Q:/m.test(text)) return [{ question: '', answer: text.trim() }].filter(isAnswered);
  const pairs: QuestionAnswer[] = [];
  for (const block of text.split(/^(?=Q:)/m)) {
    const match = /^Q:([^\n]*)\n+A:([\s\S]*)$/.exec(block.trim());
    if (match) pairs.push({ question: match[1]?.trim() ?? '', answer: match[2]?.trim() ?? '' });
  }
  return pairs.filter(isAnswered);
}

const isAnswered = ({ answer }: QuestionAnswer) => answer.trim() !== '';
