import type { QuestionAnswer } from '#contract/facts.ts';
import { type Place, placeLabel } from '#contract/place.ts';
import type { Post } from '#contract/post.ts';
import type { GenerationRequest } from '#contract/posts.ts';
import type { QuestionRole, QuestionRoles } from '#contract/question-roles.ts';
import type { Database } from '#server/db/connect.ts';
import { pickRememberedAnswers } from '#server/features/learner/learner.service.ts';

/** A remembered answer with its id and the tags for which it was chosen, as far as they are known. */
export type UsedAnswer = NonNullable<Post['shapedBy']>['memory'][number];

/** The answers given for this piece: the list, else the same as text. */
export function currentAnswers(request: GenerationRequest): QuestionAnswer[] {
  const listed = (request.userAnswers ?? [])
    .map(({ role, ...pair }): QuestionAnswer => (role ? { ...pair, role } : pair))
    .filter(isAnswered);
  return listed.length > 0 ? listed : parseAnswers(request.currentAnswers ?? '');
}

/** The remembered answers to use, or undefined when the server is to look for them itself. */
export function sentRememberedAnswers(request: GenerationRequest): UsedAnswer[] | undefined {
  const given = request.databaseAnswers;
  if (given === undefined || given === null) return undefined;
  if (typeof given === 'string') return parseAnswers(given);
  return given.map(({ role: _, ...pair }) => pair).filter(isAnswered);
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

type AskedQuestions = { questions: string[]; questionRoles: QuestionRoles };

/** What a question of the topic asks for, as its admin set it. */
export function roleOfQuestion(
  question: string,
  { questions, questionRoles }: AskedQuestions,
  city: string,
): QuestionRole | null {
  const asked = wordsOf(question, city);
  const index = questions.findIndex((each) => wordsOf(each, city) === asked);
  return questionRoles[index] ?? null;
}

/** Answers with the roles of their questions. What the admin set counts more than what was sent. */
export const withRoles = (
  answers: QuestionAnswer[],
  topic: AskedQuestions,
  city: string,
): QuestionAnswer[] =>
  answers.map((pair) => {
    const role = roleOfQuestion(pair.question, topic, city);
    return role ? { ...pair, role } : pair;
  });

/** Its words without the place: questions may be asked with the city for "here". */
const wordsOf = (question: string, city: string) =>
  question
    .toLowerCase()
    .replaceAll(`in ${city.toLowerCase()}`, '')
    .replace(/\b(?:in your area|in your market|here|locally)\b/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

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
