import { knownAnswer, knownPair } from './known-answers.ts';

/** A question that a topic answers in so many words needs nothing said around it. */
export const answersExactly = (text: string) =>
  (asksQuestion(text) || explains.test(text)) &&
  (knownPair(text) ??
    // What a thing is, and not how to deal with it.
    knownAnswer(asQuestion(text), 0.9, 2, /^what (?:is|are)\b/i.test(asQuestion(text)))) !==
    undefined;

export const comparesTwo = /\b(?:vs\.?|versus)(?= )/i;

/** Who asks what something is, or how two of them differ, wants it told. */
export const explains = /^(?:explain\b|what (?:is|are|an?|to know)\b)|\b(?:vs\.?|versus)(?= )/i;

/** "what a title search is and why it takes weeks" asks what it is. */
export const asQuestion = (text: string) =>
  text
    .replace(/^what to know about (\p{L}[\p{L} -]+?s)$/iu, 'what are $1')
    .replace(
      /^(?:(?:explain|explaining) )?what (an? [^,]+?|[\p{L} ]+?s) (is|are)\b.*$/iu,
      'what $2 $1',
    )
    .replace(/^why (?:does|do) (an? [^,]+?|the [^,]+?) (?:take|need)s?\b.*$/iu, 'what is $1')
    .replace(
      /^(what(?:['’]s| is| are) (?:an? )?[\p{L} -]+?),? and (?:why|how|when|who)\b.*$/iu,
      '$1',
    );

export const isReply =
  /^(?:yes|no|not|it|they|that|usually|often|sometimes|rarely|only|both|maybe|sure|some|many)\b/i;

export const asksQuestion = (text: string) =>
  /^(?:should|is|are|do(?! not\b)|does|can|would|will)\b|^(?:what|how|when|why|who|where|which)(?:['’]s| (?:is|are|was|were|do|does|did|can|should|would|will|much|many|long))\b/i.test(
    text,
  );

/** "Anyone know a good plumber": the readers are asked. */
export const asksReaders =
  /^(?:does |has )?any(?:one|body)\b|^who (?:has|knows|else|wants|do you)\b|^looking for (?:an? )?(?:recommendations?|suggestions|ideas|good)\b|\bwhat(?:['’]s| is) your\b|\bwho(?: (?:ya|you|y['’]?all))? (?:got|has|makes|does) (?:the best|it)?|\bwho (?:ya|you) got$/i;

/** What the agent, or the agents together, did or are: "I failed", "my mom passed", "just helped", "honored to be". */
export const isMine =
  /^(?:I|we|my|our)\b|^how (?:I|we)\b|^(?:(?:just|finally|officially|so|very) )*(?:helped|got|hit|sold|closed|passed|finished|survived|won|made|failed|learned|celebrating|honored|proud|excited|thrilled|humbled|blessed|grateful|thankful)\b/i;
