import { asSentence } from '#builtin/writer/language/sentences.ts';
import { addSentence } from './add-fact.ts';
import type { Brief } from './brief.ts';

/** Who reviews it, and the wording they ask for, which ends the piece. */
export function readReviewer(brief: Brief, typed: string, mayBeNamed = true): void {
  const said = typed
    .replace(
      /^.*\b(?:has to|must|needs to) be reviewed by (.+?)(?: before (?:i|we|it) (?:post|publish|goes?)\b.*)?$/i,
      '$1',
    )
    .replace(
      /^(?:yes[,.;:]? )?(?:(?:it|this|everything)(?:['’]?s| is| gets)? )?(?:always )?reviewed by /i,
      '',
    );
  const wording =
    /(?<=^|[.,;] )([^.,;"“”]{6,60}?) (?:has|needs|have|must) (?:to )?(?:be|go|stand) (?:on|in) (?:there|it|the post|this)\b[.]?$/iu.exec(
      said,
    ) ??
    /[,.]?\s*(?:(?:he|she|they|lender|who|and|it|please)\s+)*(?:wants?|needs?|asks for|requires?|add|include|required (?:line|wording)|(?:must|has to|have to|should) (?:say|read|state|include))\b[^"“]*["“]([^"”]+)["”][^.]*\.?/iu.exec(
      said,
    ) ??
    /[,.;]?\s*(?:and )?(?:must|has to|have to|needs to|(?:(?:she|he|they) )?(?:wants?|needs?|asks?|would like|['’]d like)(?: for)? (?:it|this|the post|us|me|you) to) (?:say|read|state|include)s?:?\s*["“]?([^"”]+)["”]?$/iu.exec(
      said,
    );
  const named = (wording ? said.replace(wording[0], '') : said).replace(
    / (?:reviews|reads|checks|looks (?:at|over)|goes over|signs off on)(?: (?:it|this|these|everything|them|my posts))?(?: (?:first|before [^.]*))?(?=[.,;]|$)/i,
    '',
  );
  const isWaiting =
    /\b(?:she|he|they)(?:['’]ll| will)? (?:has|have|needs?|wants?|must|gets?)(?: to)? (?:see|read|review|approve|ok|sign|check)\b/i.exec(
      named,
    );
  // A number that was typed to hold the place must not be printed.
  const asName = withoutWords(isWaiting ? named.slice(0, isWaiting.index) : named);
  const name = asName.replace(
    /,? ?NMLS ?#? ?(?:0{3,}|x{3,}|1234\d*|pending|tbd|coming)\b(?: \(?(?:placeholder|tbd|fake|for now)\)?)?/i,
    '',
  );
  if (name !== asName)
    brief.hints.push('The NMLS number is still missing: add it before you publish.');
  if (wording) brief.wording = asSentence(wording[1] ?? '');
  if (/^(?:talk|ask|call|check|see)\b/i.test(name.trim())) addSentence(brief, 'note', name);
  else if (isWaiting && name.trim())
    brief.hints.push(`${name.trim()} has to see it first: name who reviewed it once that is done.`);
  // Somebody without a name vouches for nothing.
  else if (
    name.trim() &&
    (!mayBeNamed || !/(?<!^)\p{Lu}\p{Ll}|^\p{Lu}\p{Ll}+,? NMLS/u.test(name.trim()))
  )
    brief.hints.push(
      'The text does not say who reviewed it: add the name and the NMLS number if it should.',
    );
  else if (name.trim()) addSentence(brief, 'note', `Reviewed by ${name.trim()}`);
}

/** "my lender is Dana Whitlock,": the name alone. */
const withoutWords = (text: string) =>
  text
    .replace(
      /^(?:my|our|the) (?:lender|loan officer|attorney|broker|mortgage guy|guy|gal|girl|person)(?: is|['’]s|:)? /i,
      '',
    )
    .replace(
      /^(?:lender|loan officer|attorney|broker|reviewer|reviewed by|partner|name) ?(?::| [-–—]) ?(?=\p{Lu})/iu,
      '',
    )
    .replace(/[\s,;.]+(?:and|so|but)?[\s,;.]*$/i, '');
