import type { Edit } from '#builtin/writer/revise/edit.ts';
import type { ClauseReader } from './reading.ts';

/** What takes a model or somebody who knows, declined by its name with what helps instead. */
const declined: [says: RegExp, what: string, instead: string][] = [
  [
    /^(?:move|put|place|bring) (?:the |my )?hash ?tags (?:up|higher|first|inline|(?:at|to|in|on|into) the (?:top|start|beginning|front|text|post|middle|first line))\b.*$|^hash ?tags (?:at|in) the (?:start|top|beginning|text|post)\b.*$/i,
    'move the hashtags, which stand below every post',
    'Type a line with the tags, and I will put it where you like.',
  ],
  [
    /^(?:less|more|fewer) ["“]?(?:you|we|i|me|us|your|our)["”]?s?$/i,
    'say that more or less often by myself',
    'Tell me a sentence and how it should read, or ask for "we instead of I".',
  ],
  [
    /^(?:make (?:the |all )?|have (?:the |each )?)?(?:sentences?|bullets?|lines?|items?) (?:all )?(?:start|begin|starting|beginning) with (?:different|other|another|new|a|an)\b.*$|^(?:start|begin) (?:each|every|all)(?: of)?(?: the)? (?:sentence|bullet|line|item)s? (?:with|differently)\b.*$/i,
    'begin the sentences another way',
    'Tell me the lines as they should read; a connected model can reword all of them.',
  ],
  [
    /^(?:underline|italici[sz]e|center|enlarge|color)\b.*$/i,
    'do that to letters here',
    'The editor of the post has it.',
  ],
  [
    /\b(?:past|present|future) tense\b|\bin the (?:past|present|future)$/i,
    'put it in another tense',
    'Tell me the sentence that should change, and how it should read; a connected model can do all of it.',
  ],
  [
    /^(?:too many|fewer|less|cut (?:down on )?the|no|remove (?:some|the)) (?:commas|adverbs|adjectives|run[- ]?ons?|conjunctions)$/i,
    'take those out of every sentence by myself',
    'Tell me which sentence to split or shorten; a connected model can reword it.',
  ],
  [
    /^(?:it|this|the post) (?:repeats|is repeating) (?:itself|things)|^(?:too|it['’]?s|its|it is) (?:too )?(?:repetitive|redundant)$|^(?:take out|remove|cut|fix) (?:the )?(?:repetition|redundanc\p{L}+|repeats)$/iu,
    'tell which of its lines say the same',
    'Tell me which line to take out, and I will.',
  ],
  [
    /^(?:give|add|put) (?:the |my )?(?:list|bullets) (?:an? )?(?:title|heading|header|headline|name)$|^(?:add|put) an? (?:title|heading|header|headline|name) (?:to|for|over|above|on) (?:the |my )?(?:list|bullets)$/i,
    'name the list by myself',
    'Tell me the words for the line above it, and I will put them there.',
  ],
  [
    /^(?:ask|add|put|include) (?:a|one|another) question in the middle$/i,
    'think of a question that belongs there',
    'Tell me the question, and after which line it should come.',
  ],
  [
    /^make it (?:two|three|2|3|a few) (?:tweets|posts|captions|slides|stories)$|^(?:make|turn) it (?:in)?to an? (?:thread|carousel|reel|story|script)$|^(?:a )?(?:carousel|reel|thread) version$/i,
    'make several posts of one',
    'Save this one, and ask for a new post with the rest.',
  ],
];

export const declining: ClauseReader = (words) => {
  const found = declined.find(([says]) => says.test(words));
  if (!found) return undefined;
  const edit: Edit = { kind: 'declined', what: found[1], instead: found[2] };
  return [edit];
};
