import { type Reader, reader } from '#builtin/writer/revise/edit.ts';
import { bare, wholeQuotation } from './given-words.ts';

const takeOut =
  '(?:remove|delete|drop|omit|leave out|take out|cut(?: out)?|get rid of|lose|ditch|kill|scrap|strip(?: out)?|skip|nix|erase)';
const dontSay =
  "(?:(?:don['’]?t|do not|never|stop) (?:mention(?:ing)?|talk(?:ing)? about|say(?:ing)?|name|naming|use|using|include|including|put(?:ting)?)|no mention of|without)";
const noise = '(?:(?:the|any|all|every|that|those|this) )*(?:words?|phrase|term|name)s? ';

/** Before words in quotation marks. */
const withoutArticle = (text: string) =>
  text.trim().replace(/^the (?:words? |phrase )?(?=["“'‘])/i, '');

const placeWords =
  /^(?:first|opening|second|third|fourth|last|final|closing|whole|entire)(?: (?:two|three|four|\d))?$/i;

/** A part named by its place: before "bullet" is read as a word about the layout. */
export const placeRemovalReader: Reader = reader(
  new RegExp(
    `\\b${takeOut}\\b[^.]{0,10}\\b((?:first|opening|second|third|fourth|last|final|closing) (?:paragraph|sentence|line|bullet|item|point))\\b`,
    'i',
  ),
  (match) => ({ kind: 'remove', what: match[1] ?? '' }),
);

/** Why a list goes tells that its words are meant, and not its dots. */
export const listRemovalReader: Reader = reader(
  /\b(?:remove|delete|drop|cut|take out|get rid of|lose|ditch)\b (?:the |those |these )?(?:bullets?(?: points)?|list)\b.*\b(?:generic|never said|didn['’]?t say|did not say|not mine|wrong|irrelevant|not true|made up|boring|filler|fluff)\b/i,
  () => ({ kind: 'remove', what: 'bullets' }),
);

const saysSomething =
  /^(?:please |also |and |just )*(?:add|say|mention|include|put in|put|note|write)\b/i;

/** Something to take out. */
export const removalReaders: Reader[] = [
  reader(
    new RegExp(
      `\\b(?:${takeOut}|${dontSay}|don['’]?t (?:say|mention|show|list)) (?:the )?(?:what (?:it|the price) (?:was|used to be)(?: before| originally)?|(?:old|previous|original|former) price)\\b`,
      'i',
    ),
    () => ({ kind: 'remove', what: 'old price' }),
  ),
  // "remove Fargo from the first line"
  reader(
    new RegExp(
      `\\b${takeOut} (?:the )?(?:words? )?["“'‘]?(.{2,40}?)["”'’]? from (?:the|my) (?:\\w+ )?(?:line|sentence|paragraph|opening|ending|text|post)$`,
      'i',
    ),
    ({ 1: what = '' }) => ({ kind: 'remove', what: bare(what), isWord: true }),
  ),
  reader(
    /\b(?:hate|dislike|can['’]?t stand|don['’]?t (?:really )?(?:like|love)|not a fan of|sick of) the (?:word|phrase|term) ["“'‘]?(.{2,40}?)["”'’]?$/i,
    ({ 1: what = '' }) => ({ kind: 'remove', what: bare(what), isWord: true }),
  ),
  reader(
    /^(?:no one|nobody|people|buyers|sellers|readers|they|we|i) (?:don['’]?t |do not )?(?:really )?(?:cares?|needs?|wants?|reads?)(?: about| to know about| to read about)? (?:the )?(.{3,40}?)(?: anyway)?$/i,
    ({ 1: what = '', input }) =>
      /^(?:no one|nobody)\b|n['’]t\b|\bnot\b/i.test(input) && !/^(?:it|that|this|to)\b/i.test(what)
        ? { kind: 'remove', what: bare(what) }
        : undefined,
  ),
  reader(
    /^(?:the )?(.{3,40}?) (?:is|are|isn['’]?t|aren['’]?t|seems?) (?:really |totally |just )?(?:not needed|unnecessary|irrelevant|needed|pointless|redundant|off topic)$/i,
    ({ 1: what = '', input }) =>
      /\bneeded$/i.test(input) && !/\bnot\b|n['’]?t\b/i.test(input)
        ? undefined
        : { kind: 'remove', what: bare(what) },
  ),
  reader(
    /^(.{2,40}?) (?:is|are|has|have) (?:now |permanently |been )?(?:closed|gone|out of business|shut down)(?: now| down| for good| permanently)?$|^(.{2,40}?) (?:closed|shut down|went out of business)(?: for good| permanently| last \w+)?$/i,
    ([, one, two]) =>
      new RegExp(`^${takeOut}\\b`, 'i').test(one ?? two ?? '')
        ? undefined
        : { kind: 'remove', what: bare(one ?? two) },
  ),
  reader(
    /\b(?:remove|drop|delete|cut|lose|take out|leave out|get rid of)\b.*\b(?:invented|made[- ]?up|make up)\b|\b(?:remove|drop|delete|cut|take out|leave out|get rid of) (?:everything|anything|whatever|all|what|the (?:stuff|parts?|things?))(?: that)? (?:i|we) (?:did not|didn['’]?t|never) (?:say|said|write|wrote|tell|told|give|gave)\b|\b(?:only|just) (?:use |keep )?what (?:i|we) (?:said|wrote|told|gave)|\b(?:don['’]?t|do not|stop|no) (?:make|making|invent\w*) (?:things |stuff |anything )?(?:up)?\b|\b(?:not|isn['’]?t) from me$/i,
    () => ({ kind: 'onlyOwn' }),
  ),
  reader(
    /\b(?:don['’]?t|do not|no|remove|take out|drop|without|leave out|never) (?:use |mention |name |say |include |the |using |any |my |our |their )*(?:(?:clients?|buyers?|sellers?|people)(?:['’]s?)? names?|names? of (?:the |my |our )?(?:clients?|buyers?|sellers?|people)|client names|their names|the (?:clients|buyers|sellers) by name)\b|\b(?:don['’]?t|do not|never) name (?:the |my |our )?(?:clients?|buyers?|sellers?|people|them|anyone)\b|\banonym\w+\b/i,
    () => ({ kind: 'noNames' }),
  ),
  reader(
    new RegExp(`\\b(?:${dontSay}|${takeOut} ${noise}|no more|no) ["“'‘]?(.+?)["”'’]?$`, 'i'),
    ({ 1: what = '', 0: said, input }) => {
      const words = bare(
        what
          .replace(new RegExp(`^${noise}`, 'i'), '')
          .replace(/ (?:anywhere|at all|in (?:it|here|there))$/i, ''),
      );
      const isShort = words.split(' ').length <= 3;
      if (words === '' || (/^no /i.test(said) && !isShort)) return undefined;
      // "add no HOA" is to be said, and what makes no sense is no word.
      if (
        /^(?:no|without)\b/i.test(said) &&
        (saysSomething.test(input) || /^(?:sense|idea|clue|way)\b/i.test(words))
      )
        return undefined;
      // "don't change the title" and "no longer than" are others' matters.
      if (
        /^(?:an? |the |any )?(?:change|longer|more|less|fewer|question|one|need|idea|worries|problem|change|bullets?|emojis?|hash ?tags?|lists?|cta|call to action|exclam\w*)\b/i.test(
          words,
        )
      )
        return undefined;
      // What is not to be mentioned goes with its sentence, what is not to be said alone.
      const isTopic = /\b(?:mention|talk|nam|includ|put)/i.test(
        said.slice(0, said.length - what.length),
      );
      const isKind = /^(?:percent(?:age)?s?|%|prices?|numbers?|address|phone)$/i.test(words);
      return {
        kind: 'remove',
        what: words,
        ...(isShort && !isTopic && !isKind && { isWord: true }),
      };
    },
  ),
  reader(
    /\b(?:take|leave|edit|cut) (?:the )?(.{2,50}?) out(?: of it| please)?$/i,
    ({ 1: what = '' }) => ({
      kind: 'remove',
      what: bare(what),
    }),
  ),
  reader(
    new RegExp(`\\b${takeOut}\\s+(?:from (?:it|the post) )?(.+?)$`, 'i'),
    ({ 1: what = '' }) => {
      const words = bare(withoutArticle(what)).replace(
        /^the (.{3,60}?) (?:sentence|line)s?$/i,
        (all, named: string) => (placeWords.test(named) ? all : named),
      );
      if (
        /^(?:it|this|that|down|back|to|by|in half)\b/.test(words) &&
        !/^(?:that|this) (?:part|sentence|line|bit)/i.test(words)
      )
        return undefined;
      return words === ''
        ? undefined
        : {
            kind: 'remove',
            what: words,
            ...(wholeQuotation.test(what.trim().replace(/^the (?:words? |phrase )?/i, '')) && {
              isWord: true,
            }),
          };
    },
  ),
  reader(
    /^(?:i|we) (?:don['’]?t|do not|never) (?:do|offer|use|have|sell|provide) (.+?)(?: so .*| anymore.*)?$/i,
    ({ 1: what = '', input }) =>
      / so | anymore|remove|drop|take/i.test(input)
        ? { kind: 'remove', what: bare(what) }
        : undefined,
  ),
];
