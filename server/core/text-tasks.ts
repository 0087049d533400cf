import { TooMuchFormatting } from '#builtin/html/too-much-formatting.ts';
import type { PictureRequest } from '#builtin/illustrator/draw.ts';
import type { ComposeInput } from '#builtin/writer/compose.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { QuestionAnswer } from '#contract/facts.ts';
import type { WordingCheck } from '#contract/fair-housing.ts';
import type { TextToCheck } from '#server/content/claims/ledger.ts';
import type { DocumentText } from '#server/content/documents/compose-document.ts';
import type { EditedFields } from '#server/content/edited-html.ts';
import type {
  DraftedFrame,
  DraftedSection,
  JoinedSections,
} from '#server/content/finish-article.ts';
import type { DraftedPiece } from '#server/content/finish-piece.ts';
import type { PieceWords } from '#server/content/piece-version.ts';
import type { DraftedVersions } from '#server/content/platform-versions.ts';
import type { TextToRevise } from '#server/content/revised-html.ts';
import type { RevisedTitle } from '#server/content/revised-title.ts';
import { refusedFormatting } from '#server/errors.ts';

type RevisedPassage = typeof import('#server/content/revised-passage.ts');

/**
 * Work on texts that can take more than 20 ms of the processor. What a task needs is loaded when it is
 * first asked for, so that a thread that only cleans texts knows nothing of Word.
 */
type Task<Input, Result> = {
  load(): Promise<unknown>;
  run(input: Input): Promise<Result>;
  /** Characters it has to read, where few of them may be read at once instead of in a thread. */
  charactersOf?(input: Input): number;
};

/**
 * Characters that no text makes last 20 ms: the slowest we found takes 3 ms for a thousand. An ordinary
 * post has 2,500.
 */
export const readAtOnce = 4_000;

/** A text that the HTML parser refuses is refused in words for the person, wherever the task runs. */
const task = <Module, Input, Result>(
  load: () => Promise<Module>,
  run: (module: Module, input: Input) => Result | Promise<Result>,
  charactersOf?: (input: Input) => number,
): Task<Input, Result> => ({
  load,
  run: async (input) => {
    try {
      return await run(await load(), input);
    } catch (error) {
      throw error instanceof TooMuchFormatting ? refusedFormatting(error) : error;
    }
  },
  charactersOf,
});

const length = (texts: readonly (string | undefined)[]) =>
  texts.reduce((sum, text) => sum + (text?.length ?? 0), 0);

export const textTasks = {
  /** What a person edited, as it may be stored. */
  cleanEdited: task(
    () => import('#server/content/edited-html.ts'),
    ({ cleanEditedFields }, fields: EditedFields) => cleanEditedFields(fields),
    ({ title, content }) => length([title, content]),
  ),
  /** What lists and the search know of a content that was stored before they were. */
  describeContent: task(
    () => import('#server/content/describe-content.ts'),
    ({ describeContent }, content: string) => describeContent(content),
    ({ length }) => length,
  ),
  /** The words of HTML. */
  plainTexts: task(
    () => import('#builtin/html/plain-text.ts'),
    ({ plainTextOf }, texts: string[]) => texts.map(plainTextOf),
    length,
  ),
  /** A text that is to be revised, with tokens for its links and pictures. */
  readTextToRevise: task(
    () => import('#server/content/revised-html.ts'),
    ({ readTextToRevise }, text: TextToRevise) => readTextToRevise(text),
    ({ title, content }) => length([title, content]),
  ),
  /** A passage that alone is to be revised, and what stands around it. */
  cutPassage: task(
    () => import('#server/content/revised-passage.ts'),
    ({ cutPassage }, text: Parameters<RevisedPassage['cutPassage']>[0]) => cutPassage(text),
    ({ content }) => length([content]),
  ),
  putPassageBack: task(
    () => import('#server/content/revised-passage.ts'),
    ({ putPassageBack }, parts: Parameters<RevisedPassage['putPassageBack']>[0]) =>
      putPassageBack(parts),
  ),
  /** Common risk wording in a text somebody is working on. */
  checkWording: task(
    () => import('#builtin/fair-housing/check.ts'),
    ({ checkEditedText }, text: WordingCheck) => checkEditedText(text),
  ),
  /** What in a text can be wrong, and where it comes from. */
  buildLedger: task(
    () => import('#server/content/claims/ledger.ts'),
    ({ buildLedger }, text: TextToCheck) => buildLedger(text),
  ),
  /** What tells one version of a piece from another. */
  hashWords: task(
    () => import('#server/content/piece-version.ts'),
    ({ hashWords }, words: PieceWords) => hashWords(words),
    ({ title, content }) => length([title, content]),
  ),
  finishPiece: task(
    () => import('#server/content/finish-piece.ts'),
    ({ finishPiece }, drafted: DraftedPiece) => finishPiece(drafted),
  ),
  /** The title a revision must have. */
  titleToKeep: task(
    () => import('#server/content/revised-title.ts'),
    ({ revisedTitle }, revised: RevisedTitle) => revisedTitle(revised),
  ),
  finishSection: task(
    () => import('#server/content/finish-article.ts'),
    ({ finishSection }, drafted: DraftedSection) => finishSection(drafted),
  ),
  finishFrame: task(
    () => import('#server/content/finish-article.ts'),
    ({ finishFrame }, drafted: DraftedFrame) => finishFrame(drafted),
  ),
  joinArticle: task(
    () => import('#server/content/finish-article.ts'),
    ({ joinArticle }, parts: JoinedSections) => joinArticle(parts),
  ),
  /** A text of the built-in writer. */
  compose: task(
    () => import('#builtin/writer/compose.ts'),
    ({ compose }, input: ComposeInput) => compose(input),
  ),
  /** What a model wrote for platforms, held against the piece it was to be made of. */
  checkVersions: task(
    () => import('#server/content/platform-versions.ts'),
    ({ checkVersions }, drafted: DraftedVersions) => checkVersions(drafted),
  ),
  /** A picture of the built-in illustrator, as the text that SVG is. */
  drawPicture: task(
    () => import('#builtin/illustrator/draw.ts'),
    ({ drawPicture }, drawing: PictureRequest) => drawPicture(drawing),
  ),
  tagAnswer: task(
    () => import('#builtin/tagger/tagger.ts'),
    ({ tagAnswer }, pair: QuestionAnswer) => tagAnswer(pair),
  ),
  /** The rules of a voice, read out of an agent's own texts. */
  learnVoice: task(
    () => import('#builtin/writer/voice/learn-voice.ts'),
    ({ learnVoiceRules }, texts: string[]) => learnVoiceRules(texts),
    length,
  ),
  toMarkdown: task(
    () => import('#server/content/documents/to-markdown.ts'),
    ({ toMarkdown }, text: DocumentText) => toMarkdown(text),
  ),
  toHtmlPage: task(
    () => import('#server/content/documents/to-html-page.ts'),
    ({ toHtmlPage }, text: DocumentText) => toHtmlPage(text),
    ({ title, content }) => length([title, content]),
  ),
  toWordHtml: task(
    () => import('#server/content/documents/to-docx.ts'),
    ({ toWordHtml }, text: DocumentText) => toWordHtml(text),
  ),
  toDocx: task(
    () => import('#server/content/documents/to-docx.ts'),
    ({ toDocx }, document: { title: string; html: string }) => toDocx(document),
  ),
} satisfies Record<string, Task<never, unknown>>;

type TextTasks = typeof textTasks;
export type TextTaskName = keyof TextTasks;
export type TextTaskInput<Name extends TextTaskName> = Parameters<TextTasks[Name]['run']>[0];
export type TextTaskResult<Name extends TextTaskName> = Awaited<ReturnType<TextTasks[Name]['run']>>;

/** What a thread is given, and what it gives back: a refusal loses its class on the way, so it goes as data. */
export type TextJob = {
  name: TextTaskName;
  input: unknown;
  /** Set by the thread when it begins: what it takes to start it and load the code is not the text's fault. */
  begun: Int32Array;
};

export function tellBegun({ begun }: TextJob): void {
  Atomics.store(begun, 0, 1);
  Atomics.notify(begun, 0);
}

export type TextOutcome =
  | { value: unknown }
  | { refused: { code: ErrorCode; message: string; fields?: Record<string, string> } };
