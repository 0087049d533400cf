import { type Reader, type RevisionAudience, reader } from '#builtin/writer/revise/edit.ts';
import { bare } from './given-words.ts';

const readersOf: [RegExp, RevisionAudience][] = [
  [/\bfirst[- ]?time\b/i, 'first-time buyers'],
  [/\bbuyers?\b|\bbuying\b/i, 'buyers'],
  [/\bsellers?\b|\bselling\b/i, 'sellers'],
  [/\binvestors?\b|\blandlords?\b/i, 'investors'],
  [/\b(?:home ?)?owners?\b/i, 'homeowners'],
];

/** Who speaks, and to whom. */
export const personReaders: Reader[] = [
  reader(
    /\b(?:use|say|write|change|switch|make|swap|speak as|put)\b[^.]{0,25}\b(?:"|')?we(?:"|')?(?:['’]re)? (?:\/us )?(?:instead of|not|rather than|over|for)\b ?(?:the )?(?:"|')?I\b|\b(?:change|switch|replace|swap)\b[^.]{0,20}\b(?:"|')?I(?:"|')? (?:to|with|for|into) (?:"|')?we\b|\bwe(?: \w+){0,3},? (?:instead of|not|rather than) I\b|\b(?:write|say|put|do) (?:it|this) (?:as|in|using|with) (?:"|')?we\b|\b(?:first person )?plural\b|\bwe[- ](?:form|voice|perspective)\b|\b(?:as|for|from) (?:a|our|the|my) (?:whole |entire |full )?(?:team|office|group)\b/i,
    () => ({ kind: 'person', to: 'we' }),
  ),
  reader(
    /\b(?:use|say|write|change|switch|make|swap|put)\b[^.]{0,25}(?:"|')?\bI(?:"|')? (?:instead of|not|rather than|over) (?:the )?(?:"|')?we\b|\b(?:change|switch|replace|swap)\b[^.]{0,20}\bwe(?:"|')? (?:to|with|for|into) (?:"|')?I\b|\bI (?:instead of|not|rather than) we\b|\b(?:in |use |write (?:it )?in )?(?:the )?(?:first|1st)[- ]person\b|\b(?:from my (?:point of view|perspective)|in my (?:own )?(?:voice|words)|like (?:i['’]?m|i am) (?:talking|speaking|telling)(?! (?:it )?to\b)|(?:sound|write it) (?:more )?like me(?! (?:talking|speaking|wrote))|more (?:like )?me\b)/i,
    ({ input }) => ({ kind: 'person', to: 'I', ...(/\bwe\b/i.test(input) && { isWord: true }) }),
  ),
  reader(
    /\b(?:(?:make|write|gear|aim|target|rewrite|tailor|direct|angle|adapt)\b[^.]{0,30}\b(?:for|to(?:wards?)?|at|about)|^for|^about|(?:this|it) (?:is|should be|needs to be) for|meant for|(?:aimed|geared|directed) (?:at|to(?:wards?)?)|speak(?:s|ing)? to|talk(?:s|ing)? to|(?:readers?|audience)s? (?:to|should be|is|are|into|=|:)|version for|appeal to|more for|target|address)(?: the| my| our| more)? ((?:first[- ]?time )?(?:home ?)?(?:buyers?|sellers?|investors?|owners?|landlords?)|people (?:who are |thinking (?:of|about) )*(?:buying|selling))\b(.*)$/i,
    ({ 1: who = '', 2: which = '' }) => {
      // "make it about the sellers prep": of whom, and not for whom.
      if (
        /^['’]? (?!(?:who|with|that|and|but|or|in|not|instead|please|only|too|more|over|under|moving|leaving|from|now|here|this|next|thinking|rather|looking|these)\b)\p{L}/iu.test(
          which,
        )
      )
        return undefined;
      const audience = readersOf.find(([says]) => says.test(who))?.[1];
      // "sellers with pets" are readers of whom we know nothing.
      const narrower = /^ (?:with|who|that|in their|over|under|moving|leaving|from)\b.*/i.exec(
        which,
      )?.[0];
      return narrower
        ? { kind: 'declined', what: `write it for ${who} ${bare(narrower)}` }
        : audience && { kind: 'audience', of: audience };
    },
  ),
  // Any other readers are ones of whom we know nothing.
  reader(
    /\b(?:speaks?|talks?|appeals?) (?:more |directly )?to (?!me\b|us\b|them\b|it\b|the (?:end|point)\b)(?:the |my )?(.{3,30})$/i,
    ({ 1: who = '' }) => ({ kind: 'declined', what: `write it for ${bare(who)}` }),
  ),
  reader(
    /^(?:for|appeal to|speak to|talk to|(?:make|gear|aim|write|target|tailor) (?:it|this) (?:more )?(?:for|to|towards?|at)) ((?:(?:young|busy|older|new|move[- ]up|out[- ]of[- ]town|local|people|folks) )*(?:millennials|veterans|downsizers|families|retirees|seniors|relocating|newcomers|renters|couples|professionals|empty nesters|military|nurses|teachers|buyers|sellers|(?:people|folks) \p{L}+ing))$/iu,
    ({ 1: who = '' }) => ({ kind: 'declined', what: `write it for ${bare(who)}` }),
  ),
  reader(
    /^(?:make|write|rewrite|gear|aim|target|tailor) (?:it|this|the post) (?:more )?(?:for|to(?:wards?)?|at) (?!me\b|us\b|the (?:end|top|point)\b|be\b|sound\b|\d)((?:\p{L}+ ){0,3}(?:families|people|couples|folks|professionals|retirees|veterans|seniors|students|newcomers|renters|neighbors|downsizers|families|locals|agents|parents))\b/iu,
    ({ 1: who = '' }) => ({ kind: 'declined', what: `write it for ${bare(who)}` }),
  ),
  reader(
    /^(?:make|write|rewrite|gear|aim|target|tailor) (?:it|this|the post) (?:more )?(?:for|to(?:wards?)?|at) (?!me\b|us\b|you\b|it\b|be\b|sound\b|the (?:end|top|point)\b|\d|[^,.;]*\b(?:words?|lines?|sentences?|instagram|facebook|linkedin|tiktok|twitter|threads|google|nextdoor|x)\b)(\p{L}[\p{L} '’-]{3,40})$/iu,
    ({ 1: who = '' }) => ({
      kind: 'declined',
      what: `write it for ${bare(who)} by myself`,
      instead: 'Tell me what to say to them, and I will put it in.',
    }),
  ),
];
