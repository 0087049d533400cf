import { type Reader, reader } from '#builtin/writer/revise/edit.ts';

/** Names for the shapes a post can be rewritten in. */
const shapeWords =
  /\b(?:as|into|in the form of|make (?:it|this)|turn (?:it|this) into)\s+(?:an? )?(?:short |brief |little )?(checklist|faq|q ?(?:&|and) ?a|timeline|step[- ]by[- ]step|myths?(?: and facts?)?|comparison|before and after|list of mistakes)\b/i;

/** Before the length is read, "short story" would be a short text. */
export const shapeReader: Reader = {
  says: shapeWords,
  edit: (match) => ({
    kind: 'angle',
    shape: match[1]?.toLowerCase().replace(/^q ?(?:&|and) ?a$/, 'faq'),
  }),
};

/** "make it about lubbock": what it should say of that nobody knows but the agent. */
export const subjectReader: Reader = reader(
  /^(?:make|rewrite) (?:it|this|the post) (?:(?:more|all) )?about (?!me\b|us\b)(.{3,40})$/i,
  ({ 1: what = '' }) => ({
    kind: 'declined',
    what: `write it about ${what} by myself`,
    instead: 'Tell me what to say about that, and I will put it in.',
  }),
);

/** How it sounds. */
export const toneReaders: Reader[] = [
  reader(
    /\b(?:less|not so|not as|too|so|tone down the|without the|not|isn['’]?t|cut the|drop the|never|no) (?:\w+ )?(?:sales[- ]?y|salesman\w*|sales(?:[- ](?:talk|pitch|language))?|pushy|hype[dy]?|markety|promotional|spammy|over the top|ad[- ]?like|hard sell|cheesy|braggy|brochure\w*|flyers?|gimmicky|clickbait\w*)\b|\b(?:sounds?|reads?|feels?|looks?)(?: (?:too much|a lot|kinda|a bit|so|way too))* like (?:an? )?(?:ad|advert\w*|brochure|flyer|sales (?:pitch|letter)|commercial|infomercial|press release|used car)\b|\b(?:less|too much|so much|more) like (?:an? )?(?:ad|advert\w*|brochure|flyer|sales pitch|press release|commercial)\b|\bnot (?:like )?(?:an? )?(?:ad|sales pitch|commercial|brochure)\b|\b(?:don['’]?t|do not|without) (?:be(?:ing)?|sound(?:ing)?|get(?:ting)?|make it(?: sound| look)?)(?: \w+)? (?:pushy|sales[- ]?y|spammy|cheesy|braggy|desperate|needy)\b|\btone (?:it|this) down\b|^tone (?:down(?: (?:it|this))?|(?:it|this) down)$|\btone down the (?:sales\w*|hype|pitch|pushiness)\b|\b(?:sounds?|feels?|reads?|comes? off)(?: as)? (?:kinda |a bit |a little |so |really )?(?:braggy|salesy|sales-y|pushy|cheesy|spammy|hypey|gimmicky)\b|\b(?:less|not|without|stop|too much|so much)(?: like)? (?:brag\w*|boast\w*|show(?:ing)?[- ]?off|self[- ]promot\w*)\b|\b(?:like|sounds?|as if) (?:i['’]?m |i am )?(?:brag\w*|boast\w*|showing off)\b|\bno (?:buzzwords|clich[eé]s|hype)\b|\btoo many adjectives\b|\bhumbler?\b|\bmore (?:modest|low[- ]key|understated)\b/i,
    () => ({ kind: 'lessSalesy' }),
  ),
  reader(
    /\b(?:sounds?|reads?|feels?)(?: (?:too|so|kinda|a bit|way too|very|really))*(?: much)? (?:like (?:an? )?(?:robot|machine|ai|chatgpt|textbook|form|manual|computer)|ai\b|robotic|canned|impersonal|cold|fake|choppy|stilted|unnatural)\b|\b(?:too |so |kinda |very )?choppy\b|\bflows? (?:better|more|well|nicer|smoother)\b|\bbetter flow\b|\bsmoother\b|\b(?:just |really |still )?(?:is |it['’]?s |its )?(?:just )?not (?:really )?(?:me|my (?:voice|style))\b|\b(?:like )?how i['’]?(?:d| would)? (?:say|talk|tell)\b.*|\blike (?:me talking|i (?:wrote|said|typed)(?: it| this)?|i talk|i['’]?d say it|i would say it)\b|\b(?:less|too|not so|so|kinda|very) (?:textbook|robotic|canned|cold|impersonal|choppy|stilted|ai[- ]sounding|chatgpt)\b|\b(?:less|too much|so much|not) like (?:an? )?(?:robot|machine|ai|chatgpt|computer|form|homework|lecture|textbook|memo|report|school|manual|class|checklist)\b|\b(?:more |sound |talk |write |speak |be |just )(?:human|natural|normal|like an? (?:human|person|real person|normal (?:person|human)|regular (?:person|human)))\b/i,
    () => ({ kind: 'human' }),
  ),
  reader(
    /\b(?:less|too|not so|not as|so|kinda|sounds?|feels?|reads?) (?:\w+ )?(?:preachy|bossy|lectur\w+|patroni[sz]ing|condescending|know-?it-?all|harsh|demanding|judg(?:e?y|mental)|naggy)\b|\b(?:stop|no|don['’]?t) (?:lectur\w+|preach\w*|bossing)\b/i,
    () => ({ kind: 'gentle' }),
  ),
  {
    says: /\b(?:like (?:i['’]?m|i am|they['’]?re|you['’]?re talking to an?) (?:five|5|a? ?\w+ ?year old)|simpler|simplif\w*|easier to (?:read|understand|follow)|easier$|plain(?:er)? (?:english|language|words)|dumb (?:it )?down)\b/i,
    edit: () => ({ kind: 'simpler' }),
  },
  {
    says: /\b(?:complicated|complex|jargon\w*|technical|hard to (?:read|understand)|confusing)\b/i,
    edit: ({ input }) => (/\bmore\b/i.test(input) ? undefined : { kind: 'simpler' }),
    less: () => ({ kind: 'simpler' }),
    unwanted: () => ({ kind: 'simpler' }),
  },
  {
    says: /\b(?:heart ?felt|sincere|emotional|from the heart|touching|grateful|sentimental|thankful)\b/i,
    edit: () => ({ kind: 'heartfelt' }),
  },
  {
    says: /\b(?:(?<=use |with |more |add )contractions|casual|conversational|relaxed|informal|chatty|laid[- ]back|loosen (?:it )?up|down[- ]to[- ]earth|like (?:i['’]?m|i am) (?:talking|texting|chatting)|(?:talking|texting|speaking) (?:to )?an? (?:friend|neighbor)|like (?:an? |an old |your |my )?(?:friend|neighbor|buddy)s?)\b/i,
    edit: () => ({ kind: 'casual' }),
    less: () => ({ kind: 'formal' }),
  },
  {
    says: /\b(?:friendl(?:y|ier)|warm(?:er|th)?|personal|approachable|upbeat|nicer|kinder|softer|gentler|inviting|welcoming)\b/i,
    edit: () => ({ kind: 'friendlier' }),
    less: () => ({ kind: 'formal' }),
  },
  {
    says: /(?<=\b(?:no|without|avoid|fewer) )contractions\b|\b(?:formal|professional|business-?like|serious|polished|stiff|stuffy|dry|corporate|elegant|class(?:y|ier)|upscale|luxurious)\b/i,
    edit: ({ input }) =>
      /\b(?:stiff|stuffy|dry)\b/i.test(input) ? { kind: 'friendlier' } : { kind: 'formal' },
    less: () => ({ kind: 'casual' }),
  },
  {
    says: /\b(?:(?:more |be |so )?direct|(?:know|knows) what (?:i['’]?m|i am|we['’]?re|they['’]?re) (?:doing|talking about)|like an expert|authoritative|knowledgeable|credible|straight(?:forward|er)?|to the point|blunt|no[- ]nonsense|get to the point|confident|assertive|wishy[- ]washy|hedg\w+)\b/i,
    edit: () => ({ kind: 'direct' }),
    less: () => ({ kind: 'direct' }),
  },
  {
    says: /\b(?:excit(?:ed|ing|ement)|energ(?:y|etic)|enthusias\w+|hyped|lively|livelier|fun|peppy|fired up|pumped)\b/i,
    edit: () => ({ kind: 'excited' }),
    less: () => ({ kind: 'lessSalesy' }),
    unwanted: () => ({ kind: 'lessSalesy' }),
  },
  {
    says: /\b(?:persuasive|convincing|compelling|stronger|urgent|urgency|sell (?:it )?harder|more sales\w*)\b/i,
    edit: () => ({ kind: 'persuasive' }),
    less: () => ({ kind: 'lessSalesy' }),
  },
  {
    says: /\b(?:too|so|very|kinda|sounds?|feels?) generic\b|\bless generic\b|\b(?:be )?more specific$|\blike (?:every(?:one| other agent|body)|all the other)\b/i,
    edit: () => ({
      kind: 'declined',
      what: 'make it less generic by myself',
      instead:
        'Tell me two or three things only you know (a street, a price, what a client asked), and I will put them in.',
    }),
    speaksForItself: true,
  },
  {
    says: /\b(?:more local|local(?:ize|ise)|(?:mention|use) the (?:city|town|place)(?: name)? more)\b/i,
    edit: () => ({ kind: 'local' }),
  },
  {
    says: /\b(?:another|different|new|fresh|other) (?:angle|approach|version|take|perspective|spin|direction)\b|\b(?:start (?:over|from scratch|again|fresh)|from scratch|try again|redo (?:it|this)|rewrite (?:it|this|everything|completely|the (?:whole )?(?:post|text))|completely rewrite|something (?:else|different))\b/i,
    edit: () => ({ kind: 'angle' }),
  },
];

/** Nobody says how. Read last. */
export const vagueReader: Reader = {
  says: /\b(?:better|improve|engaging|engagement|interesting|pop|spice (?:it |this )?up|jazz (?:it )?up|catchier|catchy|grabb\w*|eye[- ]catching|(?<=(?:too|so|kinda|very|a bit|little) )plain$|make (?:people|them|readers|folks|everyone) (?:want to (?:read|keep reading|stop|click|call)|stop|care|read it)\b|dull|boring|bland|blah|meh|flat|generic|stand out|more (?:life|oomph|punch|personality|pizzazz|flair|sparkle)|wow|not feeling it|bolder|stronger)\b/i,
  edit: () => ({ kind: 'better' }),
  less: () => ({ kind: 'better' }),
  unwanted: () => ({ kind: 'better' }),
};
