import { oncePerKey } from '#builtin/once.ts';

/**
 * What an agent says to the writer between facts: whose listing it is, what may be named, that the
 * owner agreed. It is obeyed and never printed. Apostrophes may be missing.
 */
/** Whole clauses. */
const wholeRemarks: RegExp[] = [
  /(?:i(?:['’]?m| am) )?(?:the |also the )?(?:listing|list|co-?listing|selling) agent(?: is me| here)?/,
  /(?:yes,? )?(?:it['’]?s )?(?:my|our) (?:own |exclusive |signed )*listings?(?: signed)?/,
  /(?:it['’]?s )?(?:mine|ours)/,
  /listed by (?:me|us)/,
  /(?:yes,? )?(?:signed|exclusive) listing/,
  /(?:yes,? )?i(?:['’]?m| am) authorized/,
  /none by name\b.{0,20}/,
  /no (?:photos?|pictures?|pics?|names?|house number|street names?)\b.{0,30}/,
  /(?:street|area|address|price|name|photos?) (?:ok(?:ay)?|yes|fine)/,
  /(?:the )?(?:price|address|street|names?|amount)(?: is| are| stays?)? (?:private|confidential|undisclosed|withheld|off the record)/,
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
  /(?:with |have |has |i have |got |w\/ )?(?:permission|authority|authorization|approval)(?: (?:obtained|given|granted|from .{0,30}|to (?:advertise|share|post|use|name).{0,20}))?/,
  /(?:yes,? )?authorized|(?:yes )?i (?:do|can|may|have authority.{0,20})/,
  /we have (?:it in writing|authority)|listing agreement signed|exclusive/,
  /(?:no|skip the|leave out the|hide the) (?:exact )?(?:address|price|names?|photos?)(?: (?:please|pls|yet|though))?/,
  /(?:i )?(?:have )?no permission\b.{0,40}/,
  /(?:but |so |and )?(?:please |pls )?(?:i(?:['’]?d| would)? )?(?:don['’]?t|do not|can['’]?t|cannot|won['’]?t|will not|(?:would |['’]d )?(?:rather|prefer) not(?: to)?) (?:use|name|print|post|mention|say|share|give|show|put|quote|include|list) (?:the |my |our |her |his |their |client |exact |an? |any |specific |actual |real )*(?:address|price|names?|house numbers?|numbers?|rates?|figures?|amounts?|percentages?|any(?: of them)?|it|them|that|yet|photos?|clients?|street|builders?|lenders?|contractors?|vendors?|compan(?:y|ies)|any(?:one|body))\b.{0,60}/,
  /(?:please |pls )?(?:don['’]?t|do not) call (?:him|her|them|it|this|me|us|that) (?:an?|the|my|our)\b.{0,30}/,
  /not (?:for )?(?:an? |any |one )?(?:specific|particular|certain) (?:house|home|listing|address|property|one)\b.{0,20}/,
  /not a (?:sale|sales pitch|pitch|commercial)\b.{0,20}|no (?:happy|merry) \p{L}+(?: \p{L}+)?(?: please| pls)?/u,
  /(?:(?:the )?(?:confidentiality|non-?disclosure) (?:agreement|clause|order)s?|an? nda|ndas?) (?:apply|applies|is signed|signed|in place)\b.{0,20}/,
  /no (?:exact |specific )?terms(?: please| pls)?/,
  /(?:honest|plain|funny|short|casual|simple|blunt) is (?:fine|ok(?:ay)?|good)\b.{0,20}/,
  /i(?:['’]d like| want| would like) (?:them|people|readers|folks|owners|buyers|sellers) to (?:understand|know|see|learn|get)\b.{0,90}/,
  /(?:(?:my|our|the) )?(?:broker|brokerage|office|company|compliance|boss|team lead) (?:doesn['’]?t|does not|won['’]?t|will not|wont|hates) (?:allow|let|like|permit|want)\b(?: (?:it|that|this|me|us|those|names?)\b.{0,20})?/,
  /(?:my|our|the) (?:cpa|accountant|lender|broker|attorney|lawyer|manager|property manager|pm|seller|owner|client|builder|boss|office|compliance)s? (?:said|says) (?:no|not to|no thanks|i can['’]?t|better not)/,
  /(?:i )?can['’]?t verify\b.{0,60}/,
  /(?:address|price|both|names?|everything|all|that)(?:['’]?s| is| are)? (?:ok(?:ay)?|fine|public)/,
  /(?:it['’]?s |yes,? |both |all |they['’]?re |she['’]?s |he['’]?s )?(?:ok(?:ay)?|fine|good|cleared|allowed|approved) to (?:advertise|post|share|use|name|mention|say|print)(?: (?:it|them|her|him|both|this))?/,
  /(?:can|may) (?:advertise|share|name|be named)(?: it)?/,
  /(?:all |everything )?public|and yes/,
  /(?:well,? )?that['’]?s (?:it|all|about it)|nothing else|no more/,
  /(?:hoa|permits?|cpa|accountant|attorney|pm|vendors?) no/,
  /(?:the )?(?:street|address|price|names?|number) (?:not|nope)/,
  /(?:(?:no names|and|she|he|they|seller|owner|client)s? )*ok['’]?d (?:it|the (?:story|post)|in writing)(?: in writing)?/,
  /(?:long|short|longer|shorter) sentences? (?:is |are )?(?:ok(?:ay)?|fine|good|please)/,
  /leave (?:it|off|out)/,
  /(?:cpa|pm|property manager|lender|accountant|builder|stager)s? (?:yes|ok),? (?:but )?(?:i )?can['’]?t name (?:her|him|them)/,
  /(?:but )?not naming(?: \p{L}+)?/u,
  /cover (?:the )?[\p{L} ]{3,40} (?:somewhere else|another time|separately|in another post)\b.{0,30}/u,
  /if (?:you|u) (?:must|have to|really (?:need|want) (?:it|one|to))\b.{0,40}/,
  /(?:the )?marketing (?:is )?(?:ok(?:ay)?['’]?e?d|approved)\b.{0,20}/,
  /(?:the )?(?:seller|owner)s? signed (?:the )?(?:change|price change|amendment|addendum)\b.{0,20}/,
  /skip (?:it |this |that )?if (?:you|u) (?:can['’]?t|cannot)\b.{0,30}/,
  /(?:or )?is (?:that|this|it) (?:not )?(?:ok(?:ay)?|allowed|legal|a problem)/,
  /(?:you|u) decide|your call|up to you/,
  /(?:just )?(?:the )?basics(?: only)?/,
  /(?:please |pls )?(?:check|verify|confirm)(?: (?:it|that|this))?(?: first)?/,
  /(?:the )?(?:price|address|street|names?|number) (?:is )?not ok(?:ay)?/,
  /(?:a )?(?:little |bit of |dry |some |light )*(?:humor|jokes?|puns?|sarcasm) (?:is |are )?(?:ok(?:ay)?|fine|good|welcome)/,
  /(?:the )?(?:seller|owner|client|buyer|family)s? (?:is |are |was |were )?(?:fine|ok(?:ay)?|cool|good) (?:with|w\/?) (?:me|us|it|that|this|sharing|posting|using|naming|the (?:story|post|photos?|name|street|price|address))\b.{0,24}/,
  /short (?:pls|please)/,
  /no details (?:on |about |of )?(?:who|what|where)\b.{0,20}/,
  /(?:but |and |just )?not (?:the |my |our |their )?(?:exact |house |street )?(?:address|street|house number|number|price|names?|amount)/,
  /(?:(?:price|address|street|area|names?|number) (?:is )?(?:yes|no|ok(?:ay)?|fine)[,;]? ?)+(?:but )?(?:not (?:the )?(?:exact |house )?(?:price|address|street|names?|number))?/,
  /none that i know (?:of|about)\b.{0,12}/,
  /(?:i )?could describe\b.{0,40}/,
  /(?:but |and )?(?:please |pls )?(?:don['’]?t|do not) (?:make|sound|be|get|go)\b.{0,30}\b(?:salesy?|pushy|cheesy|corny|technical|long|preachy|fancy)\b.{0,20}/,
  /(?:but |and )?(?:please |pls )?(?:keep|leave) (?:the |any |all )?(?:emojis?|hashtags?|jargon|fluff) out\b.{0,12}/,
  /no (?:emojis?|hashtags?|jargon|fluff|exclamation (?:points?|marks?))(?: (?:please|pls))?/,
];

/** What nobody would publish, wherever it stands in a sentence. */
const remarkTells: RegExp[] = [
  /\b(?:leave|keep) (?:them|it|that|him|her|this|those|(?:the )?names?|(?:the )?(?:price|address)) out\b/,
  /\b(?:don['’]?t|do not|can['’]?t|cannot|won['’]?t|not going to|rather not|no need to|not allowed to) (?:name|mention|quote|single (?:one|any|anybody|anyone|them)? ?out|single one)\b/,
  /\b(?:don['’]?t|do not|didn['’]?t|haven['’]?t|without|have(?: no)?|got|get|need) (?:have |got |get )?(?:no |any |the |their |his |her |written )*permission\b(?! (?:from|of) (?:the )?(?:city|county|town|hoa|association|board))/,
  /\b(?:in front of me|off the top of my head|double[- ]che?c?k(?: (?:it|that|this|me))?|(?:^|i['’]?m |i am |but |and )not sure (?:about|of|on) (?:that|this|it))\b/,
  /\blisting is (?:mine|ours)\b|\bauthority:? (?:yes|ok)\b|\bsigned off on\b|\ba sentence (?:or two )?(?:each|apiece)\b/,
  /^(?:\p{L}+ ){0,2}(?:you|u) (?:can|may|could) (?:mention|use|name|say|quote|share) ?(?:it|that|them|him|her|this)?$/u,
  /\bpermission (?:given|granted|in writing|by (?:text|email|phone)|from (?:the )?(?:seller|owner|client|buyer)s?)\b|\bwith (?:the )?(?:owner|seller|client)s?['’]?s? permission\b|^none with permission\b/,
  /\b(?:names?|address|price|photos?|street|they|he|she|both|that)(?:['’]?s| is| are)? (?:ok(?:ay)?|fine|good) too\b|\b(?:ok(?:ay)?|fine|good) to (?:use|share|name|print|post)\b|\bleave (?:it |that |this )?blank\b|^(?:no,? )?skip (?:that|it|this)\b/,
  /\bdon['’]?t (?:say|print|tell) (?:which|who|where|the|my|our|their|her|his)\b/,
  /\b(?:have|got|['’]ve got|has) the listing\b|\blisting agreement\b|\bso we['’]?re good$|^(?:it['’]?s )?(?:just )?a template\b/,
  /\bstill looking for an? \p{L}+ (?:partner|lender)\b/u,
  /\bi['’]?d (?:mention|say|call it|rather say)\b|\b(?:i )?will (?:fill in|send)\b|(?<!\b(?:you|buyers|sellers|owners|they) (?:will |do |also )?)\bneed to check\b|\bleave it (?:general|vague)\b/,
  // "Not an event really, the bookstore is 10 years old".
  /^(?:it['’]?s |this is )?not (?:really|exactly|technically) an? (?:event|story|listing|program|class)$|^(?:it['’]?s |this is )?not an? (?:event|story|listing|program|class),? (?:really|exactly|per se|as such)$/,
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
  /^(?:the )?(?:address|price|street|name|number) (?:may|can)(?: not)?(?: be (?:named|used|shared|given|printed|mentioned))?$/,
  /^street(?: name)? (?:is )?(?:ok(?:ay)?|fine|yes)\b.*\b(?:number|#)$/,
  /\bbe careful (?:with|w\/|about) (?:the |your )?(?:wording|words|how)\b/,
  /^(?:so )?(?:please )?(?:don['’]?t|do not) say\b/,
  /\b(?:the|these|this) (?:tips?|post|text|piece|article|caption) (?:should|must|needs? to)\b/,
  /^no (?:vendor|lender|builder|contractor|photo) list$/,
  /^no (?:specifics|details|source|sources|link|pics?)(?: though| yet| handy)?$/,
  /^(?:i )?(?:don['’]?t|do not) have (?:the|a|any) (?:link|source|photo|picture)\b/,
  /^(?:skip(?: it)? or )?maybe mention\b|^(?:skip|leave) (?:it|this|that) or\b/,
  /^(?:maybe |put )?my name at the (?:end|bottom)\b/,
  /^(?:please )?(?:leave|keep) [^,;]{2,25} out(?: of (?:it|this))?$/,
  /^(?:(?:so|but|and|please|pls) )*(?:don['’]?t|do not|never|best not to|no need to) (?:promise|print|quote|mention|name|tag|describe|identify|oversell|pitch|brag|guess)\b/,
  /^(?:(?:so|but|and|please|pls|maybe) )*(?:leave (?:out|off)|omit|cut out) (?!of\b)/,
  /^(?:they|he|she|(?:the )?(?:sellers?|owners?|clients?|buyers?)) (?:all )?(?:asked|wants?|wanted) (?:(?:us|me) not to|(?:for )?no (?:price|names?|address|photos?|numbers?))\b/,
  /^(?:the )?(?:price|address|names?|street) (?:is )?(?:ok(?:ay)?|fine) (?:after|once|when)\b/,
  /^(?:they|he|she|the \p{L}+) (?:all )?asked (?:us|me) not to\b/u,
  /^(?!(?:new|unwrapped|unopened|gently|clean|canned|non-?perishables?|sealed|one per|cash|exact change|leashed|socks|park|call|text|use|take|remove|bring|rsvp|ring|knock|come|wear|enter|reply|email|message|dm|stop|register|sign|join|send|give|ask|tell|wait|be|reach|shoes|boots|leash|quiet|with (?:\p{L}+ ){1,2}(?:hours?|minutes?|days?)|no (?:shoes|heels|cleats|boots|kids|children|strollers|smoking|pets|dogs|food|drinks|solicit\p{L}*|parking|calls|texts))\b)(?:[\p{L}'’-]+ ){1,5}(?:please|pls)$/u,
  // How it should sound.
  /^(?=.*\b(?:fun|funny|warm|calm|casual|friendly|upbeat|playful|serious|brief|editorial|chill|relaxed|professional|preachy|salesy)\b)(?:(?:fun|short|warm|funny|calm|light|casual|friendly|upbeat|playful|serious|plain|simple|honest|brief|editorial|quick|sweet|chill|relaxed|professional|tone|voice|not|too|preachy|salesy|sappy|and|but|very|a|bit|little|pls|please)[ ,+]*){1,6}$/,
  /^(?:a (?:bit|little) |very |super |just |keep (?:it|this|things) |make it |tone[: ]+)*(?:upbeat|warm|friendly|fun|funny|casual|professional|playful|cheerful|punchy|humble|low[- ]key|understated|editorial|conversational|not (?:too )?(?:salesy|mushy|pushy|formal|stuffy|cheesy|preachy|gushy)|no (?:hype|fluff|sales ?pitch|selling|emojis?|hashtags?|jargon|clickbait|exclamation (?:points?|marks?)))(?:,? (?:and|but|or) .{3,24})?(?: tone| voice| please| pls)?$/,
  /^(?:please |pls |and )?tag (?:them|him|her|both|the \p{L}+|my \p{L}+)\b(?!.*\b(?:comments|below)\b).{0,20}$/u,
  // What the agent does not know, or will see to.
  /^(?:but |though )?(?:i['’]?m|i am)? ?not (?:100% |totally |quite )?(?:sure|certain|positive)\b/,
  /^(?:yes,? )?(?:that['’]?s|this is|it['’]?s) (?:really |actually )?(?:the|their|his|her|its) (?:real |actual |full |correct )?(?:name|spelling)\b/,
  /^(?:no )?(?:placeholder|tbd|to be confirmed|to follow|coming)$/,
  // What is to be looked at before the text goes out.
  /^(?:please |pls |and |but )?(?:(?:double[- ]?|fact[- ]?)?check|verify|confirm|proofread|run|send|show|clear|look over|make sure|update|ask|let)\b.*\bbefore (?:it|this|that|we|you|u|i|the post|anything) (?:goes?|posts?|publish(?:es)?|runs?|prints?|puts?|gets?|is)\b/,
  /^(?:please |pls )?(?:check|see|make sure|confirm|verify)(?: that| if| whether)? (?:the link|that link|the url|the site|it|they|that|this)(?:['’]?s| is| are|['’]?re)? (?:still )?(?:works?|working|right|correct|live|good|current|up|offered|open|true|accurate)\b/,
  /\bi(?:['’]?ll| will| can) (?:get|send|email|text|find|dig up|pull|look up) (?:you |u )?(?:the )?(?:real|exact|right|correct|actual|final|updated) (?:ones?|numbers?|figures?|dates?|price|address|link|names?|amounts?|spelling|nmls|photos?)\b/,
  /^(?:i(?:['’]?ll| will) |will )(?:upload|attach)\b|\bi(?:['’]?ll| will) (?:add|upload|attach|send) (?:a |the |my |some )?(?:photos?|pics?|pictures?|logo|headshot)\b/,
  /\bleave (?:it |that |this |a |the \p{L}+ )?blank\b/u,
  // Who does not want to be in it.
  /\b(?:prefers?|would rather|['’]d rather|wants?|asked|chose|likes?) (?:to )?not (?:to )?be (?:named|mentioned|listed|quoted|shown|in (?:it|print|this|the post))\b|\b(?:doesn['’]?t|does not|don['’]?t|do not) (?:want|like) to be (?:named|mentioned|listed|quoted|shown|in (?:it|print|this|the post))\b/,
  // What should not be named, and how long it should be.
  /^(?:but |and |so |just |please )*(?:no|without|skip the|minus the|hide the|not the) (?:[\p{L}'’-]+ )?(?:names?|numbers?|address(?:es)?|street|prices?|figures|vendors|lenders|builders|companies|brands|rates|photos?|pictures|links?|premiums|specifics)(?: (?:please|pls|here|in (?:this|it|here|the post|this one)|this time|on this one|yet|though|needed))?$/u,
  /^(?:please |pls )?(?:just )?(?:(?:like|about|around|maybe|under|max|roughly|~|keep (?:it|this) (?:to|under|around|at)|no more than|at most|shoot for|aim for|somewhere around) ?)*\d{2,3}(?: ?(?:-|–|to|or) ?\d{2,3})? words(?: or (?:so|less|under|fewer))?(?: (?:max|tops|please|pls|is (?:fine|plenty|enough|ok)|if (?:you|u) can))?$/,
  /^(?:a |make (?:it|this) (?:a )?|something )?(?:short|quick|brief|simple|long|longer|shorter)(?: (?:and|but) (?:sweet|simple|warm|friendly|to the point))?(?: little)?(?: post| one| caption| piece| version| blurb| copy)?(?: please| pls| is (?:fine|good|best))?$/,
  /^(?:one|two|three|a couple(?: of)?|a few|\d) (?:short )?(?:lines?|sentences?|paragraphs?)(?: (?:is|are) (?:fine|plenty|enough|good)| max| tops| please| at most)*$/,
  /^no (?:phone|number|contact|link|cta|call to action|pitch|ask)(?: number| info)?(?: (?:needed|necessary|required|please|on this one|just .{3,20}))+$/,
  /^(?:skip|no|leave out|omit) (?:the |any )?(?:vendors|lenders|builders|companies|contractors|prices|rates)$/,
  /^no (?:doom (?:and|or|&|n) gloom|fear ?mongering|scare tactics|drama|negativity|clich[eé]s?|buzzwords|puns|exclamation (?:points?|marks?))$/,
  /^(?:please )?do not (?:reference|mention|name|include|identify)\b.*$/,
  // Why something is left out.
  /^(?:i|we) (?:don['’]?t|do not|dont) (?:want|like) to (?:pick|play|name|single|look|seem|come across|step|offend|promise|promote|advertise|push|get into|sound|be|favor|leave anyone|call out|jinx)\b/,
  /^(?:(?:they|it|these|those|that|rates|incentives|prices|numbers|figures|terms|dates)\b.* )?so (?:just |please |maybe )?(?:skip|leave) ?(?:it|this|that|them|those)?(?: out| off)?$/,
  /^(?:don['’]?t|do not|no need to) (?:worry about|bother with|get (?:too )?(?:hung up|technical)|go overboard|lay it on|make promises|give (?:legal|tax|financial|premium|exact|specific|hard|real|any|actual) \p{L}+)\b/u,
  /^(?:it['’]?s |this is )?(?:just )?(?:for|to) (?:my |the )?(?:facebook|instagram|insta|ig|fb|linkedin|nextdoor|newsletter|google)(?: page| group| post| audience)?$/,
  /^(?:you|u) (?:can|could|may|might) (?:clean|fix|tidy|dress|punch|smooth|word|spruce|change|shorten|trim|edit|reword|rework)\b/,
  /^(?:clean|fix|tidy|dress|punch|smooth|spruce) (?:it|this|that|up (?:my|the)|my (?:grammar|spelling|wording))\b/,
  /^sorry (?:for|about) (?:the )?(?:typos?|spelling|rambling|mess)\b|^(?:typing|on my phone|voice to text|from my car)\b.{0,30}$/,
];

/** Whether a clause is said to the writer alone. It is asked of a clause as it was typed and as it was set right. */
export const isRemark = oncePerKey((typed: string) => {
  const text = typed.trim();
  const plain = text.replace(/^(?:(?:please|pls|plz|and|but|so|also|oh) )+/i, '');
  return isSaidToWriter(text) || (plain !== text && isSaidToWriter(plain));
}, 300);

function isSaidToWriter(text: string): boolean {
  const said = text.replace(/[.!]+$/, '');
  return whole.test(text) || tells.some((pattern) => pattern.test(said));
}

const tells = remarkTells.map((pattern) => new RegExp(pattern, 'iu'));
const whole = new RegExp(`^(?:${wholeRemarks.map(({ source }) => source).join('|')})[.!]*$`, 'i');
