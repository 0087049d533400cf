import { capitalise } from '#builtin/writer/language/sentences.ts';
import { directions } from './direction-patterns.ts';
import type { Wishes } from './wishes.ts';

/** "the lot is free before noon I think so just say parking nearby": what was not sure is not said. */
const saidInstead =
  /(^|[.;] |, )[^.;,]{3,80}\b(?:i think|i believe|maybe|probably|not sure|supposedly),? so (?:please |pls |maybe |just )*(?:say|put|write) (?!(?:hi|hello|yes|no)\b)(["“]?\p{L}[^.;,"”]{2,60}["”]?)(?=[.;,]|$)/giu;

/**
 * What an agent tells the writer to do: "lead with the commute video", "end with my name, Ellen
 * Tackett", "say those are examples only", "keep it short". It is told by its grammar: an order
 * with a verb of writing, or a wish about "this" and "it". What such an order asks to be said is
 * said; the order itself is never printed.
 */
export function readDirections(answer: string): { said: string; wishes: Wishes } {
  const wishes: Wishes = { told: [], declined: [], unsure: [], holds: [] };
  const typed = withoutForbidden(withoutOutline(answer)).replace(
    saidInstead,
    (_, start: string, words: string) => `${start}${words.replace(/["“”]/g, '')}`,
  );
  const lines = withoutPoints(typed, wishes)
    .split('\n')
    .map((text) => {
      const kept: string[] = [];
      for (const sentence of thoughts(withoutTakenBack(text)))
        kept.push(...clausesOf(sentence, kept, wishes));
      return kept.join(' ').replace(/[\s,;]+$/, '');
    });
  return {
    said: lines.filter((line, index) => line !== '' || typed.split('\n')[index] === '').join('\n'),
    wishes,
  };
}

/** "5 kids type house (don't say kids)": no clause with the word is left. */
function withoutForbidden(text: string): string {
  const word = forbidsWord.exec(text)?.[1];
  // "don't say waive, say decide": other words stand in its place.
  if (!word || /\bsay\b.*\bsay\b/is.test(text)) return text;
  const named = new RegExp(`(?<!\\p{L})${word.replace(/s$/i, '')}s?(?!\\p{L})`, 'iu');
  const clauses = text.split(/(?<=[,;.!]) +/).filter((clause) => !named.test(clause));
  return clauses.join(' ').replace(/[,;]$/, '');
}

const forbidsWord =
  /\b(?:don['’]?t|do not|never) (?:say|print|write|use the word) ["“]?(?!it\b|this\b|that\b|them\b|any|much\b|more\b|too\b|so\b|where\b|which\b|who\b|what\b|how\b|why\b|when\b|the\b)(\p{L}{3,})["”]?(?=[).,;!]|$)/iu;

/** "1. the lender 2 drainage 3 sod": a row that was numbered. */
const numbered = /^1[.)]? ?(\p{L}.*?)[.,;]? 2[.)]? ?(\p{L}.*?)(?:[.,;]? 3[.)]? ?(\p{L}.*?))?$/su;
const startsNumbered =
  /^1[.)]? (?!\p{L}+s\b)\p{L}.* 2[.)]? (?!\p{L}+s\b)\p{L}.* 3[.)]? (?!\p{L}+s\b)\p{L}/su;

/** "intro: ... body: ..." and "1. ... 2. ..." in a row: the words without the marks of an outline. */
const withoutOutline = (text: string) =>
  (startsNumbered.test(text) && !/[.)] .* 2[.)] /.test(text)
    ? text.replace(numbered, (_, ...parts: (string | undefined)[]) =>
        parts
          .slice(0, 3)
          .filter((part) => typeof part === 'string' && part !== '')
          .map((part) => `- ${part}`)
          .join('\n'),
      )
    : text
  )
    .replace(
      /(?:^|(?<=[.!?;]\s|\n))(?:intro|opening|opener|hook|headline|body|middle|point \d|part \d|outro|closing|ending|end|cta|call to action)\s*[:–—-] (?=\S)/gim,
      '',
    )
    .replace(/^ ?1[.)] .*?[\s,;]2[.)] .+$/gim, (row) =>
      row.replace(/[\s,;]+(?=[2-9][.)] )/g, '\n').replace(/^ ?\d[.)] /gm, '- '),
    );

/** One sentence without its directions; `before` is what was said until then. */
function clausesOf(typed: string, before: readonly string[], wishes: Wishes): string[] {
  // "If people know a good closer, they could tag them in the comments."
  const sentence = typed.replace(
    /^if (?:people|they|anyone|someone|folks) (\p{L}+ [^,]+), (?:they|people) (?:could|can|should) (?=\p{L})/iu,
    'If you $1, ',
  );
  const end = /[.!?]+$/.exec(sentence)?.[0] ?? '';
  const parts = sentence
    .slice(0, sentence.length - end.length)
    .split(
      /(?<=[,;]) (?!\d{3}\b)| (?=[-–—] (?:please|pls|say|mention|tell|lead|tag|don['’]?t|dont|make|keep|check (?:with|w\/?) me|run (?:it|this) by|verify)\b)| (?=\((?:please|pls|say|mention|tell|tag|don['’]?t|dont|check|lead|keep|make|not sure|i think|verify)\b[^()]*\)$)| (?=(?:but |so |and )?just say\b)| (?=so (?:please |pls |maybe )?(?:say|mention|lead|tell|make (?:it|sure)|keep (?:it|this)|don['’]?t|dont|leave|skip)\b)| (?=(?:and|but) (?:please|pls|i['’]?d like|i would like|say|mention|tell (?:people|them|folks)|lead with|don['’]?t (?:say|use|mention)|keep it)\b)/iu,
    );
  const left: string[] = [];
  let isAside = false;
  for (const part of parts) {
    const clause = bare(part);
    if (
      wishes.signOff === 'name' &&
      /^\p{Lu}[\p{L}.'’-]+(?: (?:\p{Lu}[\p{L}.'’&-]*|@|at|with|of|&|and))*$/u.test(clause)
    ) {
      wishes.signOff = clause.replace(/ @ /, ', ');
      continue;
    }
    const read: { said: string } | undefined =
      isAside &&
      (/^[\p{L}'’-]+$/u.test(clause) ||
        /^(?:because|since|so|if|like|it['’]?s|it|they|that|my(?! name)|we|she['’]?s|he['’]?s)\b/i.test(
          clause,
        ) ||
        /\bi (?:want|need) (?:it|this|that)\b/i.test(clause) ||
        // "don't name any builder, I have deals with three of them": why not.
        (/^(?:don['’]?t|do not|no|skip|leave)\b/i.test(
          bare(parts[parts.indexOf(part) - 1] ?? ''),
        ) &&
          /^i(?:['’]ve|['’]m)? (?:have|don['’]?t|can['’]?t|work|know|sit|am|owe|refer|want)\b/i.test(
            clause,
          )) ||
        // "keep it friendly, a lot of them are nervous": whom it is for.
        /^(?:a lot|most|many|some|half|all) of (?:them|these (?:people|folks|buyers))\b/i.test(
          clause,
        )) &&
      clause.split(' ').length <= 16 &&
      !/\d/.test(clause)
        ? { said: '' }
        : readClause(clause, [...before, ...left], wishes);
    isAside = read !== undefined && read.said === '';
    if (read?.said) wishes.told.push(read.said);
    const dashed = /^[-–—] /.test(part) && read?.said && left.length > 0;
    if (dashed) {
      left.push(`${left.pop()?.replace(/[,;]$/, '')}.`, capitalise(read.said));
      continue;
    }
    if (!read) left.push(part);
    else if (
      /^(?:I|we|it|there|they|you|ask|check|call|look|talk|get|see|read|bring|go|park|start|arrive|wear|take|leave|order|book|plan|budget)\b/i.test(
        read.said,
      ) &&
      left.length > 0 &&
      !/^so\b/i.test(part.trim())
    )
      left.push(
        `${withoutJoint(left)}.`,
        `${capitalise(read.said)}${/[,;]$/.exec(part)?.[0] ?? ''}`,
      );
    else if (read.said !== '')
      left.push(
        `${/^so\b/i.test(part.trim()) ? 'so ' : ''}${read.said}${/[,;]$/.exec(part)?.[0] ?? ''}`,
      );
    // "a list of movers, but don't name them": no name was typed, so nothing is taken back.
    const isUnnamed = /\bname\b/i.test(clause) && !/\S \p{Lu}\p{Ll}/u.test(left.join(' '));
    if (takesBack.test(clause) && !(isUnnamed && left.length > 0)) return [];
  }
  if (left.length === 0) return [];
  const text = left
    .join(' ')
    .replace(/(?<=[^,;]) so (?=ask|talk|check|call|get|see|look|do\b)/i, ', so ')
    .replace(/[\s,;]+$/, '')
    .replace(/^([^()]*\([^()]*)$/, '$1)')
    // "Skip, or just say ask me."
    .replace(/^(?:or|and|but|otherwise)\b[.,]? ?/i, parts[0] === left[0] ? '$&' : '')
    .replace(/^(?:and|but|so) (?=\p{L})(?!i\b)/iu, parts[0] === left[0] ? '$&' : '');
  return [
    left.length === parts.length
      ? text + end
      : text +
        (end.startsWith('?') && !/^(?:what|how|do|is|are|can|should|why|when|who)\b/i.test(text)
          ? '.'
          : end || ''),
  ];
}

/** What stands before it, without the "or" that led into it. */
function withoutJoint(left: string[]): string {
  const last = left.pop()?.replace(/[,;]$/, '') ?? '';
  return /^(?:or|and|but|so)$/i.test(last) && left.length > 0
    ? (left.pop()?.replace(/[,;]$/, '') ?? '')
    : last;
}

/** "I can't verify it, so don't mention it": nothing of the sentence is printed. */
const takesBack =
  /^(?:please )?(?:(?:don['’]?t|dont|do not) (?:mention|say|print|include|use|name|share|post|put) (?:it|that|this|them)(?: in)?|leave (?:(?:it|that|this|them) )?out)$/i;

const bare = (part: string) =>
  part
    .trim()
    .replace(/[,;]$/, '')
    .replace(/^\((.+)\)$/, '$1')
    .replace(/^([^()]+)\)$/, '$1')
    .replace(/^[-–—(]+ ?/, '')
    .replace(
      /^(?:(?:and|but|so|also|oh|ok(?:ay)?|yes|maybe|just|please|pls|plz|can (?:you|u|we)|could (?:you|u|we)|if (?:you|u) (?:can|could),|if possible,) )+(?=\p{L})/iu,
      (words) => (/\b(?:please|pls|plz|can|could|if|maybe)\b/i.test(words) ? 'please ' : ''),
    )
    .replace(
      /,? (?:if (?:you|u) (?:can|could)(?: say (?:that|it)[^,]*)?|if possible|if there['’]?s room|please|pls|plz|thanks|thx)$/iu,
      '',
    );

/** What a clause asks for; nothing when it is no direction. `said` is what of it is for the reader. */
function readClause(
  clause: string,
  before: readonly string[],
  wishes: Wishes,
): { said: string } | undefined {
  const text = clause.replace(/^please /i, '');
  for (const [pattern, read] of directions) {
    const found = pattern.exec(text);
    if (!found) continue;
    const meant = read(found, before);
    if (typeof meant === 'string') return { said: meant };
    if (meant)
      Object.assign(wishes, meant, {
        unsure: [...wishes.unsure, ...(meant.unsure ?? [])],
        declined: [...wishes.declined, ...(meant.declined ?? [])],
        holds: [...wishes.holds, ...(meant.holds ?? [])],
      });
    return { said: '' };
  }
  return undefined;
}

/** "the one off Jahncke ... don't say the street though": the rest is told without it, or nothing where it is not found. */
const withoutStreet = (text: string) =>
  text.replace(
    /^(.*?)[,.;]? (?:but |and )?(?:please |pls )?(?:don['’]?t|do not) (?:say|use|name|mention|print|put) (?:the )?street(?: name)?(?: though| please| pls)?[.!]?$/isu,
    (_, said: string) => {
      const left = said
        .replace(new RegExp(`\\b[Tt]he one ${onStreet} (?=(?:we|I|i)\\b)`, 'gu'), 'at one home ')
        .replace(new RegExp(`(?:^| )${onStreet}`, 'gu'), '')
        .trim();
      return left === said || mayBeStreet.test(left) ? '' : left;
    },
  );

const kindOfStreet =
  '(?:St|Street|Ave|Avenue|Rd|Road|Dr|Drive|Ln|Lane|Blvd|Ct|Court|Way|Pl|Place|st|street|ave|avenue|rd|road|dr|drive|ln|lane|blvd|ct|court)\\b\\.?';
const notStreets =
  '(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December|MLS|the|an?|my|our|market|and|to|of|it|with|for|in|by)';
const onStreet = `(?:(?:[Oo]ver |[Jj]ust )?(?:[Oo]ff|[Oo]n|[Nn]ear|[Aa]t) (?:the )?(?!${notStreets}s?\\b)(?:\\d+[a-z]{0,2} )?(?:\\p{Lu}[\\p{L}'’]*|\\d+(?:st|nd|rd|th))(?: (?:\\p{Lu}[\\p{L}'’]*|${kindOfStreet}))*|(?:[Jj]ust )?[Oo]ff (?!${notStreets}s?\\b)\\p{Ll}[\\p{L}'’]*(?: ${kindOfStreet})?|(?:[Oo]n|[Nn]ear|[Aa]t) (?:\\d+ )?(?:\\p{Ll}+ ){1,3}${kindOfStreet})`;
const mayBeStreet = new RegExp(
  `\\b(?:on|off|near|at) (?!${notStreets}s?\\b)(?:\\p{Lu}|\\d)|\\p{L} ${kindOfStreet}`,
  'u',
);

/** "he was mad at me for a week (don't put that part)": what stands before it is taken back. */
const withoutTakenBack = (text: string) =>
  withoutStreet(text)
    .replace(/(?<=\b(?:with|w|w\/|on) an? )\?(?= |$)/gi, 'question')
    // "so everyone could waive. hmm dont say waive. say write with confidence"
    .replace(
      /^(.*?)[,.;]? (?:hmm+,? |actually,? |wait,? )?(?:don['’]?t|dont|do not) (?:say|use|call it) ["“]?(\p{L}+)["”]?[,.;]? (?:instead )?(?:say|use|call it) ["“]?([^"”]+?)["”]?$/isu,
      (all, before: string, word: string, better: string) => {
        const found = new RegExp(`\\b${word}\\b[^.,;]*`, 'i');
        return found.test(before) ? before.replace(found, better) : all;
      },
    )
    // "... what it costs and cry. ok dont say cry"
    .replace(
      /^(.*?)[,.;] (?:ok,? |hmm+,? |actually,? )?(?:don['’]?t|dont) say ["“]?(\p{L}+)["”]?[.!]?$/isu,
      (all, before: string, word: string) => {
        const found = new RegExp(`,? and ${word}\\b`, 'i');
        return found.test(before) ? before.replace(found, '') : all;
      },
    )
    // "but get the shore path part right - its public access": it is told of that.
    .replace(
      /(?:^|(?<=[.!?;,] ))(?:but |and |please |pls |just )*(?:make sure (?:you|u) |be sure (?:you |to )?)?get (the [\p{L}'’ -]+?)(?: part| bit| thing)? right(?: ?[-–—:,]+ ?| (?:because|bc|since) )(?:it['’]?s|its|it is|they['’]?re|theyre|they are) /iu,
      (_, what: string) => `tell people ${what} ${/[^s]s$/.test(what) ? 'are' : 'is'} `,
    )
    // "i think nov 1? verify on the city site or leave date out": it is left out.
    .replace(
      /,? (?:i (?:think|believe)|maybe|probably|around|about) ([^.,;?!]+)[?,.;]* ((?:please |pls )?(?:verify|check|confirm|look (?:it )?up|double[- ]?check)\b[^.;]*? or (?:just )?(?:leave|skip|drop|take)\b[^.;]*)/giu,
      '. $2',
    )
    // 'thats from my own leases, so say "in my experience"'
    .replace(
      /^(.*?),? (?:so |and |but )?(?:please |just )?say ["“](in my (?:experience|opinion|view)|to my knowledge|as of (?:today|now))["”]\.?$/iu,
      (_, before: string, words: string) =>
        `${capitalise(words)}, ${before.charAt(0).toLowerCase()}${before.slice(1)}`,
    )
    // "but I'm not sure it's funded right now": so is this.
    .replace(
      /,? but (?:i['’]?m|i am) not sure (?:if |whether )?(it['’]?s|they['’]?re) (?=\p{L})/giu,
      ', so check whether $1 ',
    )
    // "(not sure its funded, have them check)": what the reader should find out.
    .replace(
      / ?\((?:i['’]?m )?not sure (?:if |whether )?(?:it['’]?s|its|they['’]?re|it is|they are) (?:still )?(\p{L}+)[^()]*\b(?:check|ask|verify|confirm)\b[^()]*\)/giu,
      " (check that it's still $1)",
    )
    // "Compare it if you can, otherwise say ...": the second is what can be done.
    .replace(
      /(?:^|(?<=[.!?;] ))[^.!?;]*? if (?:you|u|we) can,? (?:otherwise|if not),? (?=\p{L})/giu,
      '',
    )
    .replace(
      /\bi (?:think|believe)(?: that['’]?s| it['’]?s| thats)? the (?:right )?(date|time|price|number|day|address),? (?:but )?(?:please )?(?:double[- ]?)?check (\S+\.\S+[^\s.,;]|the \p{L}+(?: \p{L}+)?)/giu,
      'check $2 to confirm the $1',
    )
    .replace(
      /(?:^|(?<=[,;.!?] ))[^,;.!?()]*?[ (]+(?:but )?(?:please |pls )?(?:(?:don['’]?t|dont|do not) (?:put|print|post|use|say|include|share|add|write) (?:that|this)(?: part| bit| one)?|leave (?:that|this)(?: part| bit)? out|off the record|not for (?:the post|print|publication)|between (?:us|you and me))\)?(?=[,;.!?]|$)[,;]?/gi,
      '',
    )
    .replace(/,\s*(?=[.;!?](?!\d)|$)/g, '');

/** What to cover, as a list after a colon, or "start with the view, then the price". */
function withoutPoints(typed: string, wishes: Wishes): string {
  return typed
    .replace(
      /(?:^|(?<=[.!?]\s|\n))(?:(?:the )?(?:main )?(?:points|things|topics|stuff) (?:to (?:cover|include|mention|hit|make)|i want (?:covered|in))|please (?:cover|include|hit)|cover|include)(?: these)?(?:: ?| [-–—] )(.+)$/is,
      (_, points: string) => {
        wishes.points = points;
        return '';
      },
    )
    .replace(
      /(?:^|(?<=[.!?]\s))(?:please |pls )?(?:start|open|begin|lead)(?: it| this)? with ([^.!?]+?),? then [^.!?]+(?:[.!?]|$)/i,
      (_, first: string) => {
        wishes.lead = first;
        return '';
      },
    )
    .trim();
}

/** Sentences, also of those who type no capitals. */
const thoughts = (text: string) => {
  // "no. 100-150 words ok": here it is no number.
  const reply = /^(?:no|none)\. +(?=\S)/i.exec(text)?.[0] ?? '';
  return [reply, ...sentencesOf(text.slice(reply.length))].filter((each) => each.trim() !== '');
};

const sentencesOf = (text: string) =>
  text.split(
    /(?<=[^.\s][.!?]+["”)]?)(?<!\b(?:st|mt|ft|dr|mr|mrs|ms|jr|sr|vs|no|approx|inc|co|ave|blvd|rd|ln|ct|hwy|sq|dept|etc|mass|conn|penn|calif|fla|minn|wis|e\.g|i\.e|a\.m|p\.m|u\.s|\p{L})\.) +(?=\S)(?!(?:and|or|&|plus|\+) )/iu,
  );
