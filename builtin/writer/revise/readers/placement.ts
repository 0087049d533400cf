import type { Edit, Reader } from '#builtin/writer/revise/edit.ts';
import { reader } from '#builtin/writer/revise/edit.ts';
import { asClause, bare, bareName, isAskedFor, pattern, wholeQuotation } from './given-words.ts';

/** A part of the text as people call it. What is said of it is never printed. */
const openingWords =
  '(?:opening|opener|hook|first (?:line|sentence)|intro(?:duction)?|beginning|start|lead)';
const better =
  '(?:bold\\w*|big(?:ger)?|strong\\w*|better|different|new|another|catch\\w*|punch\\w*|fresh\\w*|good|great|grabb\\w*|attention[- ]grabbing|interesting|change|rewrite|improve|fix|redo|replace|work on|spice up|exciting|killer|snapp\\w*)';
const bad =
  '(?:weak|a snooze|a yawn|sleepy|a dud|boring|flat|bad|dull|slow|generic|blah|meh|lame|awful|terrible|general|vague|broad|random|clunky|awkward|cheesy|stiff|off|weird|not great|needs work|confusing|long)';
const worse = `(?:${bad}|better|stronger|bolder|punchier|different|catchier)`;
const toTop =
  '(?:(?:in(?:to)?|to|as|on) (?:the )?(?:very )?(?:first|opening|top) (?:line|sentence|thing)|(?:the )?(?:very )?first (?:line|thing)|in the (?:opening|hook)|(?:to|at|on|near) (?:the )?(?:very )?(?:top|front|beginning|start)|first|up (?:top|front)|on top|at the very top)';

/** "the address not the lake view" is the address. */
const wanted = (text = '') =>
  bareDescription(
    text.replace(/,? (?:not|instead of|rather than|and not) .+$| (?:is|are|goes|comes)$/i, ''),
  );
const bareDescription = (text: string) => {
  const words = bareName(text);
  return words === '' ? bare(text) : words;
};

function startOf(said: string): Edit | undefined {
  const words = said
    .trim()
    .replace(/^(?:the |a |this |my )?(?:question|line|sentence|words?|phrase): ?/i, '');
  const literal =
    words === said.trim() ? wholeQuotation.exec(words)?.[1] : words.replace(/^["“'‘]|["”'’]$/g, '');
  if (literal) return { kind: 'startWith', what: literal, isLiteral: true };
  const question =
    /^(?:an?|the) (?:\w+ )?question (?:like|such as|saying) ["“'‘]?(.{4,120}?)["”'’]?$/i.exec(
      said,
    )?.[1];
  if (question) return { kind: 'startWith', what: question.replace(/\??$/, '?'), isLiteral: true };
  if (/^(?:an?|some) (?:\w+ )?question\b/i.test(said)) return { kind: 'opening', asQuestion: true };
  if (
    /^(?:an?|some|something)\b.*\b(?:hook|bang|opening|opener|punch|stronger|bolder|better|catchy|catchier)\b/i.test(
      said,
    )
  )
    return { kind: 'opening' };
  if (pattern(`^${better} ${openingWords}`).test(said)) return { kind: 'opening' };
  if (/^(?:an?|some) (?:number|stat|statistic|figure|fact)\b/i.test(said))
    return { kind: 'startWith', what: 'number' };
  if (isAskedFor.test(said)) return { kind: 'unknown', what: asClause(bare(said)) };
  const what = wanted(said.replace(/^(?:talk about|mention|say|speak of) /i, ''));
  return what === '' ? undefined : { kind: 'startWith', what };
}

export const placementReaders: Reader[] = [
  reader(
    /^(?:don['’]?t|do not|never|stop) (?:start|open|begin|lead)(?:ing)?(?: it| this| off)? with\b/i,
    () => ({ kind: 'opening' }),
  ),
  reader(
    pattern(
      `\\b${openingWords}\\b.{0,14}?\\b(?:(?:to be|be|as|into|with|to|is|a|needs? a) )?(?:an? )(?:\\w+ )?question\\b|\\bquestion (?:as|for|in|at|up) (?:the )?(?:very )?(?:${openingWords}|top|front)\\b|\\b(?:start|open|begin|lead)\\b.{0,12}\\b(?:with|by asking) (?:an?|some) (?:\\w+ )?question(?: about.*)?$`,
    ),
    ({ input }) =>
      /\bquestion (?:like|such as|saying) /i.test(input)
        ? undefined
        : { kind: 'opening', asQuestion: true },
  ),
  reader(
    /\b(?:make|have|let|want|need|get) (.{3,50}?) (?:to )?(?:stand out|pop|(?<!not )bold)\b(?! more)|^bold (?:the )?(.{3,50})$|^(?:the |my )?(.{3,50}?) (?:to|should|needs to|must) (?:stand out|pop|be bold|be in bold)$|\b(?:put|write) (.{3,50}?) in bold\b/i,
    ({ 1: one, 2: two, 3: three, 4: four }) => {
      const what = bareName(one ?? two ?? three ?? four);
      return /^(?:it|this|post|text|the post)$/i.test(what) || /^er\b|opening|hook/i.test(what)
        ? undefined
        : { kind: 'bold', what };
    },
  ),
  reader(
    pattern(
      `\\b(?:make|have|get|want)\\b(?: the)? ${openingWords} (?:be )?(?:about|on|say something about|mention) (.+)$`,
    ),
    (match) => startOf(match[1] ?? ''),
  ),
  reader(
    pattern(
      `\\b(move|put|bring|place|get|have|list|say|want|need|mention|include|add|work|talk about|feature|name)\\b (.+?) (?:should (?:come|go|be) |comes? |goes? )?${toTop}(?:[,.] .{0,40}| (?:of|in|please|too|also|as well|as|instead|then|so|because|since|with|and)\\b.{0,40})?$`,
    ),
    ({ 1: verb = '', 2: said = '', input }) => {
      const what = said.replace(/ (?:up|back)$/i, '');
      // "the two I'd look at first"
      if (
        / first$/i.test(input) &&
        /^say$/i.test(verb) &&
        / (?:at|to|for|with|in|on|from|by|into)$/i.test(what)
      )
        return undefined;
      const isTold = /^(?:mention|include|add|work|talk about|feature|name)$/i.test(verb);
      const told = isTold ? /^(?:in )?that (.{6,120})$/i.exec(what)?.[1] : undefined;
      if ((/^say$/i.test(verb) && !isAskedFor.test(what)) || told)
        return startOf(`"${told ?? what}"`);
      const edit = startOf(isTold ? what.replace(/^in (?=\S)/i, '') : what);
      if (
        edit?.kind === 'startWith' &&
        isTold &&
        /\b(?:line|sentence|opening|hook|intro)\b/i.test(input)
      )
        return { ...edit, isInLine: true };
      if (edit?.kind !== 'startWith') return edit;
      return {
        ...edit,
        ...(/ first$/i.test(input) && { isInList: true }),
        ...(/ (?:too|also|as well)$/i.test(input) && { isAlsoThere: true }),
      };
    },
  ),
  reader(
    pattern(
      `^(.+?) (?:should|needs? to|has to|must|could|can) (?:come|go|be|stand) (?:first|${toTop})$`,
    ),
    (match) => startOf(match[1] ?? ''),
  ),
  reader(
    /^(.+?) (?:should|needs? to|has to|must|could|can) (?:come|go|be|stand) (?:at the (?:very )?(?:end|bottom)|(?:the )?(?:very )?last(?: thing| line)?)$/i,
    (match) => ({ kind: 'endWith', what: bareDescription(match[1] ?? '') }),
  ),
  // "the opening line should be about the pool"
  reader(
    pattern(
      `^(?:i want |make )?(?:the |an? )?(?:opening line|${openingWords}) (?:should|needs? to|has to|must|to) (?:be |talk |speak |say something |mention )(?:about |on )?(?:the |my )?([^.]{3,40})$`,
    ),
    ({ 1: what = '' }) =>
      pattern(`^(?:${better}|${bad}|shorter|more|less|an? )`).test(what)
        ? undefined
        : startOf(what),
  ),
  // "hook me in the first line", "first line needs more energy"
  reader(
    pattern(
      `^(?:please )?(?:hook|grab|catch|draw) (?:me|them|people|readers|the reader)(?: in)?\\b.*$|^(?:the )?${openingWords} needs? (?:more |some |a )?(?:energy|life|punch|oomph|excitement|help|work|something|pop|spark)\\b.*$`,
    ),
    () => ({ kind: 'opening' }),
  ),
  reader(
    /\b(?:add|use|need|want|give it|with) (?:an? )(?:\w+ )?(?:hook|opener|opening line|attention grabber)\b/i,
    () => ({ kind: 'opening' }),
  ),
  reader(
    /\b(?:move|put|bring|place) (.+?) (?:(?:to|at) the (?:very )?(?:end|bottom|close)|last)(?:[,.]? .{0,40})?$/i,
    (match) => {
      if (/\b(?:that says|saying|which says)\b/i.test(match.input)) return undefined;
      const literal = wholeQuotation.exec((match[1] ?? '').trim())?.[1];
      return literal
        ? { kind: 'endWith', what: literal, isLiteral: true }
        : {
            kind: 'endWith',
            what: bareDescription(match[1] ?? ''),
            ...(/ last(?:[,.]? .{0,40})?$/i.test(match[0]) && { isBeforeCall: true }),
          };
    },
  ),
  reader(
    /\b(?:put|move|give|have|place) (.+?) (?:on|in|into) (?:its|their|a|it['’]?s) (?:own|separate|new) (?:line|paragraph)\b/i,
    (match) => ({ kind: 'ownLine', what: bareDescription(match[1] ?? '') }),
  ),
  reader(
    pattern(
      `\\b${better}\\b[^.]{0,20}\\b${openingWords}\\b(?! with\\b)|\\b${openingWords}\\b.{0,24}\\b${worse}\\b|\\b(?:hate|dislike|don['’]?t (?:really )?(?:like|love)|not (?:a fan of|crazy about|feeling))\\b.{0,12}\\b${openingWords}\\b|^${openingWords}$`,
    ),
    ({ input }) => (/\b(?:to|with):? ["“'‘]/.test(input) ? undefined : { kind: 'opening' }),
  ),
  reader(
    /\b(?:start|open|lead|begin|kick)(?:s|ing)?(?: it| this| off| the post| out| things off)? (?:off )?with:? (.+)$/i,
    (match) => startOf(match[1] ?? ''),
  ),
  reader(/^(.{3,50}?) first,? (?:and )?then .+$/i, ({ 1: what = '' }) => startOf(what)),
  reader(pattern(`^(.{3,60}?) (?:first|up front|up top|on top)$`), ({ 1: what = '' }) =>
    /^(?:make|do|say|tell|write|at|the)$| (?:at|to|for|with|in|from|by|into)$/i.test(what) ||
    /\b(?:person|floor|time)\b/i.test(what)
      ? undefined
      : startOf(what),
  ),
  reader(
    pattern(
      `^(?:i think |i feel like )?(?:the )?(.{3,50}? (?:line|sentence|part|bit|paragraph|section|bullets?)) (?:is|are|sounds?|feels?|seems?|reads?) (?:so |too |really |a (?:bit|little) |kinda |kind of |pretty |very )*${bad}\\b`,
    ),
    (match) => ({ kind: 'improve', what: bareName(match[1] ?? '') }),
  ),
];
