/** One change that an agent asks for. A request is a list of them. */
export type Edit =
  // Length
  | { kind: 'shorter'; by: 'some' | 'third' | 'half'; percent?: number }
  /** Of one part only: "the intro is too long". */
  | { kind: 'shorterPart'; what: string; words?: number }
  | { kind: 'longer' | 'punchier' }
  | { kind: 'sentences'; most: number; fewer?: number }
  /** `fewer` counts from the text as it is. */
  | { kind: 'words'; least?: number; most?: number; about?: number; fewer?: number }
  | { kind: 'characters'; least?: number; most?: number; fewer?: number; withTitle?: boolean }
  // How it sounds
  | { kind: 'simpler' | 'formal' | 'friendlier' | 'casual' | 'heartfelt' | 'direct' | 'lessSalesy' }
  /** Like a person and not like a form; advice and not orders. */
  | { kind: 'human' | 'gentle' }
  | { kind: 'persuasive' | 'excited' | 'local' }
  /** `isWord`: the word "we" itself is to give way, or "I". */
  | { kind: 'person'; to: 'I' | 'we'; isWord?: boolean }
  | { kind: 'audience'; of: RevisionAudience }
  /** "make it better": nobody says how. */
  | { kind: 'better' }
  // Layout
  /** `part`: one paragraph, a sentence to each item. */
  | { kind: 'bullets'; about?: string; count?: number; part?: string; isAll?: boolean }
  | { kind: 'oneParagraph'; count?: number }
  | { kind: 'moreParagraphs' | 'noBold' }
  /** `count`: how many items the agent spoke of. */
  | { kind: 'numbered'; count?: number; about?: string }
  /** `onList`: one before each item; `sign` names the emoji or is it. */
  | {
      kind: 'emoji';
      onList?: boolean;
      sign?: string;
      count?: number;
      at?: 'start' | 'title' | 'end';
    }
  | { kind: 'noBullets' | 'noEmoji' | 'noExclamation' }
  | { kind: 'exclamation'; at?: 'end' }
  // Parts of the text
  | { kind: 'opening'; asQuestion?: boolean }
  | {
      kind: 'startWith' | 'endWith';
      what: string;
      isLiteral?: boolean;
      /** The last thing that is told; how to reach the agent still comes after it. */
      isBeforeCall?: boolean;
      /** An item of a list goes to its top. */
      isInList?: boolean;
      /** Inside the first line, which stays the first. */
      isInLine?: boolean;
      /** A way to reach the agent stands at both ends. */
      isAlsoThere?: boolean;
    }
  /** Two parts, or a row of them such as "the first two sentences", that become one. */
  | { kind: 'join'; what: string; other?: string; into?: 'paragraph' }
  | { kind: 'split'; what: string }
  | { kind: 'eachLine' }
  /** Questions as statements, and a part as a question. */
  | { kind: 'statementOf'; what?: string }
  | { kind: 'questionOf'; what: string }
  /** New words before or after a part. */
  | { kind: 'insert'; text: string; side: 'before' | 'after'; anchor: string }
  /** The list itself; `words`: how many each item may have. */
  | { kind: 'list'; most?: number; order?: 'reverse' | 'alphabet'; words?: number }
  /** Two parts that change places. */
  | { kind: 'swapParts'; one: string; other: string }
  /** A part that goes before or after another, or just further up or down. */
  | { kind: 'move'; what: string; to: 'before' | 'after' | 'up' | 'down'; anchor?: string }
  | { kind: 'ownLine' | 'bold'; what: string }
  | {
      kind: 'callToAction';
      text?: string;
      asQuestion?: boolean;
      isStronger?: boolean;
      isLooser?: boolean;
      /** Whatever stands at the end gives way. */
      isInstead?: boolean;
    }
  | { kind: 'noCallToAction' }
  /** A sentence that reads wrong: its slips go, other words only the agent has. */
  /** `isWhole`: the sentences go, else only the word at their start. */
  | { kind: 'starts'; word: string; isWhole?: boolean }
  | { kind: 'mend' | 'fullSentence'; what: string }
  /** A part that is called boring or weak. */
  | { kind: 'improve'; what: string }
  // Words and facts
  /** `about` says what the new words speak of, where they do not. */
  | {
      kind: 'mention';
      what: string;
      inList?: boolean;
      about?: string;
      isInstead?: boolean;
      /** The words themselves, as a sentence. */
      isLiteral?: boolean;
      /** As the first line. */
      isFirst?: boolean;
      /** Behind the first line. */
      isNearTop?: boolean;
      /** What the text has already is to stand out. */
      isEmphasis?: boolean;
      /** What is known of it is told, and not its name. */
      isTopic?: boolean;
    }
  | { kind: 'newList'; items: string[] }
  | { kind: 'statement'; what: string }
  /** A holiday wish in the place of another. */
  | { kind: 'greeting'; text: string }
  /** An event that does not take place; `text` tells it to the readers. */
  | { kind: 'callOff'; what: string; text?: string }
  | { kind: 'cutRest'; side: 'after' | 'before'; what: string }
  /** Asked of the writer and not of the text; `answer` is what the note says. */
  | { kind: 'question'; answer: string }
  | { kind: 'signature' | 'heading'; text: string }
  /** `isWhole`: the sentence or item, and not the words alone. */
  | { kind: 'remove'; what: string; isWord?: boolean; isWhole?: boolean; isLine?: boolean }
  | { kind: 'onlyOwn' | 'noNames' | 'spelling' | 'spellOut' | 'restoreNumbers' }
  /** `inTitle`: there alone, or there not. */
  | { kind: 'marks'; mark: MarkName; inTitle?: boolean; isDropped?: boolean }
  | { kind: 'contractions'; use: boolean }
  | { kind: 'numbers'; as: 'digits' | 'words' | 'round' }
  | { kind: 'city'; where: 'first' | 'notFirst' | 'once' | 'nowhere' }
  /** Without what speaks of the agent, or without all that is no tip. */
  | { kind: 'tips'; keep: 'tips' | 'rest' }
  /** `isPart`: the sentence or item that `from` speaks of gives way as a whole. */
  | {
      kind: 'reword';
      from: string;
      to: string;
      isPart?: boolean;
      /** The sentence as it was typed, where it is news if it changes nothing. */
      said?: string;
    }
  /** A price, hours or an address that is another now. */
  | { kind: 'value'; of?: ValueName; to: string }
  | { kind: 'capitals'; of: string }
  /** A name as it is spelled; the text has another spelling of it, or only "he" or "she". */
  | { kind: 'name'; to: string; from?: string; pronoun?: 'He' | 'She' }
  | { kind: 'tag'; handle: string }
  /** Somebody else did what the text says the agent did. */
  | { kind: 'doer'; who: string; did: string }
  /** Something that must stay as it is; it limits the other edits. */
  | { kind: 'keep'; what: string }
  | { kind: 'keepOnly'; what: string }
  /** Marked words alone: others in their place, or in bold. */
  | { kind: 'passage'; text?: string; isBold?: boolean }
  // Around the text
  | {
      kind: 'title';
      text?: string;
      shorter?: boolean;
      withPlace?: boolean;
      add?: string;
      fromText?: boolean;
      asQuestion?: boolean;
    }
  | {
      kind: 'hashtags';
      count?: number;
      more?: boolean;
      add?: string[];
      drop?: string[];
      /** One of them by where it stands. */
      dropAt?: 'first' | 'last';
      only?: string[];
      isLower?: boolean;
      /** So many that name the city. */
      ofPlace?: number;
    }
  | { kind: 'angle'; shape?: string }
  /** Something to say that only the agent knows: "what the fee is". */
  | { kind: 'unknown'; what: string }
  /** Nothing this writer can do; `what` completes "I cannot ...". */
  | { kind: 'declined'; what: string; instead?: string };

export type EditOf<Kind extends Edit['kind']> = Extract<Edit, { kind: Kind }>;

export type RevisionAudience =
  | 'buyers'
  | 'sellers'
  | 'first-time buyers'
  | 'investors'
  | 'homeowners';

export type MarkName =
  | 'colons'
  | 'dashes'
  | 'semicolons'
  | 'quotation marks'
  | 'parentheses'
  | 'question marks';

export type ValueName = 'price' | 'hours' | 'day' | 'address' | 'phone' | 'email' | 'link' | 'size';

/**
 * The order in which edits are made, so that none undoes another: words first, then how it sounds, then
 * length, then additions and the two ends of the text. What has to fit is cut when all else is there.
 */
export const editOrder: Edit['kind'][] = [
  'declined',
  'unknown',
  'question',
  'angle',
  'keep',
  'onlyOwn',
  'keepOnly',
  'passage',
  'value',
  'reword',
  'capitals',
  'name',
  'tag',
  'doer',
  'spelling',
  'mend',
  'fullSentence',
  'spellOut',
  'numbers',
  'noNames',
  'person',
  'callOff',
  'remove',
  'starts',
  'tips',
  'cutRest',
  'statementOf',
  'questionOf',
  'greeting',
  'title',
  'noEmoji',
  'noExclamation',
  'lessSalesy',
  'simpler',
  'direct',
  'casual',
  'human',
  'gentle',
  'marks',
  'contractions',
  'list',
  'noBullets',
  'longer',
  'shorter',
  'shorterPart',
  'punchier',
  'sentences',
  'words',
  'oneParagraph',
  'better',
  'formal',
  'friendlier',
  'persuasive',
  'local',
  'bullets',
  'moreParagraphs',
  'numbered',
  'noBold',
  'restoreNumbers',
  'join',
  'split',
  'statement',
  'newList',
  'mention',
  'insert',
  'heartfelt',
  'opening',
  'startWith',
  'city',
  'swapParts',
  'move',
  'improve',
  'heading',
  'ownLine',
  'bold',
  'noCallToAction',
  'audience',
  'callToAction',
  'endWith',
  'signature',
  'eachLine',
  'excited',
  'exclamation',
  'emoji',
  'characters',
  'hashtags',
];

/**
 * How a thing is spoken of: as wanted, as too much of it ("less", "too"), or as unwanted ("don't").
 */
export type Stance = 'wanted' | 'less' | 'unwanted';

/** Recognizes one kind of edit in a part of a request. */
export type Reader = {
  says: RegExp;
  edit: (match: RegExpExecArray) => Edit | undefined;
  /** The edit when there is too much of it; undefined when nobody can tell. */
  less?: () => Edit | undefined;
  /** The edit when it is unwanted; none means that it is simply not done. */
  unwanted?: () => Edit;
  /** The words of the pattern say themselves what is wanted. */
  speaksForItself?: true;
};

/** A reader whose pattern says all there is to know. */
export const reader = (says: RegExp, edit: Reader['edit']): Reader => ({
  says,
  edit,
  speaksForItself: true,
});
