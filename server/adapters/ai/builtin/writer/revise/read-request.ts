/** What an agent can wish for in a revision, and how it is said. */
export type Wish =
  | { kind: 'shorter'; byHalf: boolean }
  | { kind: 'longer' }
  | { kind: 'words'; count: number; atMost: boolean }
  | { kind: 'simpler' | 'formal' | 'friendlier' | 'persuasive' | 'local' }
  | { kind: 'bullets' | 'noBullets' | 'emoji' | 'noEmoji' }
  | { kind: 'callToAction'; text?: string; asQuestion?: boolean }
  | { kind: 'noCallToAction' }
  | { kind: 'mention' | 'remove'; what: string }
  | { kind: 'title'; text?: string; shorter: boolean }
  | { kind: 'angle'; shape?: string }
  | { kind: 'hashtags'; count?: number; more?: boolean; add?: string[] };

export type ReadRequest = {
  wishes: Wish[];
  /** Parts of the request that nobody could make sense of. */
  unread: string[];
};

type Reader = { says: RegExp; wish: (match: RegExpExecArray) => Wish | undefined };

const number = '(\\d{1,4})';

/** Names for the shapes a post can be rewritten in. */
const shapeWords =
  /\b(?:as|into|in the form of|make (?:it|this)|turn (?:it|this) into)\s+(?:an? )?(?:short |brief |little )?(checklist|story|faq|timeline|step[- ]by[- ]step|myths?(?: and facts?)?|comparison|before and after|list of mistakes)\b/i;

/** From the special to the general: the first that fits a part of the request takes it. */
const readers: Reader[] = [
  {
    says: /\b(?:remove|delete|drop|omit|cut|take out|lose)\b[^.]{0,10}\b((?:first|opening|second|third|fourth|last|final|closing) (?:paragraph|sentence|line|bullet|item|point))\b/i,
    wish: (match) => ({ kind: 'remove', what: match[1] ?? '' }),
  },
  {
    says: /#[\p{L}\p{N}_]+/u,
    wish: ({ input }) => ({
      kind: 'hashtags',
      add: input.match(/#[\p{L}\p{N}_]+/gu)?.map((tag) => tag.slice(1)) ?? [],
    }),
  },
  {
    says: new RegExp(`\\b(?:only |use |exactly |just |with )?${number} hash ?tags?\\b`, 'i'),
    wish: (match) => ({ kind: 'hashtags', count: Number(match[1]) }),
  },
  {
    says: /\b(?:no|remove|delete|drop|without|lose|take out)\b[^.]{0,20}\bhash ?tags?\b/i,
    wish: () => ({ kind: 'hashtags', count: 0 }),
  },
  {
    says: /\b(?:fewer|less|reduce|cut)\b[^.]{0,20}\bhash ?tags?\b/i,
    wish: () => ({ kind: 'hashtags', more: false }),
  },
  {
    says: /\b(?:more|add|extra|additional)\b[^.]{0,20}\bhash ?tags?\b/i,
    wish: () => ({ kind: 'hashtags', more: true }),
  },
  {
    says: /\b(?:change|set|make|rename|update|replace)\b[^.:"]{0,20}\b(?:title|headline|heading)\b\s*(?:to|with|into|:)\s*(?:say\s+)?["“]?([^"”]+)["”]?$/i,
    wish: (match) => ({ kind: 'title', text: match[1]?.trim(), shorter: false }),
  },
  {
    says: /\b(?:title|headline)\s*(?:should be|should read|:)\s*["“]?([^"”]+)["”]?$/i,
    wish: (match) => ({ kind: 'title', text: match[1]?.trim(), shorter: false }),
  },
  {
    says: /\b(?:call (?:it|this))\s+["“]([^"”]+)["”]/i,
    wish: (match) => ({ kind: 'title', text: match[1]?.trim(), shorter: false }),
  },
  {
    says: /\b(?:new|another|different|better|other|change|rewrite|catchier|shorter|shorten|improve)\b[^.]{0,20}\b(?:title|headline)\b/i,
    wish: ({ input }) => ({ kind: 'title', shorter: /short/i.test(input) }),
  },
  {
    says: /\b(?:no|remove|delete|drop|without|lose|take out)\b[^.]{0,15}\b(?:emojis?|emoticons?|smileys?)\b|\bemojis? out\b/i,
    wish: () => ({ kind: 'noEmoji' }),
  },
  { says: /\b(?:emojis?|emoticons?|smileys?)\b/i, wish: () => ({ kind: 'emoji' }) },
  {
    says: /\b(?:no|remove|delete|drop|without|lose|instead of|take out|not)\b[^.]{0,15}\b(?:bullets?|bullet points?|lists?)\b|\b(?:as|in|into) (?:plain )?(?:paragraphs?|prose)\b/i,
    wish: () => ({ kind: 'noBullets' }),
  },
  {
    says: /\bbullets?\b|\bbullet(?:ed)? (?:points?|list)\b|\bas a list\b|\bin(?:to)? a list\b|\blist format\b/i,
    wish: () => ({ kind: 'bullets' }),
  },
  {
    says: /\b(?:no|remove|delete|drop|without)\b[^.]{0,15}\b(?:call[- ]to[- ]action|cta)\b/i,
    wish: () => ({ kind: 'noCallToAction' }),
  },
  {
    says: /\b(?:call[- ]to[- ]action|cta)\b\s*(?:to|with|:|that says|saying|should be|so (?:that )?(?:it|they)|inviting (?:them|people|readers) to|asking (?:them|people|readers) to)\s*["“]?([^"”]+)["”]?$/i,
    wish: (match) => ({ kind: 'callToAction', text: match[1]?.trim() }),
  },
  {
    says: /\b(?:end|close|finish|conclude) (?:it |this |the post )?with\s+["“]?([^"”]+)["”]?$/i,
    wish: (match) =>
      /^(?:an?|the)?\s*(?:question|call[- ]to[- ]action|cta)\b/i.test(match[1] ?? '')
        ? { kind: 'callToAction', asQuestion: /question/i.test(match[1] ?? '') }
        : { kind: 'callToAction', text: match[1]?.trim() },
  },
  {
    says: /\b(?:ask|invite|tell|urge) (?:them|people|readers|buyers|sellers|owners) to\s+([^"”]+)$/i,
    wish: (match) => ({ kind: 'callToAction', text: match[1]?.trim() }),
  },
  {
    says: /\b(?:call[- ]to[- ]action|cta)\b/i,
    wish: () => ({ kind: 'callToAction' }),
  },
  {
    says: new RegExp(
      `\\b(?:under|below|at most|max(?:imum)?(?: of)?|no more than|less than|fewer than|up to|within)\\s+${number}\\s*words?\\b`,
      'i',
    ),
    wish: (match) => ({ kind: 'words', count: Number(match[1]), atMost: true }),
  },
  {
    says: new RegExp(
      `\\b(?:about|around|roughly|exactly|to|in|approximately|at least|of)?\\s*${number}\\s*[- ]?words?\\b`,
      'i',
    ),
    wish: (match) => ({ kind: 'words', count: Number(match[1]), atMost: false }),
  },
  {
    says: /\b(?:cut|trim|reduce|shorten)\b[^.]{0,20}\b(?:in )?half\b|\bhalf (?:as long|the length|the size)\b/i,
    wish: () => ({ kind: 'shorter', byHalf: true }),
  },
  {
    says: /\b(?:shorter|shorten|briefer|more (?:concise|brief|compact)|concise|condense|tighten|trim|too long|cut (?:it|this) down|less text)\b/i,
    wish: () => ({ kind: 'shorter', byHalf: false }),
  },
  {
    says: /\b(?:longer|lengthen|expand|extend|more (?:detail(?:s|ed)?|depth|information|info)|elaborate|too short|flesh (?:it )?out)\b/i,
    wish: () => ({ kind: 'longer' }),
  },
  {
    says: /\b(?:simpler|simplif\w*|easier (?:to (?:read|understand))?|plain(?:er)? (?:english|language|words)|less (?:complicated|complex|jargon|technical)|no jargon)\b/i,
    wish: () => ({ kind: 'simpler' }),
  },
  {
    says: /\b(?:less formal|friendl(?:y|ier)|warm(?:er)?|casual|conversational|personal|relaxed|approachable|upbeat|fun)\b/i,
    wish: () => ({ kind: 'friendlier' }),
  },
  {
    says: /\b(?:more |very )?(?:formal|professional|business-?like|serious|polished)\b/i,
    wish: () => ({ kind: 'formal' }),
  },
  {
    says: /\b(?:persuasive|convincing|compelling|stronger|punchier|more urgent|urgency|sell (?:it )?harder|more sales)\b/i,
    wish: () => ({ kind: 'persuasive' }),
  },
  {
    says: /\b(?:more local|local(?:ize|ise)|(?:mention|use) the (?:city|town|place)(?: name)? more)\b/i,
    wish: () => ({ kind: 'local' }),
  },
  { says: shapeWords, wish: (match) => ({ kind: 'angle', shape: match[1]?.toLowerCase() }) },
  {
    says: /\b(?:another|different|new|fresh|other) (?:angle|approach|version|take|perspective|spin|direction)\b|\b(?:start over|try again|rewrite (?:it|this|everything|completely|the (?:whole )?(?:post|text))|completely rewrite|something (?:else|different))\b/i,
    wish: () => ({ kind: 'angle' }),
  },
  {
    says: /^["“]?(.+?)["”]? (?:should|must|needs? to|has to|have to|could) be (?:mentioned|included|added)/i,
    wish: (match) => ({ kind: 'mention', what: bare(match[1]) }),
  },
  {
    says: /\b(?:remove|delete|drop|omit|leave out|take out|cut(?: out)?|get rid of|without|don['’]t (?:mention|talk about|say)|do not (?:mention|talk about|say)|no mention of|skip)\s+(?:the (?:part|sentence|line|paragraph|bit|mention|reference)s? (?:about|on|with|of|to) |any (?:mention|reference)s? (?:of|to) |everything about |mentions? of )?["“]?([^"”]+)["”]?$/i,
    wish: (match) => ({ kind: 'remove', what: bare(match[1]) }),
  },
  {
    says: /\b(?:mention|include|add|talk about|work in|refer to|bring up|say|state|note|point out|focus (?:more )?on|emphasi[sz]e|highlight|write about)\s+(?:that |in |also |something about |some(?:thing)? (?:about|on) |an? (?:line|sentence|note|word|paragraph|bit) (?:about|on|that says|saying) |more about )?["“]?([^"”]+)["”]?$/i,
    wish: (match) => ({ kind: 'mention', what: bare(match[1]) }),
  },
];

const bare = (text: string | undefined) =>
  (text ?? '')
    .trim()
    .replace(/[\s.,;]+$/, '')
    .replace(/,? (?:please|too|as well|somewhere|in there)$/i, '');

export function readRequest(request: string): ReadRequest {
  const wishes: Wish[] = [];
  const unread: string[] = [];
  for (const part of partsOf(request)) {
    const wish = readPart(part);
    if (wish) wishes.push(wish);
    else if (!isCourtesy(part)) unread.push(part);
  }
  return { wishes, unread };
}

function readPart(part: string): Wish | undefined {
  for (const { says, wish } of readers) {
    const match = says.exec(part);
    const found = match && wish(match);
    if (found && !('what' in found && found.what === '')) return found;
  }
  return undefined;
}

/** Words a wish begins with: "and" before one of them starts the next wish. */
const wishVerbs =
  "(?:make|add|remove|delete|drop|mention|include|change|use|shorten|lengthen|cut|keep|give|put|take|turn|write|rewrite|simplify|expand|trim|end|close|finish|start|set|rename|replace|work|talk|omit|leave|get rid|focus|emphasi[sz]e|highlight|do not|don['’]t|no|fewer|more|less|ask|invite|tell|convert|format|translate|try|without|with|say|point|also|please|shorter|longer|simpler|friendlier|bullets?|emojis?|another|call|limit|under|only|just|exactly|at most)";

/** The wishes of a request, one at a time. What stands in quotation marks stays whole. */
function partsOf(request: string): string[] {
  const kept: string[] = [];
  const safe = request.replace(/["“][^"”]*["”]/g, (quote) => `\uE010${kept.push(quote) - 1}\uE011`);
  return safe
    .split(
      new RegExp(
        `(?:\\n|;|[.!?](?=\\s|$)|,? (?:and|but|then|plus)(?: also| then| please)? (?=${wishVerbs}\\b)|, (?=${wishVerbs}\\b))`,
        'i',
      ),
    )
    .flatMap(splitAdjectives)
    .map((part) =>
      part.replace(/\uE010(\d+)\uE011/g, (_, index) => kept[Number(index)] ?? '').trim(),
    )
    .map((part) => part.replace(/^(?:[-*•]|\d+[.)])\s+/, ''))
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
}

/** "Make it shorter and friendlier" is two wishes. */
function splitAdjectives(part: string): string[] {
  const list = /^(.*?\b(?:make|keep) (?:it|this|the (?:post|text|tone))\s+)(.+)$/i.exec(part);
  if (!list || !/,| and /.test(list[2] ?? '')) return [part];
  return (list[2] ?? '').split(/,\s*(?:and\s+)?| and /i).map((wish) => `${list[1]}${wish}`);
}

const isCourtesy = (part: string) =>
  /^(?:please|thanks?(?: you)?|hi|hello|hey|great|nice|good|ok(?:ay)?|love it|i like it|looks good)\b[^a-z]*$/i.test(
    part,
  ) || /^(?:i (?:like|love)|this is|it is|that is|it['’]s) [^.]{0,40}$/i.test(part);
