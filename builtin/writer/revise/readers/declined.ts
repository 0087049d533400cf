import { type Reader, reader } from '#builtin/writer/revise/edit.ts';
import { bare, bareName } from './given-words.ts';

const languages =
  'spanish|french|german|chinese|mandarin|vietnamese|tagalog|korean|portuguese|russian|arabic|hindi|polish|italian|japanese|español|creole|somali|hmong';

/** What takes a model. Read first, so that no other reader takes half of it for something else. */
export const declinedReaders: Reader[] = [
  // What happened only the agent knows.
  reader(
    /\b(?:make|turn|tell|write|rewrite|put|do) (?:it|this|that|the post) (?:more )?(?:in(?:to)? |as |like |in the form of )?(?:an? )?(?:short |little |true |real |funny |client )?(?:story|anecdote|tale)\b|^(?:as|like) an? (?:short |little |true )?story\b|^(?:add|tell|include|write|use) an? (?:short |little |true |real |client |personal )?(?:story|anecdote)\b(?! (?:about|of|on) .{25,})/i,
    () => ({
      kind: 'declined',
      what: 'tell a story that only you know',
      instead: 'Type what happened in two or three sentences, and I will put them in.',
    }),
  ),
  reader(
    /\beach (?:one|item|bullet|line|point|sentence|step)?s?\b.{0,20}\b(?:starts?|begins?|ends?)(?:ing)? with (.{2,40})$/i,
    ([, what = '']) => ({
      kind: 'declined',
      what: `reword each point so that it starts with ${bare(what)}`,
    }),
  ),
  reader(
    /^(?:make it |keep it |more |be |sound |a (?:bit|little|touch) (?:more )?|kinda )*(romantic|cozy|magical|nostalgic|poetic|dreamy|festive|patriotic|spooky|sexy|glamorous|dramatic|suspenseful|sassy|cheeky|cute)(?: (?:tone|vibe|feel|mood))?$/i,
    ([, how = '']) => ({ kind: 'declined', what: `make it sound ${how.toLowerCase()}` }),
  ),
  reader(
    /^(?:remove|don['’]?t (?:say|use)|drop|no|less|fewer|stop saying|take out) ["“'‘]?(I|we|me|my)["”'’]?(?: (?:so (?:much|often|many times)|from .*|out .*))?$/,
    ([, word = '']) => ({ kind: 'declined', what: `take "${word}" out by myself` }),
  ),
  reader(/\bkeep (?:only |just )?(the (?:first|last) .{2,40}?) only$/i, ([, what = '']) => ({
    kind: 'keepOnly',
    what: bare(what),
  })),
  reader(
    /^(?:reword|rephrase|rewrite|redo|improve) (?:the )?((?:second|third|fourth|fifth|last|other) (?:bullet|item|point|line|sentence|paragraph)s?)$/i,
    ([, part = '']) => ({
      kind: 'declined',
      what: `find other words for the ${bare(part)}`,
      instead: 'Tell me what it should say; a connected model can reword it.',
    }),
  ),
  reader(
    /\b(?:twitter|tweet|x|instagram|ig|facebook|linkedin) length$|\b(?:turn|make) (?:it |this )?(?:in)?to an? (?:tweet|reel|caption|story for instagram)\b/i,
    () => ({
      kind: 'declined',
      what: 'fit it to a platform here',
      instead: 'Each platform has a version of its own beside the post.',
    }),
  ),
  reader(
    /\b(?:make|turn|write|rewrite) (?:it|this) (?:in(?:to)? |as |like )?an? (letter|email|e-mail|script|press release|newsletter)\b/i,
    ([, what = '']) => ({ kind: 'declined', what: `turn it into a ${what.toLowerCase()}` }),
  ),
  reader(/\b(?:in (?:the )?)?(?:third|3rd)[- ]person\b/i, () => ({
    kind: 'declined',
    what: 'write it in the third person',
  })),
  reader(
    /^(?:say|add|write|put|include)(?: in)? something (nice|kind|sweet|good|positive|cute|clever) (?:about|for|to) (.{2,40})$/i,
    ([, how = '', whom = '']) => ({
      kind: 'declined',
      what: `make up something ${how} about ${bare(whom)}`,
      instead: 'Tell me the sentence, and I will put it in.',
    }),
  ),
  reader(
    /^(?:use |with |give )?(?:less|fewer|too many|not so many|so many) (?:of the )?(numbers|stats|figures|statistics|data|facts)$/i,
    ([, what = '']) => ({
      kind: 'declined',
      what: `choose which ${what.toLowerCase()} may go`,
      instead: 'Tell me which ones to take out.',
    }),
  ),
  reader(
    /^(?:talk |say |write )?less (?:about|on|of) (?:the |my |our )?(.{3,40})$/i,
    ([, what = '']) => ({
      kind: 'declined',
      what: `choose what to cut about ${bare(what)}`,
      instead: 'Tell me which sentence to take out.',
    }),
  ),
  reader(
    /\b(?:paragraphs?|lines?|sentences?|bullets?|parts?)\b.*\b(?:say|are) (?:basically |pretty much )?the same(?: thing)?\b|\bremove (?:the )?(?:duplicates?|duplicate \w+|repeats?|repetition)$/i,
    () => ({
      kind: 'declined',
      what: 'tell which of them may go',
      instead: 'Tell me the sentence, and I will take it out.',
    }),
  ),
  reader(
    /\b(?:cut|remove|drop|delete|lose|take out) (?:everything|all)(?: else)? (?:except|but|besides|apart from)(?: for)? (.{2,60})$|\b(?:only|just) keep (.{2,60})$|^(?:please )?(?:only|just) (?:talk|write|speak) about (.{2,50})$/i,
    ([, one, two, three]) => ({ kind: 'keepOnly', what: bare(one ?? two ?? three) }),
  ),
  reader(
    /\b(?:say|use|mention|write|repeat) (.{2,40}?) (?:only once|just once|once|less(?: often)?|fewer times|not so often|(?:so|that|as) (?:many times|much|often)|over and over|in every (?:line|sentence)|twice)$/i,
    ([, what = '']) => ({
      kind: 'declined',
      what: `choose where "${bare(what)}" stays`,
      instead: 'Tell me which sentence to change.',
    }),
  ),
  reader(
    /\bfrom (?:the |a |an )?(?!my\b|our\b|the\b)(?!perspective|point|pov)(\p{L}+(?: \p{L}+)?['’]?s?) (?:point of view|perspective|pov|side|eyes)\b|\bfrom the (?:point of view|perspective|pov|eyes) of (?:the |a |an )?(\p{L}+(?: \p{L}+)?)/iu,
    ([, one, two, who = one ?? two ?? '']) => ({
      kind: 'declined',
      what: `write it from the point of view of the ${who.replace(/['’]s?$/, '')}`,
    }),
  ),
  reader(
    /\b(?:less|too|not so|not as|so) (mushy|sappy|gushy|corny|emotional|sentimental|dramatic|intense|technical sounding)\b/i,
    ([, what = '']) => ({
      kind: 'declined',
      what: `make it less ${what.toLowerCase()} by myself`,
      instead: 'Tell me which sentence to take out; a connected model can reword it.',
    }),
  ),
  reader(
    /\b(?:too|so|less|not so|not as|overly|kinda|a bit) (negative|positive|mysterious|dramatic|clever|edgy|trendy|quirky|playful|dark|gloomy|scary|harsh|serious|sad|angry|critical)\b/i,
    ([, what = '']) => ({
      kind: 'declined',
      what: `make it sound less ${what.toLowerCase()} by myself`,
      instead: 'Tell me which line should go or read otherwise; a connected model can reword it.',
    }),
  ),
  reader(
    /\b(?:more |sound |sounds |feel |be )(?:\w+ )?(positive|negative|inspiring|inspirational|mysterious|dramatic|clever|edgy|sophisticated|trendy|viral|quirky|optimistic|hopeful|authentic|relatable|playful)\b/i,
    ([, what = '']) => ({ kind: 'declined', what: `make it sound more ${what.toLowerCase()}` }),
  ),
  reader(
    /\b(?:for|version for|work on|fit|post (?:it )?(?:on|to)) (linkedin|facebook|instagram|twitter|x|google|tiktok|threads|nextdoor|ig|fb)\b(?<!too long for \w+)(?<!\d.*)$/i,
    ({ input }) =>
      /\b(?:long|short|words?|char\w*)\b/i.test(input)
        ? undefined
        : {
            kind: 'declined',
            what: 'fit it to a platform here',
            instead: 'Each platform has a version of its own beside the post.',
          },
  ),
  reader(
    /^(?:combine|merge|join|fold) (?:the )?(.{3,50}) (?:with|into|and) (?:the )?(.{3,40})$/i,
    ([, one = '', other = '']) => ({
      kind: 'declined',
      what: `join ${bare(one)} and ${bare(other)} into one`,
      instead: 'Tell me the line as it should read, and I will put it in.',
    }),
  ),
  // "rewrite the first sentence so its about snow"
  reader(
    /^(?:make|rewrite|reword|rephrase|redo|change) (?:the )?(.{3,40}? (?:line|sentence|part|paragraph|section|bit)|opening|intro|ending)\b.*\b(?:about|mentions?|talks? about|focus(?:es)? on) (.{3,50})$/i,
    ({ 1: part = '', 2: about = '' }) => ({
      kind: 'declined',
      what: `write the ${bareName(part)} anew about ${bare(about)}`,
      instead: 'Tell me the sentence, and I will put it there; a connected model can write one.',
    }),
  ),
  reader(
    /^(?:remove|drop|delete|take out|leave out|don['’]?t (?:use|say|mention)) (?:my |the |any |all )?names? (?:for|of) (?:the |my |our |any )?(?!clients?|buyers?|sellers?|people|owners?)(.{3,30})$/i,
    ({ 1: whose = '' }) => ({
      kind: 'declined',
      what: `tell which words are the names of the ${bare(whose)}`,
      instead: 'Tell me each name, and what to say instead.',
    }),
  ),
  reader(
    /^(?:make|rewrite|reword|rephrase|improve|clean up|fix) (?!it\b|this\b|that\b)(?:the )?(.{3,40}? (?:line|sentence|part|paragraph|section|bit))(?: (?:be |sound |read |a bit |more |\w+)*)?$/i,
    ({ 1: what = '', input }) =>
      /\b(?:shorter|bold|question|first|last|opening|closing|bullets?|list|into|about|stand|pop|one)\b/i.test(
        input,
      )
        ? undefined
        : {
            kind: 'declined',
            what: `find other words for the ${bare(what)}`,
            instead: 'Tell me what it should say; a connected model can reword it.',
          },
  ),
  reader(
    /^(?!(?:remove|drop|delete|take out|cut|lose|no) ).*\b(funny|funnier|humor\w*|jokes?|hilarious|witt(?:y|ier)|sarcastic|puns?)\b/i,
    ([, what]) => ({
      kind: 'declined',
      what: `make it ${what === 'joke' || what === 'jokes' || /^pun/.test(what ?? '') ? 'funny' : what?.replace(/^humor\w*/i, 'funny')}`,
    }),
  ),
  reader(/\b(rhym\w*|poem|poetic|rap|song|haiku|limerick|sonnet)\b/i, ([, what = '']) => ({
    kind: 'declined',
    what: /^rhym/i.test(what)
      ? 'make it rhyme'
      : `write it as a ${what.toLowerCase().replace('poetic', 'poem')}`,
  })),
  reader(
    new RegExp(
      `\\b(?:translate|in|into|to|en|(?:make|do|write|put|want|need|have|get) (?:it|this|that)(?: all)?) (?:it |this |the (?:post|text) )?(?:in(?:to)? |to )?(${languages})\\b|\\b(${languages}) (?:version|translation)\\b|\\btranslat\\w*`,
      'i',
    ),
    ([, one, two]) => {
      const language = one ?? two;
      return {
        kind: 'declined',
        what: language
          ? `write in ${language.charAt(0).toUpperCase()}${language.slice(1).toLowerCase()}`
          : 'write in another language',
      };
    },
  ),
  reader(
    /\b(?:in the (?:style|voice) of|(?:sound|write|written|talk|read)(?: it| this)? like) (?!(?:an?|an old|my|your|the) (?:ad|robot|human|person|neighbor|friend|buddy|real person|normal person|salesman|salesperson|sales pitch|brochure|commercial|form|list)\b|i(?:['’]?m)?\b|me\b|us\b|we\b|you\b|AI\b|chatgpt\b|it['’]?s\b|a machine\b|an? advert)(.{2,40})$|\blike ((?!an?\b|the\b|this\b|that\b|it\b|i\b)\p{L}+(?: \p{L}+)?) (?:would|wrote|writes|did)\b/iu,
    ([, one, two]) => ({ kind: 'declined', what: `write like ${(one ?? two ?? '').trim()}` }),
  ),
  reader(
    /\b(?:add|change|use|swap|replace|new|another|different|better|make|generate|need|want)\b[^.]{0,25}\b(?:picture|image|photo|pic|graphic|video|reel)s?\b(?! (?:by|from|of mine|with every|for every|caption|tour|link))(?!.*\b(?:mention|say)\b)/i,
    ({ input }) =>
      /\b(?:mention|say|drone|tour|link|offer)\b/i.test(input)
        ? undefined
        : {
            kind: 'declined',
            what: 'change the picture from here',
            instead: 'Use the image buttons of the post for that.',
          },
  ),
];
