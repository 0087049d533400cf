import type { Frame, LooseFrame } from './frames.ts';

const home =
  '(?:home|house|place|room|apartment|condo|unit|loft|nest|studio|cottage|flat|spot|retreat|property|townhome|townhouse|duplex|rental|listing|pad|lease|yard|layout|floor plan|building~a|neighborhood~a|community~a|street~a|block~a|town~a|city~a|area~a|side~a|complex~a|suburb~a|subdivision~a|village~a)';

const admit =
  '(?:rent|renting|lease|leasing|sell|selling|show|showing|accept|accepts|accepting|allow|allows|permit|permits|take|takes|taking|want|wants|consider|considers|admit|admits|welcome|welcomes|approve|approves|house|houses|like|work|deal|accommodate|accommodates|participate|entertain|have|do|allowing|host|hosts)';

const refuse =
  '(?:refuse|refuses|refusing|reject|rejects|rejecting|decline|declines|deny|denies|exclude|excludes|excluding|ban|bans|bar|bars|forbid|forbids|discourage|discourages|prohibit|prohibits|turn away|turn down|turns away|turns down|turning away)';

const refused =
  '(?:refused|rejected|declined|denied|excluded|banned|barred|prohibited|forbidden|discouraged|turned (?:away|down)|reported|evicted|disqualified)';

const accepted =
  '(?:accepted|allowed|permitted|welcome|welcomed|considered|eligible|wanted|approved|taken|admitted|accommodated|invited|able|suitable|suited|happy|encouraged|desired|qualify|used|what|something|a good|a fit|housed)';

const good =
  '(?:perfect|ideal|ideally|great|best|suited|well suited|suitable|made|built|designed|meant|right|good|wonderful|excellent|tailor made|just|prefect|fantastic|lovely|amazing|nice|awesome|catered|geared|tailored|intended)';

/** Wording that chooses who may live somewhere. */
const exclude: Frame[] = [
  {
    kind: 'exclude',
    severity: 'avoid',
    patterns: [
      '(?:no|zero|sans) (?:more |small |young |little |drug |former |other |any |additional |subsidized |single |live in )?{GT}',
      '(?:no|without) {LIST}(?:no |or |and |nor )?{1}{GT}(?= (?:[,.;:!?)]|please|allowed|permitted|thank|thanks|or|and|at|in|on)|$)',
      '(?:no|without) (?:{W} ){1,3}(?:, )?(?:or|nor|and) (?:{W} )?{G}(?= (?:[,.;:!?)]|please|allowed|in|on|at)|$)',
      `{NOT} {2}${admit} (?:to |with |in |on )?{LIST}{3}{GT}`,
      `{NOT} {2}${admit} {3}(?:anyone|anybody|people)~p {2}{GT}`,
      `${refuse} (?:to )?{LIST}{3}{GT}`,
      '(?:turn|turns|turning|keep|keeps|keeping) (?:the )?{GT} (?:away|down|out|off)',
      '(?:rather|prefer|prefers|preferred) {NOT} {4}{GT}',
      `{GT} {3}(?:{BE} |{MODAL} )?{NOT} {1}(?:be )?{1}${accepted}`,
      '{GT} {2}(?:need|needs|should|may|must|can|will|would|do) {NOT} {2}(?:apply|inquire|call|live|reside|rent|contact|enquire|move|be|qualify|fit|get|have to)',
      `{GT} {3}(?:(?:will|would|may|must|can|should) )?(?:be|get|are|is|were|been) {1}${refused}`,
      `{GT} (?:strictly )?${refused}`,
      '{GT} {2}(?:asked to|should|may want to|must|may|would|will|might|are|be) {3}(?:elsewhere|somewhere else|another (?:property|location|building~a)|our (?:other|sister) (?:property|location|building~a)|something larger|look at our|happier|better (?:off|served|suited))',
      '{GT} (?:would|will|may|might) (?:struggle|have trouble|not be comfortable)',
      '{GT} (?:{W} ){0,2}(?:make|makes|makes?) {3}(?:uncomfortable|nervous)',
      '(?:off limits|closed|not open|unavailable) to {2}{GT}',
      '(?:not|never|hardly|nor|un(?:fit|suitable)) {4}(?:for|to) {2}{LIST}{1}{G}(?= |$)',
      'not {1}(?:{2}(?:a|the) )?(?:{W} )?place for {2}{G}',
      '(?:unsuitable|unfit|inappropriate) for {3}{GT}',
      '(?:without|free of|free from) {1}(?:the )?(?:noise|sound|sounds|chaos) (?:of|from) {1}{GT}',
      '@familial_status free',
      '(?:{P}|{GW}) (?:who|that) {2}not have {2}@familial_status',
      'must not have {2}@familial_status',
      'not {1}(?:comfortable|happy|okay|ok|thrilled) {2}(?:with|about|renting to) {2}{GT}',
      'not a {GT} {2}(?:property|building~a|complex~a|unit|community~a|landlord)',
      '{GT} {2}(?:\\? )?(?:keep scrolling|keep looking|move along|look elsewhere)',
      'not allow {3}(?:two|2) (?:men|women|@sex)',
      'not {2}find {2}{GT}',
      'avoid {2}{GT}',
      '{GT} {1}(?:should|may want to|might want to|must|are asked to) {1}(?:look|find|contact|consider|try)',
      '(?:do you|you|got) {1}(?:have )?{2}@familial_status [?]',
      'if you are (?:%familial_status|@familial_status)',
      '{GT} (?:{W} ){0,2}, (?:please )?(?:do )?(?:not|never) (?:even )?(?:bother|apply|ask|call|think|contact|inquire)',
      'too {1}(?:small|steep|many|dangerous|noisy|quiet|big|much) {3}for {2}{G}',
      '(?:a )?problem {1}for {2}{G}|{G} {2}(?:be|are|is) a problem',
      'too many {1}{GT}',
      'one {G} okay , two',
      'unsafe for {2}{G}',
      '@sex {2}as a couple',
    ],
  },
  {
    kind: 'exclude',
    severity: 'avoid',
    class: 'source_of_income',
    needs: '@source_of_income|hud|programs|benefits',
    patterns: [
      'not {3}(?:participate|take part) in {4}@source_of_income',
      'no (?:hud|programs|housing programs)',
      'not {1}(?:from )?benefits',
    ],
  },
];

const prefer: Frame[] = [
  {
    kind: 'prefer',
    severity: 'avoid',
    patterns: [
      '(?:prefer|prefers|preferring|want|wants|wanted|seek|seeks|seeking|looking for|look for|searching for|search for|hoping for|hope to find|favor|favors|would like|would love|wish for|prioritize|reserved for|restricted to|limited to|exclusively for|exclusive to|open only to|only accept|only rent to|only take|only lease to|only showing {2}to|only considering|priority to|preference for|preference to|comfortable with) (?:to |a |an |the )?{LIST}{3}(?:{GW}|%military|%religion)',
      'only {3}(?:to|for) {2}{GW}',
      'only (?:for |to |the )?{LIST}{2}{G}',
      'only \\^(?!familial_status)[a-z_]+',
      '(?:for|to) {2}{GW} only',
      '{GW} (?:{W} ){0,1}(?:only|preferred|wanted|sought|first|ideal|encouraged to apply)',
      '{GW} {1}(?:are|is|will be|get|gets|have|has|receive|come|take) {1}(?:preferred|favored|priority|precedence|preference|considered first|first|welcome only|given)',
      '{GW} {1}only',
      '{GW} {1}(?:would be|is|are|will be) {1}(?:best|ideal|preferable|perfect)',
      '{G} over (?:{W}|{G}) only',
      `${good} {4}(?:for|to) {2}{LIST}{2}@(?!source_of_income|assistance_animal|criminal)[a-z_]+`,
      `${good} {3}(?:for|to) {3}\\^(?:marital_status|age|familial_status)(?! (?:swim|education))`,
      `${home} {2}(?:for|to) (?!all |every |any ){3}@(?:familial_status|age|marital_status|sex|religion|race_color|national_origin|sogi|disability)`,
      `${home} {2}for (?:a |an |the )?\\^marital_status`,
      '(?:suits|suit|fits|welcomes) (?:a |an |the )?{2}{G}',
      '{G} {1}(?:will|would) {1}(?:love|adore|enjoy|appreciate|thrive|be happy|feel|grow up|flourish|have room|be proud)',
      '@(?:familial_status|age) can {1}(?:thrive|play|run|roam|grow|walk)',
      '@(?:familial_status|age) (?:grow|grew) up',
      '(?:calling|attention|hey|hello|for) all {3}{G}',
      '{G} , (?:this (?:one|home|house|is)|your (?:new|first|next|dream)|here is|look no|take note)',
      '{G} (?:, )?take note',
      '(?:tag|screams) {2}{G}',
      'rais(?:e|ing) {2}@familial_status',
      'home where {2}{G}',
      'any @sex would',
      '(?:american|straight|normal|traditional|christian|white) {GW} (?:preferred|wanted|only)',
      'for (?:someone|anyone|somebody)~p {1}%(?:disability|age|religion|marital_status|race_color|familial_status)',
      '(?:if|when) you (?:have|are|are a) {3}(?:@familial_status|%(?:sogi|religion|race_color|national_origin)) , (?:this|it)',
      'if you are %(?:sogi|religion|race_color|national_origin)',
      'bring (?:the|your) @familial_status : ',
      '{G} {1}(?:get|gets) (?:the|their|his|her) {W}',
      '{G} {1}get their own',
      '(?:home|house|area~a|neighborhood~a|community~a|street~a) for normal {W}',
      '{G} , you (?:are|will|have|need|deserve|can) {W}',
      'all about {1}{G}',
      '(?:a )?(?:bed)?(?:bedroom|room|yard) for (?:every|each|the|your|all) {1}@familial_status',
      '\\^familial_status {1}(?:building~a|environment|community~a|complex~a|living)',
      '(?:reserved|intended|only|limited to|restricted to) {1}{P} \\^familial_status',
      'preference {1}(?:is )?(?:given )?to {2}{GW}',
      'fit (?:right )?in {2}(?:if|as) {4}(?:%[a-z_]+|{GW})',
      'if you are not (?:a )?(?:%|@)(?:religion|race_color|national_origin|sogi)',
      'household~p without {GW}',
      'no (?:\\^age|\\^marital_status)(?! (?:loans?|debt|discount))',
      '(?:not|never) {2}(?:accept|accepted|allow|rent|lease|take) {3}(?:\\^age|\\^marital_status)',
      '(?:\\^age|\\^marital_status) {2}{BE} not (?:accepted|allowed|welcome|considered)',
    ],
  },
];

/** Choices that name no group. */
const preferTopics: Frame[] = [
  {
    kind: 'prefer',
    severity: 'avoid',
    class: 'national_origin',
    needs: 'locals|country',
    patterns: ['locals {1}(?:preferred|only)', '{P} from this country'],
  },
  {
    kind: 'prefer',
    severity: 'avoid',
    class: 'age',
    needs: 'their|retire|retiring|age',
    patterns: [
      '(?:{P}|buyers|tenants) in their (?:early |late |mid )?(?:twenties|thirties|forties|fifties|sixties|seventies|20s|30s|40s|50s|60s|70s)',
      '(?:retire|retiring) here',
      'your own age',
    ],
  },
  {
    kind: 'prefer',
    severity: 'avoid',
    class: 'race_color',
    needs: 'race|kind|people|background|color',
    patterns: ['(?:to|with|among|of|like) (?:my|our|your|their) own (?:race|kind|people~p|background)'],
  },
  {
    kind: 'prefer',
    severity: 'avoid',
    class: 'religion',
    needs: 'faith|beliefs|religion|pray|prays',
    patterns: [
      '(?:shares?|share) (?:our|my|your|the same) {1}(?:faith|beliefs|religion)',
      '(?:our|my|same|your own) {1}(?:faith|religion)',
    ],
  },
  {
    kind: 'prefer',
    severity: 'caution',
    class: 'sex',
    needs: 'she|her|his|wife',
    patterns: ['(?:she|he) will (?:adore|love) {4}and (?:he|she) will'],
  },
  {
    kind: 'composition',
    severity: 'avoid',
    class: 'race_color',
    needs: 'whiter|whitest|blacker|blackest|flight',
    patterns: ['whiter|blacker|whitest|blackest', '%race_color flight'],
  },
];

const require: Frame[] = [
  {
    kind: 'require',
    severity: 'avoid',
    patterns: [
      '(?:must|should|need to|needs to|have to|has to|required to) be (?:{W} ){0,3}(?:%[a-z_]+|@(?!familial_status|source_of_income)[a-z_]+|\\^marital_status)',
      '(?:check|checks|verify|inspect|see|ask for) {2}=citizenship',
      '(?:show|prove|proof|provide|evidence|verification) {3}=citizenship',
      '=citizenship {1}(?:or {3})?{BE} {1}(?:required|needed|necessary|mandatory|a must)',
      '=citizenship (?:required|needed|necessary|preferred)',
      '(?:hold|holds|have|has|with) (?:a |an |the )?=citizenship',
      '(?:must|should|need to|have to) {4}=citizenship',
      'proof {3}not {3}=disability',
    ],
  },
  {
    kind: 'require',
    severity: 'avoid',
    class: 'national_origin',
    needs: 'english|%national_origin|born|accent|accents|speak',
    patterns: [
      '(?:must|should|need to|needs to|have to|has to|required to|able to) {1}(?:speak|understand|read|know) {2}(?:english|%national_origin)',
      '(?:english|%national_origin) (?:is )?(?:a must|required|necessary|mandatory|only)',
      'not speak {1}(?:english|%national_origin)',
      '(?:must|should|need to|have to) be born in {3}{W}',
      'born in (?:the |this )?(?:america|united states|us|usa|states|country)',
      'fluent in (?:english|%national_origin)',
      'born and raised in {3}{W}',
      '(?:fluent|good|perfect) (?:english|%national_origin) {2}(?:required|a must|only|needed)',
      '(?:foreign|heavy|thick) accents?',
    ],
  },
  {
    kind: 'require',
    severity: 'avoid',
    class: 'source_of_income',
    needs: 'employed|employment|job|jobs|career|working',
    patterns: [
      '(?:must|should|need to|have to|has to|required to) {1}(?:be |have |hold |show )(?:{W} ){0,3}(?:employed|employment|job|jobs|career)',
      '(?:employment|full time job|steady job|a job) (?:is )?(?:required|necessary|a must)',
      '(?:income|rent) must come from {2}(?:employment|work|job|wages)',
      'proof of employment (?:is )?(?:required|needed|a must)',
      'only working people~p',
      'only {2}(?:employed|working) {W}',
      'working (?:people~p|{GW}) only',
    ],
  },
  {
    kind: 'require',
    severity: 'avoid',
    class: 'disability',
    needs: 'health|able|stable|capable|drug|sober|%disability|doctor|doctors|physician|psychiatric|medication|special',
    patterns: [
      '(?:must|should|need to|needs to|have to|has to|required to) be {2}(?:in good health|mentally stable|stable mentally|able to (?:walk|climb|care|live|manage|use|do|get|take|carry|lift|handle|shovel|go)|physically able|capable of|drug free|sober|%disability)',
      'able to (?:care for (?:themselves|yourself|himself|herself)|live (?:alone|independently|on their own|on your own))',
      '(?:good|excellent) health {2}(?:required|a must)',
      "(?:show|provide|bring|need) a (?:doctor|doctors|physician)(?:'s)? (?:note|letter)",
      '(?:not on|without) {2}(?:psychiatric|psychotropic|mental health) {W}',
      'special treatment for {2}@disability',
    ],
  },
];

const terms: Frame[] = [
  {
    kind: 'terms',
    severity: 'avoid',
    patterns: [
      '(?:fee|deposit|surcharge|charge|charges|premium|guarantor|co signer|cosigner|cosign) (?:is |are |of |will be |applies |apply |required |needed |due )?{2}(?:for|per|on|to|by|from|with) {3}@(?:familial_status|assistance_animal|source_of_income|national_origin|race_color|disability|religion|citizenship|marital_status|age)',
      '(?:fee|deposit|surcharge|charge) (?:{W} ){0,3}(?:applies|apply|is required|required|is charged) (?:to|for) {3}@(?:familial_status|assistance_animal|source_of_income|national_origin|disability)',
      '(?:additional|extra|higher|larger|bigger|double|more) {1}(?:fee|deposit|rent|surcharge|charge|security deposit) {4}(?:for|from|per) {2}{G}',
      '(?:charge|ask|bill|charges|asks) {1}{G} {2}(?:for )?(?:{W} ){0,2}(?:extra|additional|more|larger|higher|bigger|double|a deposit|a fee)',
      '{G} {1}(?:must |will |have to |need to |should |will need to |require |requires |are |is |be )?{1}(?:pay|pays|paying|charged|require|requires|required|asked) {2}(?:to )?(?:{W} ){0,4}(?:fee|deposit|extra|additional|double|months?|\\$|co signer|cosigner|guarantor|rent|surcharge|more|up front)',
      '{G} {3}(?:costs?|pay|pays) {2}(?:\\$|the same|extra|more|a pet)',
      '@assistance_animal {2}(?:count|counts|are treated|treated) {1}(?:as )?pets?',
      '@assistance_animal {FAR}(?:\\$|fee|fees|deposit|weigh|pounds)',
      '(?:rent|deposit) (?:goes up|increases|rises|is higher) {4}(?:if|for|with|per) {4}{G}',
      'exceptions? {1}(?:, )?(?:and )?{1}(?:that )?includes? {2}@assistance_animal',
      '(?:maximum|max|limit|no more than|at most|up to|only) (?:of )?{1}(?:\\d|one|two|three|a single|a) @familial_status',
      '(?:\\d|one|two|three) @familial_status {1}(?:max|maximum|only|limit|allowed|per)',
      '@familial_status (?:must|have to|need to) (?:stay|remain|be kept|live|keep|sleep)',
      '@familial_status (?:are|is|will be) (?:placed|housed|put|kept|assigned|limited|restricted) {1}(?:in|to|on)',
      '@familial_status may {NOT} {W}',
      '(?:limit|limits|restrict|restricts) {3}@familial_status',
    ],
  },
];

const many =
  '(?:most|mostly|mainly|many|few|fewer|hardly any|not many|too many|so many|more and more|lots of|plenty of|predominantly|primarily|largely|heavily|majority|all|nearly all|almost all|percent|%|nine in ten|one of the few|one of the only|full of|filled with|surrounded by|home to|popular with|dominated by|settled by|growing|large|big|strong|significant|overwhelmingly|mix of|among|increasingly|among mostly)';

const composition: Frame[] = [
  {
    kind: 'composition',
    severity: 'avoid',
    patterns: [
      `${many} {2}(?:of )?{2}{ORIGIN}`,
      `${many} {1}@age`,
      `${many} {4}(?:{P}|{A}) {3}(?:{BE}|come from|tend to be|attend|speak) {3}{ORIGIN}`,
      '(?:{P}|{A}|neighborhood|population|everyone~p|everybody~p|district~a|block~a|street~a) {2}(?:{BE}|has been|have been|has always been|stayed|stays|remains|remained|tends? to be|turned into|has turned into|becoming) {3}%(?:race_color|national_origin|religion|sogi)(?! (?:style|revival|colonial))',
      '%(?:race_color|national_origin|religion|sogi) {1}(?:{A}|population|families|majority|presence)',
      '{ORIGIN} (?:community~a|enclave~a|neighborhood~a|area~a|section~a|population|population~p|presence|majority)',
      '@(?:race_color|national_origin|religion|sogi|citizenship) {3}(?:moved|moving|taken over|took over|dominate|dominates|live here|settled|coming back|feel out of place|are leaving|have left|keep moving)',
      '@(?:race_color|national_origin|religion|sogi) {1}(?:make up|makes up|account for|form|represent) {W}',
      'taken over by {2}{ORIGIN}',
      '(?:building|house|floor|complex|home)(?:~a)? {1}{BE} {1}%sex',
      '(?:one of|among) {2}(?:the few|the only) {ORIGIN}',
      '(?:neighbors~p|residents~p|people~p|owners~p|homeowners~p|everyone~p) {4}from (?:india|china|mexico|korea|africa|asia|haiti|russia|the middle east|{W})(?= |$)(?! (?:the|all|here|time|across|around|my|our))',
      'home to {4}(?:{ORIGIN}|@age)',
      '(?:draws|draw|attracts|attract) {3}(?:@age|{ORIGIN}|%age {W})',
      '@(?:age|race_color|religion) {2}feel out of place',
      '(?:@race_color|@national_origin|@religion) {1}(?:families |buyers )?{2}(?:actually )?live',
    ],
  },
  {
    kind: 'composition',
    severity: 'caution',
    class: 'steering_demographics',
    needs: 'people|residents|neighbors|owners|you|your|minded|undesirables|riffraff|riff|troublemakers|right|certain|wrong|proper|neighborhood|area|block|street|community|anyone|everyone|gets|values|demographics?|diverse|character|left',
    patterns: [
      '(?:people|residents|neighbors|owners)~p {4}(?:are|tend to be|will be) {2}(?:wealthy|well off|educated|college educated|affluent|rich|poor|doctors|lawyers|professionals|\\^familial_status|blue collar|white collar)',
      '(?:neighbors|residents|people)~p {1}(?:just )?like (?:you|yourself|us)',
      '(?:neighbors|people|residents|owners)~p {2}(?:of |who share )?your {1}(?:own )?(?:background|kind|culture|heritage|faith)',
      'look like you',
      'your own (?:background|kind|culture|people~p)',
      'like minded {W}',
      '(?:undesirables|riffraff|riff raff|troublemakers)',
      '(?:right|certain|wrong|proper) (?:people~p|crowd~p)',
      '(?:right|certain|wrong|proper|same) (?:kind|sort|type|type~p|class|caliber) of (?:{P}|{GW}|resident)',
      'kind of people~p who',
      '(?:before|as|while|until) (?:the |your )?(?:neighborhood|area|street|block|community)~a (?:changes|turns|goes)',
      '(?:neighborhood|area|block)~a {1}(?:has|is) {1}(?:changing|turning|going downhill|changed) (?!zip|its|zoning)',
      '(?:not just|not) (?:anyone|everyone|anybody)~p (?:can|gets|may|is)',
      'for who gets in',
      '(?:good|family|traditional|old fashioned) values',
      'demographics? (?:of|are|is|in) {W}',
      '(?:more|less|very|so|too) (?:racially |ethnically )?diverse',
      'losing its character',
      'people~p who live (?:over there|there|here)',
      'feel left out',
      '(?:attracts|draws) {2}(?:kind|type|sort|class|caliber) {W}',
    ],
  },
];

const judgments: Frame[] = [
  {
    kind: 'crime',
    severity: 'avoid',
    class: 'steering_crime',
    needs: 'safe\\w*|unsafe|dangerous|sketchy|rough\\w*|seedy|shady|scary|crime|worry|worried|worrying|concerned|burglar\\w*|break|shootings|robberies|thefts|unlocked|night|dark|away|clear|avoid|bad|projects|send|sirens|gangs?|drugs?|muggings|prostitution|skip',
    patterns: [
      '(?:safe|safer|safest|unsafe|dangerous|sketchy|rough|rougher|roughest|seedy|shady|scary|crime ridden|crime free|low crime|high crime) (?:{W} ){0,2}{A}(?! (?:light|storage|parking))',
      '(?:safe|safest|dangerous|sketchy) (?:{W} )?(?:pocket|part|spot|corner) of {W}',
      'it {BE} {2}(?:unsafe|dangerous|sketchy|rough|seedy|shady|not safe|safe here|safe there|safe at)',
      '(?:{A}|here|there|parts?|blocks?|downtown) {4}{BE} {3}(?:safe|safer|unsafe|dangerous|sketchy|rough|seedy|shady|scary)(?! (?:bet|to|from|if|when|deposit))',
      'not safe (?:after|at|to|here|there|for)',
      'the rougher it gets',
      '(?:practically |virtually |almost |zero |little |very )?(?:no|zero|low|little|high|minimal) crime(?! (?:maps?|data|scene|statistics|reports?))',
      'crime {1}(?:is|has|rates?|levels?) {3}(?:low|high|a problem|down|up|rare|rising|bad|rampant|worse)',
      'crime free',
      '(?:worry|worried|worrying|concerned|fear|afraid) {2}(?:about|of) {1}(?:crime|burglar\\w*|break ins?|theft)',
      'too many (?:break ins?|burglar\\w*|shootings|robberies|thefts)',
      '(?:leave|leaving) (?:the|your) doors? unlocked',
      '(?:can|could|feel|safe|safely|comfortable|fear) {2}(?:walk|walking) (?:{W} ){0,2}(?:at|after) (?:night|dark)',
      '(?:stay|steer|keep|run|far) (?:away|clear) (?:from|of) {4}(?:{A}|tracks|streets?|parts?|east|west|north|south|projects|blocks?|ghetto)',
      'avoid (?:the|that|those|this|any|anything|some|all|these) {2}(?:{A}|tracks|blocks?|past {W}|streets?)',
      'far {1}from (?:the )?bad {W}',
      '(?:because|due) {2}{1}crime',
      '(?:gangs?|drugs|drug dealers?|shootings|muggings|prostitution)',
      'a (?:good|bad|nice) (?:neighborhood|area|part|block)~a , not',
      'which (?:ones|streets|blocks|areas~a) to (?:skip|avoid)',
      'not (?:buy|live|rent) (?:there|here) {6}crime',
      'bad (?:part|side|side~a|area~a|neighborhood~a|block~a)',
      'near the projects',
      'not (?:send|bring|take|show) {4}(?:buyers~p|clients~p|people~p) to {3}{A}',
      'unless you like sirens',
    ],
  },
  {
    kind: 'crime',
    severity: 'caution',
    class: 'steering_crime',
    needs: 'safe|secure',
    patterns: [
      '^ (?:safe|secure) , (?:quiet|friendly|clean|walkable|peaceful|beautiful) {W}',
      'safe , {W} (?:, )?and {W} !',
      '(?:safe|secure) and (?:quiet|friendly|peaceful|family)',
      '(?:quiet|friendly|peaceful|clean) and safe',
    ],
  },
  {
    kind: 'schools',
    severity: 'caution',
    class: 'steering_schools',
    needs: 'schools?|district|elementary|isd|ones|reputation',
    patterns: [
      '(?:best|finest|top notch|top tier|first rate|nicest|great|top|good|excellent|amazing|outstanding|superb|fantastic|stellar|phenomenal|incredible|wonderful|better|bad|worst|poor|terrible|failing|weak|awful|mediocre|struggling|strong|highly rated|highly ranked|high performing|low performing|highly regarded|acclaimed|award winning|renowned|coveted|sought after|top rated|top ranked|blue ribbon|prestigious|exemplary|desirable) (?:(?:public|local|area~a|nearby|elementary|middle|high|private|charter|city~a|county~a|suburban|neighborhood~a|catholic|%religion|rated|and) ){0,3}(?:schools?(?! (?:of thought|time|year|starts|bus))|school district~a|elementary|middle school|high school|isd)',
      '(?:schools?|district~a|elementary) {4}(?:{BE}|has|have) {3}(?:excellent|great|good|terrible|bad|weak|failing|poor|amazing|outstanding|the best|top notch|top rated|highly rated|ranked|rated|strong|awful|a bad reputation|reputation|superb|better|worse)(?! (?:answered|left|asked))',
      '(?:\\d+|ten|nine) / ?10 {1}(?:schools?|elementary)',
      'a \\+ (?:rated )?{1}(?:schools?|elementary|district~a)',
      'schools? {3}(?:gone downhill|declined|going downhill|improved|slipping)',
      '(?:failing|failed|struggling|weak) (?:school )?district~a',
      'avoid {3}schools?',
      'if schools matter',
      'ones here are (?:weak|bad|terrible|failing|better|great)',
      'rated (?:elementary|schools?|high school|middle school)',
      'schools? {1}(?:bad|good|great|poor) reputation',
      '(?:bad|good|great|poor|stellar) reputation',
    ],
  },
];

export const englishFrames: Frame[] = [
  ...exclude,
  ...prefer,
  ...preferTopics,
  ...require,
  ...terms,
  ...composition,
  ...judgments,
];

const housing =
  '(?:home|homes|house|houses|unit|units|apartment|apartments|condo|place|room|rooms|rent|renting|rents|rental|lease|landlord|property|properties|here|there|live|lives|living|living here|apply|applying|stairs|upstairs|downstairs|deposit|bedroom|loft|studio|yard|{P}|{A})';

/** No child of the reader's own, and nobody an event or a form is for. */
const somebody = '(?<!(?:my|his|her|their|your) (?:{W} )?)@(?!criminal|source_of_income)[a-z_]+';

export const englishLooseFrames: LooseFrame[] = [
  {
    kind: 'exclude',
    groups: '@source_of_income',
    cues: '(?:not|no|never|unfortunately|sorry|without|instead|cannot|unable)',
    context: '(?:we|i|our|my|owner~p|owners~p|landlord|please|sorry|this|here|count)',
  },
  {
    kind: 'exclude',
    groups: `${somebody}|=disability`,
    cues: '(?:not|no|never|too|problem|problems|issue|limit|limits|elsewhere|different|another|bigger|rather|unfortunately|sorry|trouble|noise|noisy|restricted|instead|without|refuse|cannot|unable|hard|difficult|unsafe|uncomfortable)',
    context: housing,
  },
  {
    kind: 'prefer',
    groups: '(?<!(?:my|his|her|their|your) (?:{W} )?)@(?!source_of_income|assistance_animal|criminal)[a-z_]+|\\^marital_status',
    cues: '(?:best|ideal|ideally|perfect|prefer\\w*|preference|priority|love|loves|fit|fits|made|hope|hoping|seek\\w*|comfortable|reserved|about|happy|want|wants|choice|suit\\w*|geared|dream|roots|attract\\w*|appeal\\w*|popular|draw\\w*|feel|feels|enjoy|catering|caters|only|looking|safer)',
    context: housing,
  },
  {
    kind: 'composition',
    groups: '@(?:race_color|national_origin|religion|sogi|citizenship)',
    cues: housing,
  },
  {
    kind: 'require',
    groups: '[@=](?!familial_status|criminal|source_of_income)[a-z_]+',
    cues: '(?:must|required|require|requires|mandatory|obligatory)',
    context: housing,
  },
];
