import { splitSentences } from '#builtin/writer/language/sentences.ts';

/** Whole answers that say nothing, in whatever case and with or without an end mark. */
const nothings = [
  /not needed\b.{0,30}/,
  /none (?:named|needed)/,
  /(?:none|nothing|nobody) (?:that )?(?:i|we)(?:['’]?(?:d|m|re))? (?:can|could|may|want|am|would|have|know|trust)\b[^.,;\d]{0,40}/,
  /(?:i )?can['’]?t share(?: one| any| it)?/,
  /nobody\b(?! (?:tells|knows|wants|should|reads)).{0,12}/,
  /not one i can (?:describe|share|mention|name)\b.{0,20}/,
  /none (?:that )?(?:i|we) (?:may|can|could) (?:name|mention|share|describe)\b.{0,20}/,
  /no (?:partner|lender|one|body|agent|builder|program)s?(?: (?:yet|right now|for now|at the moment|to (?:name|mention)))?/,
  /(?:i['’]?m |i am )?(?:not (?:really )?sure|unsure)/,
  /n\.?\/?a\b.{0,20}/,
  /none?(?: yet| really| right now| of (?:these|them|those)| that i know(?: of| about)?(?: today| right now)?)?/,
  /nothing(?: really| much| special| yet| new| specific| in particular| right now| comes to mind)*/,
  /no(?: idea| comment| thanks?| preference| notes?)?/,
  /not (?:really|yet|applicable|now|at this time)/,
  /not right now\b[^\d$@]{0,40}/,
  /nope|nah|x+/,
  /(?:it )?(?:doesn['’]?t|does not|don['’]?t) matter\b.{0,16}/,
  /any (?:loan|kind|type|home|house|one|of them)s?\b.{0,16}/,
  /all of (?:them|these|the above)/,
  /[-–—.?!_]+/,
  /ok(?:ay)?|skip|pass|later|same|maybe|idk|dunno|tbd|anything|whatever|see (?:above|below|website)/,
  /(?:i )?(?:don['’]?t|do not)(?: really)?(?: know| have (?:one|any|anything))?/,
  /(?:i )?can(?:['’]?t|not) (?:say|think of (?:any|anything|one))/,
];
const nothing = new RegExp(`^(?:${nothings.map(({ source }) => source).join('|')})[.!]*$`, 'i');
const yes = /^(?:yes|yep|yeah|yup|sure|absolutely|of course|correct|y)\b(?! or no\b)[\s.,:;!–-]*/i;

/** "yes, I send a vendor list" says what comes after the yes; "no" says nothing. */
export function withoutYesOrNo(answer: string, question = ''): { said: string; isYes: boolean } {
  // Asked for an answer, "Not really." is one.
  if (/\b(?:own answer|short answer)\b/i.test(question) && splitSentences(answer).length > 1)
    return { said: answer.trim(), isYes: false };
  // "no class just call me": what to do instead.
  const instead =
    /^(?:yes|no|none|nope|not)\b(?: \p{L}+){0,3}[,;.]? (?:but |just |so )+((?:call|text|dm|message|email|ask) me\b.*)$/iu.exec(
      answer.trim(),
    );
  if (instead) return { said: instead[1] ?? '', isYes: /^yes/i.test(answer.trim()) };
  const text = fromFirstWords(answer.trim(), question);
  if (
    nothing.test(text) ||
    saysNo(text, question) ||
    /[,;] (?:so )?(?:no|nope)[.!]?$/i.test(text) ||
    // "no, sellers want privacy": why not.
    (/^(?:no|nope|not now)[,;.:-]+ (?!but\b)/i.test(text) &&
      /^(?:is there|do you have|are there|may|can|which .* may be|any)\b.*\b(?:may|permission|allowed|can we|can be)\b/i.test(
        question,
      ) &&
      !/\d|\bbut\b|["“]|\.\p{L}{2,}/u.test(text))
  )
    return { said: '', isYes: false };
  const rest = text
    .replace(/^[Yy]es [—–-] /, '')
    .replace(/^(?:nothing|none|no|nope)[,;.]? (?=just \p{L})/iu, '')
    .replace(yes, '')
    .replace(/^(?:none|nope|no)[,.;:] (?=\p{L}+ \p{L}+ \p{L})/iu, '')
    .replace(/^(?:none|nope|no)(?: \p{L}+){0,2},? but (?=(?:i|we|free|an?|happy)\b)/iu, '')
    .replace(/^(\p{L}{3,}(?: \p{L}+){0,2}) (?:yes|yep)(?=, )/iu, '$1')
    // "Usually no on a newer house. On an old one, yes" says both.
    .replace(splitSentences(text).length > 1 ? /(?!)/ : /(?<=\p{L}{3}),? (?:yes|yep)[.!]*$/iu, '');
  const said = rest.replace(/^but (?=(?:i|we|you)\b)/i, '');
  return { said: nothing.test(said.trim()) ? '' : said, isYes: rest !== text };
}

/** "No vendors. You can mention Minnesota Power": the second says something. The last one is left in any case. */
function fromFirstWords(text: string, question: string): string {
  const sentences = splitSentences(text);
  const start = sentences.findIndex(
    (sentence, index) =>
      index === sentences.length - 1 ||
      !(
        /^(?:both|either|all)[.!]?$/i.test(sentence) ||
        nothing.test(sentence) ||
        saysNo(sentence, question)
      ),
  );
  return start > 0 ? sentences.slice(start).join(' ') : text;
}

/** "No before and after yet", "no class": what was asked for is not there. */
function saysNo(text: string, question: string): boolean {
  const named =
    /^(?:no|not|don['’]?t have|i don['’]?t have|we don['’]?t have|have(?:n['’]?t| not) (?:got )?)(?: an?| any)? (\p{L}{4,})/iu.exec(
      text,
    )?.[1];
  return (
    named !== undefined &&
    new RegExp(`\\b${named.toLowerCase().slice(0, 5)}`, 'i').test(question) &&
    /^(?:do|is|are|have|any|which|who|what)\b/i.test(question) &&
    !/\d|\bbut\b.*\b(?:we|i) (?:have|offer|do|send)\b/i.test(text) &&
    !/\b(?:hoa|permit|rule|licen[cs]e)/i.test(question) &&
    !/^no \p{L}+,? but (?:free|an?|happy|i|we)\b/iu.test(text) &&
    // "no attorneys needed, title company does the closing" says who does.
    !/, [\p{L} ]{3,40} (?:does|do|handles?|is|are|pays?|runs|picks) \p{L}/iu.test(text)
  );
}
