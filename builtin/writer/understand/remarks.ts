import { splitSentences } from '#builtin/writer/language/sentences.ts';
import { isLikelyRemark } from './likely-remark.ts';

/**
 * What an agent says to the writer between facts: whose listing it is, what may be named, that the
 * owner agreed. It is obeyed and never printed. Apostrophes may be missing.
 */
const remarks: RegExp[] = [
  /(?:yes,? )?(?:it['’]?s )?(?:my|our) (?:own |exclusive |signed )*listings?(?: signed)?/,
  /(?:it['’]?s )?(?:mine|ours)/,
  /listed by (?:me|us)/,
  /(?:yes,? )?(?:signed|exclusive) listing/,
  /(?:yes,? )?i(?:['’]?m| am) authorized/,
  /none by name\b.{0,20}/,
  /no (?:photos?|pictures?|pics?|names?|house number|street names?)\b.{0,30}/,
  /(?:street|area|address|price|name|photos?) (?:ok(?:ay)?|yes|fine)/,
  /(?:they|he|she|both|all)(?:['’]?re| are| is)? (?:said|say|says|ok(?:ay)?)(?: (?:ok(?:ay)?|yes|fine|with it))?/,
  /(?:he|she|they)(?:['’]?ll| will) send\b.{0,30}/,
  /(?:i )?self[- ]manage\b.{0,12}\bno/,
  /i(?:['’]?m| am) the (?:listing )?(?:agent|lister)(?: so(?: yes)?)?/,
  /listing agreement (?:is )?signed(?: so(?: yes)?)?/,
  /you can (?:name|use|say) (?:the )?street\b.{0,40}/,
  /(?:i )?don['’]?t (?:give|share|quote|do) (?:out )?(?:numbers|figures|rates|prices)\b.{0,20}/,
  /no \p{L}+ or \p{L}+ in (?:the|this) post/u,
  /(?:please )?keep (?:it|this) (?:short|simple|plain|warm|brief|light|community)\b.{0,30}/,
  /no address (?:until|til|till)\b.{0,60}/,
  /(?:the )?(?:seller|owner)s? signed (?:the )?(?:coming soon |listing )?(?:form|agreement|paperwork)\b.{0,20}/,
  /listed with us|(?:coming soon )?form signed/,
  /(?:ad )?(?:ok(?:ay)?ed|approved) by (?:the )?(?:seller|owner|broker)s?\b.{0,20}/,
  /(?:both|all|they|he|she)(?: of them)? (?:may|can) be (?:named|used|shared)/,
  /(?:she|he|they) said (?:it['’]?s |it was )?(?:fine|ok(?:ay)?|yes)\b.{0,20}/,
  /(?:appraiser|lender|inspector|stager|photographer|agent|builder) no/,
  /(?:yes,? )?(?:the )?(?:seller|owner|broker|client|buyer|stager|lender)s? (?:signed(?: off)?|ok(?:ay)?(?:['’]?e?d)?(?: it)?(?: but\b.{0,20})?|approved|agreed|ok(?:ay)? (?:with|w\/) .{2,24}|(?:said|says|is|are|was) (?:it['’]?s |it is )?(?:yes|ok(?:ay)?|fine|good|cool)(?: (?:to .{0,30}|with (?:it|that|this|sharing|posting).{0,20}))?|gave (?:me )?(?:permission|the ok|their ok))/,
  /(?:with |have |i have |got |w\/ )?(?:permission|authority|authorization|approval)(?: (?:obtained|given|granted|from .{0,30}|to (?:advertise|share|post|use|name).{0,20}))?/,
  /(?:yes,? )?authorized|(?:yes )?i (?:do|can|may|have authority.{0,20})/,
  /we have (?:it in writing|authority)|listing agreement signed|exclusive/,
  /(?:no|skip the|leave out the|hide the) (?:exact )?(?:address|price|names?|photos?)(?: (?:please|pls|yet|though))?/,
  /(?:i )?(?:have )?no permission\b.{0,40}/,
  /(?:but |so |and )?(?:please |pls )?(?:i(?:['’]?d| would)? )?(?:don['’]?t|do not|can['’]?t|cannot|won['’]?t|will not|(?:would |['’]d )?(?:rather|prefer) not(?: to)?) (?:use|name|print|post|mention|say|share|give|show|put|quote) (?:the |my |our |her |his |their |client |exact )*(?:address|price|names?|house numbers?|numbers?|any(?: of them)?|it|them|that|yet|photos?|clients?|street|builders?|lenders?|contractors?|vendors?|compan(?:y|ies)|any(?:one|body))\b.{0,60}/,
  /(?:i )?can['’]?t verify\b.{0,60}/,
  /(?:address|price|both|names?|everything|all|that)(?:['’]?s| is| are)? (?:ok(?:ay)?|fine|public)/,
  /(?:it['’]?s |yes,? |both |all |they['’]?re |she['’]?s |he['’]?s )?(?:ok(?:ay)?|fine|good|cleared|allowed|approved) to (?:advertise|post|share|use|name|mention|say|print)(?: (?:it|them|her|him|both|this))?/,
  /(?:can|may) (?:advertise|share|name|be named)(?: it)?/,
  /(?:all |everything )?public|and yes/,
  /(?:well,? )?that['’]?s (?:it|all|about it)|nothing else|no more/,
  /(?:hoa|permits?) no/,
  /(?:(?:price|address|street|names?|number) (?:yes|no|ok(?:ay)?|fine)[,;]? ?)+/,
  /none that i know (?:of|about)\b.{0,12}/,
  /(?:i )?could describe\b.{0,40}/,
  /(?:but |and )?(?:please |pls )?(?:don['’]?t|do not) (?:make|sound|be|get|go)\b.{0,30}\b(?:salesy?|pushy|cheesy|corny|technical|long|preachy|fancy)\b.{0,20}/,
  /(?:but |and )?(?:please |pls )?(?:keep|leave) (?:the |any |all )?(?:emojis?|hashtags?|jargon|fluff) out\b.{0,12}/,
  /no (?:emojis?|hashtags?|jargon|fluff|exclamation (?:points?|marks?))(?: (?:please|pls))?/,
];

/** What nobody would publish, wherever it stands in a sentence. */
const tells: RegExp[] = [
  /\b(?:leave|keep) (?:them|it|that|him|her|this|those|(?:the )?names?|(?:the )?(?:price|address)) out\b/,
  /\b(?:don['’]?t|do not|can['’]?t|cannot|won['’]?t|not going to|rather not|no need to|not allowed to) (?:name|mention|quote|single (?:one|any|anybody|anyone|them)? ?out|single one)\b/,
  /\b(?:don['’]?t|do not|didn['’]?t|haven['’]?t|without|have(?: no)?|got|get|need) (?:have |got |get )?(?:no |any |the |their |his |her |written )*permission\b(?! (?:from|of) (?:the )?(?:city|county|town|hoa|association|board))/,
  /\b(?:in front of me|off the top of my head|double[- ]che?c?k(?: (?:it|that|this|me))?|not sure (?:about|of|on) (?:that|this|it))\b/,
  /\blisting is (?:mine|ours)\b|\bauthority:? (?:yes|ok)\b|\bsigned off on\b|\ba sentence (?:or two )?(?:each|apiece)\b/,
  /\b(?:you|u) (?:can|may|could) (?:mention|use|name|say|quote|share) ?(?:it|that|them|him|her|this)?$/,
  /\bpermission (?:given|granted|in writing|by (?:text|email|phone)|from (?:the )?(?:seller|owner|client|buyer)s?)\b|\bwith (?:the )?(?:owner|seller|client)s?['’]?s? permission\b|^none with permission\b/,
  /\b(?:ok(?:ay)?|fine|good) (?:too|to (?:use|share|name|print|post))\b|\bleave (?:it |that |this )?blank\b|^(?:no,? )?skip (?:that|it|this)\b/,
  /\bdon['’]?t (?:say|print|tell) (?:which|who|where|the|my|our|their|her|his)\b/,
  /\b(?:have|got|['’]ve got|has) the listing\b|\blisting agreement\b|\bso we['’]?re good$|^(?:it['’]?s )?(?:just )?a template\b/,
  /\bstill looking for an? \p{L}+ (?:partner|lender)\b/u,
  /\bi['’]?d (?:mention|say|call it|rather say)\b|\b(?:i )?will (?:fill in|send)\b|\bneed to check\b|\bleave it (?:general|vague)\b/,
  /^not naming\b|\bi['’]?ll add (?:it|them|that|the link)\b/,
  /\bnot for (?:publication|print|the post)\b|^(?:it['’]?s )?(?:a )?general (?:post|tips?)\b|^not (?:about|a)\b.*\b(?:post|this one)\b/,
  /\bauthority yes\b|^(?:yes,? )?my exclusive\b|\b(?:price|address) is public\b/,
  /\bdon['’]?t want (?:their|his|her|the) (?:names?|pictures?|photos?)\b|\bi have a photo\b/,
  /^no (?:private |outside |specific )?(?:vendors|figures|numbers|builders|lenders|companies|names)(?: please)?$/,
  /^(?:not sure,? )?leave (?:it |that |this )?out$|\bwould rather not$|^authority$|^no (?:legal|sales|tax|political) (?:talk|stuff|pitch|advice)$/,
  /\bhave ?n['’]?o?t asked\b/,
  // What the text should not do, or should leave out.
  /^(?:can|could) (?:you|u) (?:do|add|make|put|write|use)\b|^if not,? no (?:biggie|problem|worries)\b/,
  /^skip(?:,| or| it| this|$)|^(?:or )?just say ask me$/,
  /^(?:please |pls )?put (?:that|this|it) in$/,
  /\bi think so$|^check if (?:it['’]?s |they['’]?re )?still\b/,
  /^(?:the |sale |sold |final |list )*(?:price|address|number|figure|date) (?:is )?not (?:public|final|recorded|out)(?: yet)?$/,
  /^(?:(?:i|we) )?(?:(?:have|['’]ve got|got) )?(?:(?:the|some|a few|\d+) )*(?:photos?|pics?|pictures?)(?: (?:with|w\/) permission| (?:on|in) my (?:phone|camera)| (?:are )?(?:mine|ours|available)| to share)+$/,
  /\b(?:authorization|authority|permission|approval|consent) (?:is )?on file$/,
  /^(?:the )?(?:address|price|street|name|number) may(?: not)?(?: be (?:named|used|shared|given))?$/,
  /^street(?: name)? (?:is )?(?:ok(?:ay)?|fine|yes)\b.*\b(?:number|#)$/,
  /\bbe careful (?:with|w\/|about) (?:the |your )?(?:wording|words|how)\b/,
  /^(?:so )?(?:please )?(?:don['’]?t|do not) say\b/,
  /\b(?:the|these|this) (?:tips?|post|text|piece|article|caption) (?:should|must|needs? to)\b/,
  /^no (?:specifics|details|source|sources|link|pics?)(?: though| yet| handy)?$/,
  /^(?:i )?(?:don['’]?t|do not) have (?:the|a|any) (?:link|source|photo|picture)\b/,
  /^(?:skip(?: it)? or )?maybe mention\b|^(?:skip|leave) (?:it|this|that) or\b/,
  /^(?:maybe |put )?my name at the (?:end|bottom)\b/,
  /^(?:please )?(?:leave|keep) [^,;]{2,25} out(?: of (?:it|this))?$/,
  /^(?:(?:so|but|and|please|pls) )*(?:don['’]?t|do not|never|best not to|no need to) (?:promise|print|quote|mention|name|tag|describe|identify|oversell|pitch|brag|guess)\b/,
  /^(?:(?:so|but|and|please|pls|maybe) )*(?:leave (?:out|off)|omit|cut out) (?!of\b)/,
  /^(?:they|he|she|the \p{L}+) (?:all )?asked (?:us|me) not to\b/u,
  /^(?!(?:park|call|text|use|take|remove|bring|rsvp|ring|knock|come|wear|enter|reply|email|message|dm|stop|register|sign|join|send|give|ask|tell|wait|be|reach|shoes|boots|leash|quiet|no (?:shoes|smoking|pets|dogs|food|drinks|solicit\p{L}*|parking|calls|texts))\b)(?:[\p{L}'’-]+ ){1,5}(?:please|pls)$/u,
  // How it should sound.
  /^(?:a (?:bit|little) |very |super |just |keep (?:it|this|things) |make it |tone[: ]+)*(?:upbeat|warm|friendly|fun|funny|casual|professional|playful|cheerful|punchy|humble|low[- ]key|understated|editorial|conversational|not (?:too )?(?:salesy|mushy|pushy|formal|stuffy|cheesy|preachy|gushy)|no (?:hype|fluff|sales ?pitch|selling|emojis?|hashtags?|jargon|clickbait|exclamation (?:points?|marks?)))(?:,? (?:and|but|or) .{3,24})?(?: tone| voice| please| pls)?$/,
  /^(?:please |pls |and )?tag (?:them|him|her|both|the \p{L}+|my \p{L}+)\b.{0,20}$/u,
  // What the agent does not know, or will see to.
  /^(?:but |though )?(?:i['’]?m|i am)? ?not (?:100% |totally |quite )?(?:sure|certain|positive)\b/,
  /^(?:yes,? )?(?:that['’]?s|this is|it['’]?s) (?:really |actually )?(?:the|their|his|her|its) (?:real |actual |full |correct )?(?:name|spelling)\b/,
  /^(?:no )?(?:placeholder|tbd|to be confirmed|to follow|coming)$/,
];

export const isRemark = (text: string) =>
  whole.test(text.trim()) ||
  tells.some((pattern) => new RegExp(pattern, 'iu').test(text.trim().replace(/[.!]+$/, '')));
const whole = new RegExp(`^(?:${remarks.map(({ source }) => source).join('|')})[.!]*$`, 'i');

/** Hears of every clause that was taken for a remark by likeness alone. */
type OnTaken = (clause: string) => void;

/** An answer without what was said to the writer alone. */
export function withoutRemarks(typed: string, onTaken: OnTaken = () => undefined): string {
  return typed
    .split('\n')
    .map((text) => withoutAsides(text, onTaken))
    .join('\n')
    .replace(/^(?:please )?just (?:say|mention)(?: that)? (?=\p{L})/iu, '');
}

function withoutAsides(typed: string, onTaken: OnTaken): string {
  const said = withoutSecondThoughts(typed)
    .replace(leadIn, (_, letter: string) => letter.toUpperCase())
    .replace(
      /\b(?:price(?: range)?|address)(?: is)? (?:ok(?:ay)?|fine|yes)[,:]? (?=\$?\d|(?:low|mid|high|upper)\b)/gi,
      '',
    )
    .replace(/ (?:and|but) yes\b(?=[.,;!]|$)/gi, '')
    .replace(
      /\b(?:[Oo]k(?:ay)?|[Ff]ine) to (?:give|use|name|share|say|mention|print) (?:the )?street(?: name)?:? (?=\p{Lu}|\d)/gu,
      '',
    )
    .replace(
      /\bstreet(?: name)? (?:is )?(?:ok(?:ay)?|fine|yes)\s*\(([^()]+)\),?(?: (?:but )?(?:no|not)(?: the)?(?: house)? (?:number|#))?/gi,
      '$1',
    )
    .replace(/,? (please|pls)(?=[.!,;]|$)/gi, ' $1')
    .replace(/\b(\p{Lu}[\p{L}' ]+?) (?:may|can) be (?:named|mentioned)\b/gu, '$1')
    .replace(
      /\b(?:the )?(?:owner|seller|client)s? (?:let|allowed) (?:me|us) (?:to )?(?:say|share|mention)(?: that)? (\p{L})/giu,
      (_, letter: string) => letter.toUpperCase(),
    )
    .replace(/(?:^|(?<=[.!] ))(?:story:|i can describe one:) (\p{L})/giu, (_, letter: string) =>
      letter.toUpperCase(),
    )
    .replace(
      /^(?:(?:i|we) )?(?:don['’]?t|do not|can['’]?t|cannot|can not|no) ?(?:have|show|share|post|use)? (?:any |a |the )?(?:photos?|pictures?|pics?|one|it|before[- ]and[- ]afters?)\b[^,.]{0,30}?,? but (\p{L})/iu,
      (_, letter: string) => letter.toUpperCase(),
    )
    .replace(
      /^(?:i have )?permission from (?:one|two|both|these|them|just one)?:? ?(?=\p{L})/iu,
      '',
    )
    .replace(/\bprice is public so (\$?\d[\d,.]*k?) is ok(?:ay)?\b/i, '$1')
    .replace(
      /\b(?:the )?(?:owner|seller|client)s? (?:said|says) (?:it['’]?s )?ok(?:ay)? to (?:mention|share|name) (.+?)(?: but not (?:the )?(?:price|address|names?))?$/i,
      '$1',
    )
    .replace(/ is (?:fine|ok(?:ay)?) with (?:a mention|being (?:named|mentioned))\b/gi, '')
    .replace(/^say (?=(?:talk|call|ask|check|see|get)\b)/i, '')
    .replace(/\bsure,? name the street \(([^()]+)\)/i, '$1')
    .replace(/ is all (?:you|we|i) can (?:say|use|name|share)\b.{0,20}$/i, '')
    // "(they said ok)" and "We may mention a place in town".
    .replace(
      / ?\((?:[^()]*\b(?:said|says) (?:it['’]?s )?(?:ok(?:ay)?|fine|yes)[^()]*|yes\b[^()]*|(?:it['’]?s )?(?:ok(?:ay)?|fine)(?: to [^()]*)?|with permission|both ok)\)/gi,
      '',
    )
    .replace(
      /^(?:sure,? |yes,? )?(?:you|we|u) (?:can|may|could) (?:mention|use|name|say|share) (?=(?:an?|the|my|our)\b|[A-Z\d])/iu,
      '',
    )
    .replace(/^(?:i )?have (?:an )?(?:ok(?:ay)?|permission|approval) from (.+?)(?: only)?$/i, '$1')
    .replace(/^(?:please )?(?:just )?(?:say|mention)(?: that)? (?=(?:we|our|i|my|the)\b)/i, '');
  const isSaidToWriter = (clause: string, is: 'clause' | 'sentence' | 'answer') => {
    if (isRemark(clause)) return true;
    if (!isLikelyRemark(clause, is)) return false;
    if (!/^(?:no|none|nothing|not|n\/a)\b/i.test(clause)) onTaken(clause);
    return true;
  };
  const sentences = splitSentences(
    withoutBracketed(said, (clause) => isSaidToWriter(clause, 'clause')),
  );
  const kept = sentences.map((sentence) => {
    const parts = sentence.split(
      /(?<=[,;]) (?!\d{3}\b)|(?<=\.) (?=[\p{Ll}\d$])|(?= [-–—] )| (?=so (?:please )?(?:don['’]?t|do not|be careful|leave|keep|skip)\b)/u,
    );
    const is = parts.length > 1 ? 'clause' : sentences.length > 1 ? 'sentence' : 'answer';
    const toWriter = parts.map((part) => isSaidToWriter(bare(part), is));
    const left = parts.filter(
      (part, index) => !toWriter[index] && !(toWriter[index - 1] && isReason(bare(part))),
    );
    return left.length === parts.length
      ? sentence
      : left.join(' ').replace(/ {2,}/g, ' ').replace(/[,;]$/, '') +
          (sentences.length > 1 && left.length > 0 ? (/[.!?]$/.exec(sentence)?.[0] ?? '') : '');
  });
  const isChanged =
    sentences.join('') !== splitSentences(said).join('') ||
    kept.some((sentence, index) => sentence !== sentences[index]);
  return isChanged
    ? kept
        .filter(Boolean)
        .join(' ')
        .replace(/([.!?])[.!?]+/g, '$1')
    : said;
}

/** "the Title V question early... wait, it's city sewer. So: paperwork early": what it comes to. */
const withoutSecondThoughts = (text: string) =>
  text
    // "the USS Montana... wait, it was the Missouri": the second is meant.
    .replace(
      /(\p{Lu}\p{L}+|\$?\d[\d,.]*k?)(?:\.{2,}|,| [-–]) ?(?:no,? )?(?:wait|sorry|scratch that|correction|i mean)[, ]+(?:it was|it['’]?s|its|that was|no|make that)[, ]+(?:the |on )?(\p{Lu}\p{L}+|\$?\d[\d,.]*k?)(?=[\s.,;!]|$)/gu,
      '$2',
    )
    .replace(
      /^.*?\b(?:no wait|wait,? no|scratch that|actually no|never ?mind)\b[^.;]*[.;] (?:so|ok(?:ay)?|actually|rather)[:,]? (?=\S)/i,
      '',
    )
    .replace(
      /^.*?(?:\.{2,}|[.,]) ?(?:wait|no wait|scratch that|never ?mind|correction)\b.*?[.,;] (?:so|make that|make it|i mean|rather):? (?=\S)/i,
      '',
    );

/** "I'd like this to focus on older homes": what is asked for is what is meant. */
const leadIn =
  /(?:^|(?<=[.!?] ))(?:(?:i(?:['’]?d| would) like (?:this|it|you) to|(?:this|it)(?: one| post| piece)? should|i want (?:this )?to|please|pls|can (?:you|u)|could you|we should) )+(?:focus on|cover|talk about|be about|compare|mention|explain|include|name|thank) (\p{L})/giu;

const bare = (clause: string) =>
  clause
    .trim()
    .replace(/^[-–—] /, '')
    .replace(/[,;]$/, '');

/** "don't quote the number, it'll be old by then": why, which goes with it. */
const isReason = (clause: string) =>
  !/\d/.test(clause) &&
  (/^(?:but |and )?(?:it|they|he|she|that|this|because|since|so)\b/i.test(clause)
    ? clause.split(' ').length <= 12
    : /^(?:builders?|sellers?|owners?|clients?|lenders?|people) \p{L}+ \p{L}+$/iu.test(clause));

/** "(she'll send the real number)". */
const withoutBracketed = (text: string, isSaidToWriter: (clause: string) => boolean) =>
  text.replace(/ ?\(([^()]+)\)/g, (all, inside: string) =>
    inside.split(/[,;] /).some((clause) => isSaidToWriter(clause.trim())) ? '' : all,
  );
