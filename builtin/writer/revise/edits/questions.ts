import { type Block, type Piece, withoutMarks } from '#builtin/writer/blocks.ts';
import { isOrder } from '#builtin/writer/knowledge/vocabulary.ts';
import { asSentence, capitalise, countWords } from '#builtin/writer/language/sentences.ts';
import type { EditOf } from '#builtin/writer/revise/edit.ts';
import { findPassages } from '#builtin/writer/revise/find-passage.ts';
import { mapPassages, type Passage, passagesOf } from '#builtin/writer/revise/passages.ts';
import { phraseKind } from '#builtin/writer/understand/phrase-kind.ts';
import { type Context, type EditResult, named, withBlocks } from './context.ts';
import { withOpening } from './opening.ts';
import { withinSentence } from './phrases.ts';

/** Questions as statements, and statements as questions. */

const isAsked = ({ text }: Passage) => /\?["'”’)\uE001]*$/.test(text);

export function asStatements(piece: Piece, { what }: EditOf<'statementOf'>): EditResult {
  const all = passagesOf(piece.blocks);
  const meant = what ? findPassages(piece.blocks, what) : all;
  const questions = meant.filter(isAsked);
  if (questions.length === 0)
    return {
      piece,
      refusal: what ? `${capitalise(named(what))} is no question.` : 'There is no question in it.',
    };
  const told: string[] = [];
  let blocks = piece.blocks;
  for (const question of questions.toReversed()) {
    const next = all.find(
      ({ block, part }) => block === question.block && part === question.part + 1,
    );
    const text = stated(question.text, next?.text);
    if (!text) continue;
    told.unshift(text.text);
    blocks = replacedIn(blocks, question, text.text, text.takesNext ? next : undefined);
  }
  const left = questions.length - told.length;
  return {
    ...withBlocks(piece, blocks),
    ...(told.length > 0 && { done: `made a statement of it: ${told.map(named).join(', ')}` }),
    ...(left > 0 && {
      refusal: `I could not say ${named(withoutMarks(questions[0]?.text ?? ''))} as a statement. Tell me how it should read.`,
    }),
  };
}

function replacedIn(
  blocks: Block[],
  { block, part }: Passage,
  text: string,
  gone?: Passage,
): Block[] {
  return mapPassages(blocks, (each) =>
    each.block === block && each.part === part
      ? text
      : gone && each.block === gone.block && each.part === gone.part
        ? undefined
        : each.text,
  );
}

/** A question, and with it the order that answers it, as one statement. */
function stated(
  question: string,
  next?: string,
): { text: string; takesNext?: boolean } | undefined {
  const plain = question.replace(/\?(["'”’)\uE001]*)$/, '$1');
  const quoted = /^(.+?):? ["“](.+?)["”]$/.exec(plain);
  if (quoted) {
    const clause = asClause(quoted[2] ?? '');
    return clause ? { text: asSentence(`${quoted[1]} is ${clause}`) } : undefined;
  }
  const condition = asCondition(plain);
  const order = next && /[.!]$/.test(next) ? next.replace(/^Then /, '') : undefined;
  if (condition && order)
    return { text: asSentence(`${condition}, ${withinSentence(order)}`), takesNext: true };
  if (condition) return { text: asSentence(`${condition}, ask me`) };
  const clause = asClause(plain);
  const tell = /^(?:Tell me|Let me know|Ask me)( below| in the comments)?\.$/.exec(next ?? '');
  if (clause && tell)
    return { text: asSentence(`Tell me${tell[1] ?? ''} ${clause}`), takesNext: true };
  if (clause) return { text: asSentence(`Tell me ${clause}`) };
  return /^(?:see|hope|ready)\b/i.test(plain) ? { text: asSentence(plain) } : undefined;
}

/** "Thinking of selling", "Want to talk it through", "Questions": what leads up to an order. */
function asCondition(plain: string): string | undefined {
  const words = withinSentence(plain);
  if (/^questions$/i.test(plain)) return 'If you have questions';
  if (/^(?:want|need|have|own|know|love|like|live|missed)\b/i.test(plain)) return `If you ${words}`;
  if (/^(?:\p{L}+ing|ready|curious|new|interested|tired|unsure|stuck)\b/iu.test(plain))
    return `If you're ${words}`;
  return undefined;
}

const helper = '(?:do|does|did|is|are|was|were|can|could|should|will|would|have|has)';
const whWord = '(?:what|which|who|whose|when|where|why|how)';
const subject =
  '(?:i|we|you|they|he|she|it|this|that|there|people|buyers|sellers|the \\p{L}+|my \\p{L}+|your \\p{L}+|an? \\p{L}+)';

/** "Do I get the keys" as "whether you get the keys", "Which stop did I miss" as "which stop I missed". */
function asClause(question: string): string | undefined {
  const plain = question.replace(/\?$/, '').trim();
  const [, verb = '', who = '', rest = ''] =
    new RegExp(`^(${helper}) (${subject}) (.+)$`, 'iu').exec(plain) ?? [];
  if (verb !== '') return `whether ${told(who, verb, rest)}`;
  const [, what = '', does = '', whom = '', more = ''] =
    new RegExp(`^(${whWord}\\b.*?) (${helper}) (${subject})\\b ?(.*)$`, 'iu').exec(
      plain.replace(/^(what|who|where|how)['’]s (?=the\b|my\b|your\b)/i, '$1 is '),
    ) ?? [];
  return what === '' ? undefined : `${withinSentence(what)} ${told(whom, does, more)}`;
}

function told(who: string, verb: string, rest: string): string {
  const name = withinSentence(who).replace(/^i$/i, 'I');
  if (/^do$/i.test(verb)) return `${name} ${rest}`;
  if (/^(?:did|does)$/i.test(verb)) {
    const [first = '', ...others] = rest.split(' ');
    return [name, /^did$/i.test(verb) ? past(first) : third(first), ...others].join(' ');
  }
  // "is the difference between A and B": the verb goes behind all of it.
  if (/^(?:is|are|was|were)$/i.test(verb) && /^(?:the|my|your) /i.test(who))
    return /^(?:between|of|for|in|on|with|to)\b/i.test(rest)
      ? `${verb.toLowerCase()} ${name} ${rest}`
      : `${name} ${verb.toLowerCase()} ${rest}`.trim();
  return `${name} ${verb.toLowerCase()} ${rest}`.trim();
}

const pastForms: Record<string, string> = {
  get: 'got',
  go: 'went',
  see: 'saw',
  find: 'found',
  buy: 'bought',
  sell: 'sold',
  pay: 'paid',
  know: 'knew',
  think: 'thought',
  leave: 'left',
  make: 'made',
  take: 'took',
  forget: 'forgot',
  have: 'had',
  do: 'did',
  say: 'said',
};
const past = (verb: string) => pastForms[verb] ?? (verb.endsWith('e') ? `${verb}d` : `${verb}ed`);
const third = (verb: string) =>
  verb === 'have' ? 'has' : /(?:s|x|ch|sh|o)$/.test(verb) ? `${verb}es` : `${verb}s`;

/** One part as a question that says the same: "Did you know ...?", "Do you price ...?" */
export function turnedIntoQuestion(
  piece: Piece,
  { what }: EditOf<'questionOf'>,
  context: Context,
): EditResult {
  const [found] = findPassages(piece.blocks, what);
  if (!found) return { piece, refusal: `I could not tell which part ${named(what)} is.` };
  if (isAsked(found))
    return { piece, refusal: `${capitalise(named(what))} is a question already.` };
  const text = asked(found.text);
  if (!text && what === 'first sentence')
    return withOpening(piece, { kind: 'opening', asQuestion: true }, context);
  if (!text)
    return {
      piece,
      refusal: `I could not make a question of ${named(withoutMarks(found.text))}. Tell me the question, and I will put it there.`,
    };
  return {
    ...withBlocks(piece, replacedIn(piece.blocks, found, text)),
    done: `made it a question: ${named(withoutMarks(text))}`,
  };
}

function asked(sentence: string): string | undefined {
  const plain = withoutMarks(sentence).replace(/[.!]+$/, '');
  const [, label = '', rest = ''] =
    /^((?:The|What|One|My|Our|Where|Who|How|Good)\b[^:"“]{3,40}): ([^"“]+)$/.exec(plain) ?? [];
  // "One cost to know here: flood" asks with its label and answers with the rest.
  if (label !== '') return `${label}? ${asSentence(capitalise(rest))}`;
  if (/[:;"“]/.test(plain)) return undefined;
  const kind = isOrder(plain) ? 'order' : phraseKind(plain);
  if (kind === 'order')
    return /^(?:don['’]?t|never|please|just)\b/i.test(plain) || /\b(?:me|my|I)\b/.test(plain)
      ? undefined
      : `Do you ${withinSentence(plain)}?`;
  return kind === 'sentence' && countWords(plain) <= 28
    ? `Did you know ${/^(?:if|when|once|while)\b/i.test(plain) ? 'that ' : ''}${withinSentence(plain)}?`
    : undefined;
}
