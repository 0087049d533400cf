import type { Frame } from './frames.ts';

const admit =
  '(?:rent|renting|lease|leasing|sell|selling|show|showing|accept|accepts|accepting|allow|allows|permit|permits|take|takes|taking|want|wants|consider|considers|admit|admits|welcome|welcomes|approve|approves|house|houses|like|work|deal|accommodate|accommodates|participate|entertain|have|do|allowing|host|hosts|need|needs|offer|offering|lend|rents|leases|sells|open|opening|book|interview|call|tolerate|appreciate|cater|caters|serve)';

const refuse =
  '(?:refuse|refuses|refusing|reject|rejects|rejecting|decline|declines|deny|denies|exclude|excludes|excluding|ban|bans|bar|bars|forbid|forbids|discourage|discourages|prohibit|prohibits|turn away|turn down|turns away|turns down|turning away|weed out|screen out|filter out|keep out|pass on|skip)';

const refused =
  '(?:refused|rejected|declined|denied|excluded|banned|barred|prohibited|forbidden|discouraged|turned (?:away|down)|reported|evicted|disqualified|passed over|screened out|ignored|weeded out|skipped|frowned (?:on|upon)|off the table|a no|a hard no|a no go|out of the question)';

const accepted =
  '(?:accepted|allowed|permitted|welcome|welcomed|considered|eligible|wanted|approved|taken|admitted|accommodated|invited|able|suitable|suited|happy|encouraged|desired|qualify|used|what|something|a good|a fit|a match|housed|our thing|for us|right for|who we|ideal|appropriate|recommended|advised|count|counted|recognized|honored|processed|in our|part of|good tenants~p|good renters~p|compatible|comfortable)';

/** Wording that chooses who may live somewhere. */
export const exclude: Frame[] = [
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
      '(?:not|never|hardly|nor|un(?:fit|suitable)) (?!{4}(?:apply|applies|limited|restricted|due) to ){4}(?:for|to) {2}{LIST}{1}{G}(?= |$)',
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
      '{GT} {4}(?:was|were|got|get|gets|been) {1}(?:refused|rejected|declined|denied|turned (?:away|down)|passed over|ignored|told {2}gone)',
      '(?:went|go|going|goes|gone) (?:with|to) (?:someone|somebody|another|other)(?:~p)? {6}{GT}|{GT} {6}(?:went|go|going|goes) (?:with|to) (?:someone|somebody|another|other)',
      '{GT} {6}(?:unit|place|condo|house|home|apartment|room|listing) (?:was|is|were) (?:{W} ){0,3}(?:gone|taken|off the market|no longer|unavailable|rented)',
      '(?:all|any|every) (?:animals|pets|dogs) , including {3}@assistance_animal',
      '@assistance_animal {2}{BE} {2}(?:pets?|animals?)(?! allowed)',
      '(?:bans?|rules?) {2}(?:include|includes|cover|covers|apply to|applies to) {3}@assistance_animal',
      '(?:even|including|and|or|also) (?:if )?{3}@assistance_animal {2}(?:{BE} )?{NOT} {W}',
      '(?:even|including) {2}@assistance_animal',
      '(?:ruined|destroyed|wrecked|trashed) {3}(?:by )?{2}{GT}|{GT} {2}(?:have |has )?(?:ruined|destroyed|wrecked|trashed|overrun)',
      '(?:trouble|problems?|headaches?|issues?|bad experiences?|bad luck|burned) {2}(?:with|by|from) {3}{G}',
      '(?:enough|sick|tired|done|fed up) (?:of|with) {3}{G}',
      '{G} {2}(?:cause|causes|bring|brings|create|creates|make|makes|mean|means) {2}(?:trouble|problems|noise|headaches|damage|mess|issues|a mess|crime|drama)',
      '{G} {1}{BE} (?:a )?(?:{W} ){0,2}(?:trouble|liability|headache|hassle|risk|nuisance|deal breaker|dealbreaker|loud|noisy|messy|dirty|undesirable|high risk)',
      '(?:uneasy|nervous|wary|leery|hesitant|reluctant|uncomfortable|careful|cautious|skeptical|concerned|worried|picky) {2}(?:about|of|with|around|renting to|to rent to|letting) {3}{GT}',
      '(?:crazy|keen|big|sold) (?:about|on) {2}{GT}',
      '(?:against|opposed to|averse to) {3}{G} {2}(?:living|moving|renting|here|in the|next)',
      '(?:strict|firm) {2}{GT} (?:rule|policy)',
      'no {GT} (?:rule|policy)',
      '{G} (?:may|might|could|should|will) want {1}(?:something|somewhere|a place|to look|to keep looking|to pass|to skip|more)',
      '(?:hard|difficult|tough|awkward|impossible|challenging|tricky) {1}for {3}{GT}',
      'not (?:really |quite |exactly )?(?:{W} ){0,2}(?:a fit|set up|setup|equipped|designed|built|intended|meant|zoned|approved|insured|friendly|the place|the right place|the best place|good) (?:for|to|with) {3}{GT}',
      '(?:steps|stairs|walls|balcony|railings?|pool|street) {8}(?:not|wrong|bad|unsafe|dangerous|too) {5}{G}',
      'where {1}{G} {BE} not {W}',
      '(?:minus|except|excluding|other than|but not) {1}(?:for )?(?:the )?@(?!assistance_animal)[a-z_]+',
      '{GT} {1}(?:{BE} )?(?:not )?(?:strictly |absolutely )(?:not|never|no)',
      '{G} [?] {1}(?:sorry|no|not|please|keep|then|this|look)',
      '(?:protect|spare|save) {4}from {2}{GT}',
      '{GT} {4}asked to (?:leave|move|go|look|find|vacate)',
      '{GW} {4}(?:do|does|fare|live|fit|are) (?:{W} )?better (?:[^ ]+ ){0,6}than {W}',
      '{GT} {3}(?:told|informed) {4}(?:taken|gone|rented|unavailable|no longer)',
      '(?:had|rented to|tried|hosted) {2}{G} {2}(?:before|once|last year|in the past) (?:{W} ){0,4}(?:not|never|bad|disaster|mess|trouble|problem)',
    ],
  },
  {
    kind: 'exclude',
    severity: 'avoid',
    class: 'source_of_income',
    needs: '[@%]source_of_income|hud|programs|benefits',
    patterns: [
      'not {3}(?:participate|take part) in {4}@source_of_income',
      'no (?:hud|programs|housing programs)',
      'not {5}[@%]source_of_income {1}(?:inspections?|paperwork|programs?|tenants?~p|applicants?~p|red tape)',
      'not {1}(?:from )?benefits',
      'benefits? (?:letters?|statements?) {3}not {W}',
    ],
  },
  {
    kind: 'exclude',
    severity: 'avoid',
    class: 'marital_status',
    needs: 'wedlock|sin|unmarried|marriage',
    patterns: ['out of wedlock', 'living in sin', '(?:without|before) (?:being )?marri(?:ed|age)'],
  },
];
