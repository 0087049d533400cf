import type { Edit, MarkName } from '#builtin/writer/revise/edit.ts';
import { countOf } from '#builtin/writer/revise/places.ts';
import { unquoted } from '#builtin/writer/revise/readers/given-words.ts';
import { declining } from './asked-of-nobody.ts';
import { stands } from './parts.ts';
import { type ClauseReader, groupsOf } from './reading.ts';

/** How words, numbers, marks and names are written in the whole text. */

const marks: [name: RegExp, mark: MarkName][] = [
  [/(?<!semi-?)\bcolons?\b/i, 'colons'],
  [/\b(?:(?:em|en|long) ?-?)?dash(?:es)?\b|\bhyphens?\b/i, 'dashes'],
  [/\bsemi-?colons?\b/i, 'semicolons'],
  [/\bquot(?:es?|ation)(?: marks?)?\b/i, 'quotation marks'],
  [/\bparenthes[ei]s\b|\bparens\b|\bbrackets\b/i, 'parentheses'],
];
const markNames =
  '(?:semi-?colons?|colons?|(?:(?:em|en|long)[ -])?dash(?:es)?|hyphens|quot(?:es?|ation)(?: marks?)?|parenthes[ei]s|parens|brackets)';
const noMarks = new RegExp(
  `^(?:(?:no|without|remove|take out|drop|lose|get rid of|cut|delete|ditch|avoid|less|fewer|skip|don['’]?t use|stop using|too many|enough(?: with)?|all|any|the|of|those|these|so many|that|and|or|,|more) ?)+(?:${markNames}(?:,? (?:and |or |no |the )*)?)+(?: (?:anywhere|at all|everywhere|please))?( (?:in|from|out of|off|of) (?:the |my )?(?:title|headline))?$`,
  'i',
);
const noMarksStart =
  /^(?:no|without|remove|take|drop|lose|get|cut|delete|ditch|avoid|less|fewer|skip|don|stop|too|enough)\b/i;

const removingMarks: ClauseReader = (typed) => {
  const words = typed.replace(
    /^(?:take|leave|cut) (.+? )out\b ?/i,
    (_, what: string) => `take out ${what}`,
  );
  if (!noMarksStart.test(words) || !noMarks.test(words)) return undefined;
  const inTitle = /\b(?:title|headline)$/i.test(words);
  return marks
    .filter(([name]) => name.test(words))
    .map(([, mark]): Edit => ({ kind: 'marks', mark, ...(inTitle && { inTitle }) }));
};

const inBrackets =
  /^(?:remove|take out|drop|delete|cut|lose|get rid of)(?: (?:the|any|all|everything|what|whatever))* ?(?:parts?|stuff|words?|bits?|text|things?|notes?)?(?: that(?:['’]?s| is| are))? ?(?:in|inside|between) (?:the )?(?:parenthes[ei]s|parens|brackets)$/i;

const withContractions = /^(?:use|add|with|more|put in|try)(?: more| some)? contractions$/i;
const noContractions =
  /^(?:no|without|don['’]?t use|avoid|fewer|less|spell out|write out|remove|take out)(?: the| any| all)? contractions$/i;
const asDigits =
  /^(?:use|write|with|put|make|change|turn)(?: all| the)*(?: numbers)?(?: (?:as|in|with|be|to|into))? ?(?:numerals|digits)(?:,? (?:not|instead of|rather than) words)?(?: for (?:the |all )?numbers)?$/i;
const asWords =
  /^(?:write|spell)(?: all| the| of)*(?: numbers)? out(?: all| the)*(?: numbers)?$|^(?:write|spell) out (?:all )?(?:the )?numbers$|^(?:write|put|use)(?: the| all)? numbers (?:as|in) words$|^(?:use )?words (?:not|instead of) (?:numerals|digits|numbers)$/i;
const rounding =
  /^round (?:off |up |down |out )?(?:the |all |my |those )*(?:numbers|figures|prices|stats|dollar amounts)(?: off| up| down)?$/i;
const abbreviations =
  /^(?:(?:take out|remove|no|without|avoid|spell out|write out|lose|drop|expand|get rid of|don['’]?t use|cut)(?: (?:the|any|all|my|those|of))* (?:abbreviations|acronyms|shorthand|abbreviated words|short forms|initials)(?:,? and spell (?:them|it|everything) out| out)?|spell (?:everything|it all|them|all of it) out|spell out everything)$/i;

const writing: ClauseReader = (words) => {
  if (inBrackets.test(words)) return [{ kind: 'marks', mark: 'parentheses', isDropped: true }];
  if (withContractions.test(words)) return [{ kind: 'contractions', use: true }];
  if (noContractions.test(words)) return [{ kind: 'contractions', use: false }];
  if (asDigits.test(words)) return [{ kind: 'numbers', as: 'digits' }];
  if (asWords.test(words)) return [{ kind: 'numbers', as: 'words' }];
  if (rounding.test(words)) return [{ kind: 'numbers', as: 'round' }];
  return abbreviations.test(words) ? [{ kind: 'spellOut' }] : undefined;
};

const cityName =
  "(?:the |our |my )?(?:city|town)(?:['’]?s)?(?: name)?|the name of the (?:city|town)";
const firstPlace =
  '(?:in|into|at|to|on|up in)(?: the)? (?:very )?(?:first|opening|top) ?(?:sentence|line)?|(?:in|into|at|to) the (?:opening|start|beginning|top|intro|hook)|up (?:top|front)|first|early';
const cityFirst = new RegExp(
  `^(?:mention|put|get|have|include|add|use|work|say|name|drop)(?: in)? (?:${cityName})(?: in)? (?:${firstPlace})$`,
  'i',
);
const cityOnce = new RegExp(
  `^(?:say|use|mention|have|keep|name|put) (?:${cityName}) (?:only|just|no more than|at most)? ?(?:once|one time|1 time|in one place)$|^(?:stop repeating|don['’]?t repeat|too (?:much|many)|less of) (?:${cityName})s?$`,
  'i',
);
const cityNotFirst = new RegExp(
  `^(?:don['’]?t|do not|never|stop) (?:start|open|begin|lead)(?:ing)?(?: it| this| off)? with (?:${cityName})$`,
  'i',
);
const cityGone = new RegExp(
  `^(?:take out|remove|drop|lose|delete|don['’]?t (?:say|mention|use)|leave out|no) (?:${cityName})$`,
  'i',
);

const placing: ClauseReader = (words) => {
  if (cityFirst.test(words)) return [{ kind: 'city', where: 'first' }];
  if (cityOnce.test(words)) return [{ kind: 'city', where: 'once' }];
  if (cityNotFirst.test(words)) return [{ kind: 'city', where: 'notFirst' }];
  return cityGone.test(words) ? [{ kind: 'city', where: 'nowhere' }] : undefined;
};

const aboutMe =
  /^(?:drop|remove|take out|cut|lose|delete|skip|leave out|no|get rid of) (?:anything|everything|all|the (?:stuff|parts?|lines?|sentences)|whatever|stuff|what)?(?: that(?:['’]s| is| talks?| speaks?)?)? ?(?:about|on|of) (?:me|myself|us|our team|the agent)$/i;
const justTips =
  /^(?:just |only )?(?:keep|leave|use|give|have|show)(?: me| it)?(?: only| just)? (?:the )?(?:tips|advice|steps|how[- ]?tos?|to[- ]?dos?)(?: only)?$|^(?:just|only) (?:the )?tips$/i;

const choosing: ClauseReader = (words) => {
  if (aboutMe.test(words)) return [{ kind: 'tips', keep: 'rest' }];
  return justTips.test(words) ? [{ kind: 'tips', keep: 'tips' }] : undefined;
};

const signOff =
  /^(?:change|make|set|replace|switch|have|use|add|put)(?: in)? (?:the |my |an? )?(?:sign[- ]?off|signature)(?: line)?(?: (?:to|with|be|as|of|say|that says|into))*:? (.+)$/i;

const signing: ClauseReader = (words) => {
  const [text = ''] = groupsOf(signOff, words) ?? [];
  return text === '' ? undefined : [{ kind: 'signature', text: unquoted(text) }];
};

const cityTags =
  /^(?:add|include|use|put in|give me) (?:(\w+) )?(?:more )?(?:local |city )?hash ?tags?(?: (?:about|for|with|on|of) (?:the |my |our )?(?:city|town|area|location|place|neighborhood|local area))?$/i;

const tagging: ClauseReader = (words) => {
  if (
    !cityTags.test(words) ||
    !/\b(?:local|city|town|area|location|place|neighborhood)\b/i.test(words)
  )
    return undefined;
  const count = countOf(groupsOf(cityTags, words)?.[0] ?? '');
  return [{ kind: 'hashtags', ofPlace: count || 2 }];
};

const noOrders =
  /^(?:(?:don['’]?t|do not|stop|less|quit) (?:tell(?:ing)?|order(?:ing)?|boss(?:ing)?) (?:people|them|readers|everyone|folks) (?:what to do|around)(?: so much| all the time)?|(?:less|not so|too) (?:bossy|preachy|commanding)|fewer (?:orders|commands|instructions))$/i;

const iToWe =
  /^(?:change|switch|replace|swap|turn|make)(?: (?:all|every|each|the))* ["“]?I["”]?(?:['’]?s)? (?:to|with|into|for) ["“]?we["”]?$/i;
const weToI =
  /^(?:change|switch|replace|swap|turn|make)(?: (?:all|every|each|the))* ["“]?we["”]? (?:to|with|into|for) ["“]?I["”]?$/i;
const askFor =
  /^(?:ask|end by asking) (?:them |people |readers )?for (?:an? )?(comments?|replies|calls?|texts?|emails?|dms?|messages?|referrals?|reviews?|shares?|follows?|likes?)(?: instead(?: of (?:the |a )?\p{L}+)?| not \p{L}+| rather than \p{L}+)?(?: (?:at|in) the (?:end|bottom))?$/iu;
const calls: [what: RegExp, call: string][] = [
  [/^(?:comment|repl)/i, 'Tell me in the comments'],
  [/^referral/i, 'Know somebody who is thinking of a move? Send them my way'],
  [/^review/i, 'If I helped you, I would be glad about a review'],
  [/^share/i, 'Share this with somebody who could use it'],
  [/^(?:follow|like)/i, 'Follow along for more'],
  [/^call/i, 'Call me'],
  [/^text/i, 'Text me'],
  [/^email/i, 'Email me'],
  [/./, 'Message me'],
];

const speaking: ClauseReader = (words) => {
  if (iToWe.test(words)) return [{ kind: 'person', to: 'we' }];
  if (weToI.test(words)) return [{ kind: 'person', to: 'I', isWord: true }];
  const [what = ''] = groupsOf(askFor, words) ?? [];
  const call = what === '' ? undefined : calls.find(([says]) => says.test(what))?.[1];
  return call ? [{ kind: 'callToAction', text: call, isInstead: true }] : undefined;
};

const capsOf =
  /^(?:fix|correct|check) (?:the )?(?:caps|capitals|capitali[sz]ation|capital letters?|case) (?:on|in|of|for) ["“]?(.+?)["”]?$|^(?:cap|caps on|capitali[sz]e|upper ?case) (?:the words? )?["“]?(.+?)["”]?$/i;
const notCapsOf =
  /^(?:it's|its )?(?:fix |no need for )?["“]?(\p{Lu}{3,})["”]?,? (?:it['’]?s |its |is |that['’]s |looks like |sounds like |feels like )*(?:yelling|shouting|too loud|screaming|in (?:all )?caps)$|^(?:fix(?: the (?:yelling|shouting|caps)(?: on)?)?|no caps on|lower ?case|un-?cap(?:italize)?) (?:the word )?["“]?(\p{Lu}{3,})["”]?(?:,? (?:it['’]?s|its|is) (?:yelling|shouting|too loud))?$/u;

const smallLetters =
  /^(?:lower ?case|un-?cap(?:italize)?|(?:don['’]?t|do not|no need to) capitali[sz]e|no (?:caps|capitals?) (?:on|for|in)) (?:the (?:words? )?)?["“]?(.{2,40}?)["”]?$/i;

const apostrophe =
  /^(?:fix |the word |in )?["“]?(\p{L}{3,}s)["”]?,?(?: (?:it|that))? (?:needs|should have|is missing|misses|gets?|with|w\/|has) an apostrophe$|^(?:add|put) an apostrophe (?:in|to|on) ["“]?(\p{L}{3,}s)["”]?$/iu;

/** "neighbors needs an apostrophe": the kitchen is one neighbor's. */
const apostrophes: ClauseReader = (words, { content }) => {
  const [word = ''] = (groupsOf(apostrophe, words) ?? []).filter(Boolean);
  return word !== '' && stands(content, word)
    ? [{ kind: 'reword', from: word, to: word.replace(/s$/i, "'s") }]
    : undefined;
};

const capitals: ClauseReader = (words, { content }) => {
  const [shouted = ''] = (groupsOf(notCapsOf, words) ?? []).filter(Boolean);
  if (shouted !== '') return [{ kind: 'reword', from: shouted, to: shouted.toLowerCase() }];
  const [small = ''] = groupsOf(smallLetters, words) ?? [];
  if (small !== '' && stands(content, small))
    return [{ kind: 'reword', from: small, to: small.toLowerCase() }];
  const [names = ''] = (groupsOf(capsOf, words) ?? []).filter(Boolean);
  if (
    names === '' ||
    /\b(?:title|headline|first (?:word|letter|line)|every|all|each)\b/i.test(names)
  )
    return undefined;
  return names
    .split(/,? and |, /)
    .filter((name) => stands(content, name))
    .map(
      (name): Edit =>
        /\p{Lu}/u.test(name) && !content.includes(name)
          ? { kind: 'reword', from: name.toLowerCase(), to: name }
          : { kind: 'capitals', of: name },
    );
};

const startingWith =
  /^(?:remove|delete|drop|cut|take out|lose) (?:every|all|any|the|each)(?: the)? (?:sentences?|lines?|bullets?)(?: that| which)? (?:starts?|begins?|starting|beginning) with (?:the (?:word|number) )?["“]?(.{1,20}?)["”]?$/i;
const wordAtStart =
  /^(?:remove|delete|drop|cut|take out|lose|no)(?: the)?(?: word)? ["“]?(\p{L}+)["”]? (?:at|from) the (?:start|beginning)s? of (?:the |all |my )?sentences?$/iu;
const notAFact =
  /^(?:cut|remove|drop|take out|lose|delete) (?:anything|everything|whatever|all)(?: that| which)? (?:isn['’]?t|is not|aren['’]?t|not) (?:an? )?(?:facts?|from me|mine|factual)$/i;
const softEnd =
  /^(?:(?:give|make|have) it )?(?:with )?(?:an? )?(?:softer|gentler|friendlier|warmer|nicer|less pushy) (?:end|ending|close|closing)$/i;

const starting: ClauseReader = (words) => {
  const [first = ''] = groupsOf(startingWith, words) ?? [];
  if (first !== '') return [{ kind: 'starts', word: first, isWhole: true }];
  const [word = ''] = groupsOf(wordAtStart, words) ?? [];
  if (word !== '') return [{ kind: 'starts', word }];
  if (notAFact.test(words)) return [{ kind: 'onlyOwn' }];
  return softEnd.test(words) ? [{ kind: 'callToAction', isLooser: true }] : undefined;
};

const moreFacts =
  /^(?:add |give (?:me |it )?|use |include |with )?(?:some )?more (?:facts|substance|details that matter|meat|real info)$/i;
const moreSimply =
  /^(?:explain|say|put|write|describe) (?:the |it|this|that|[\p{L}\d' ]{3,40}?)? ?(?:more simply|simpler|easier|in plain(?:er)? (?:words|english|language)|in simple(?:r)? (?:words|terms))(?:, .*)?$/iu;
const percent =
  /^(?:make it |cut it |it should be |about |like |by )*(\d\d?) ?(?:%|percent) (?:shorter|less|fewer words|off)$|^(?:cut|trim|shorten|reduce)(?: it| this)?(?: down)? by (?:about |like )?(\d\d?) ?(?:%|percent)$/i;
const fewerWords =
  /^(?:cut|lose|drop|trim|take out|remove)(?: about| like)? (\d\d?) words(?: or so)?$|^(\d\d?) (?:words less|fewer words|words shorter)$/i;
const restored =
  /^(?:bring back|put back|keep|restore|use|include|give me back|where are) (?:in )?(?:all )?(?:the |my )?(?:numbers|figures|stats|facts)(?: that)? (?:i|we) (?:gave|typed|sent|told|wrote|put in|said)\b.*$/i;

const measuring: ClauseReader = (words) => {
  if (noOrders.test(words)) return [{ kind: 'gentle' }];
  if (moreSimply.test(words)) return [{ kind: 'simpler' }];
  if (moreFacts.test(words))
    return [
      {
        kind: 'declined',
        what: 'add facts that you have not told me',
        instead: 'Tell me one or two in a sentence, and I will put them in.',
      },
    ];
  const share = Number((groupsOf(percent, words) ?? []).find((each) => each !== '') ?? 0);
  if (share > 0) return [{ kind: 'shorter', by: 'some', percent: share }];
  const fewer = Number((groupsOf(fewerWords, words) ?? []).find((each) => each !== '') ?? 0);
  if (fewer > 0) return [{ kind: 'words', fewer }];
  return restored.test(words) ? [{ kind: 'restoreNumbers' }] : undefined;
};

export const mannerReaders: ClauseReader[] = [
  declining,
  starting,
  apostrophes,
  capitals,
  speaking,
  tagging,
  removingMarks,
  writing,
  placing,
  choosing,
  signing,
  measuring,
];
