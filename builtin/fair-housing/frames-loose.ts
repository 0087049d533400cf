import type { LooseFrame } from './frame.ts';

const housing =
  '(?:home|homes|house|houses|tower|tower~a|triplex|duplex|fourplex|walk up|unit|units|apartment|apartments|condo|place|room|rooms|rent|renting|rents|rental|lease|landlord|property|properties|here|there|live|lives|living|living here|apply|applying|stairs|upstairs|downstairs|deposit|bedroom|loft|studio|yard|{P}|{A})';

/** No child of the reader's own, and nobody an event or a form is for. */
const somebody = '(?<!(?:my|his|her|their|your) (?:{W} )?)@(?!criminal|source_of_income)[a-z_]+';

export const englishLooseFrames: LooseFrame[] = [
  {
    kind: 'exclude',
    groups: '@source_of_income',
    cues: '(?:not|no|never|unfortunately|sorry|without|instead|cannot|unable|stopped|avoid|rather|only|separate|excluding|excludes|limit|limits|refuse|decline|hassle|headache|headaches|inspections?|paperwork|pass|passed|trash|trashed|ruin|ruined|tear|allergic|elsewhere)',
    context:
      '(?:we|i|our|my|owner~p|owners~p|landlord|landlords|please|sorry|this|here|count|they|he|she|applicants~p|tenants~p|renters~p|manager|management|building~a|rent|unit|property)',
  },
  {
    kind: 'exclude',
    groups: `${somebody}|=(?:disability|national_origin|religion)`,
    cues: '(?:not|no|never|too|problem|problems|issue|limit|limits|elsewhere|different|another|bigger|rather|unfortunately|sorry|trouble|noise|noisy|restricted|instead|without|refuse|cannot|unable|hard|difficult|unsafe|uncomfortable|uneasy|nervous|worried|afraid|stopped|gone|rented|taken|unavailable|except|avoid|skip|pass|against|careful|picky|separate|separately|extra|ruined|complain|complaints|bother|bothered|bothers|gotten|leaving|declined|denied|suddenly|quota|cutoff|cap|maximum|liability)',
    context: housing,
  },
  {
    kind: 'prefer',
    groups:
      '(?<!(?:my|his|her|their|your) (?:{W} )?)@(?!source_of_income|assistance_animal|criminal)[a-z_]+|\\^marital_status',
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
  {
    kind: 'exclude',
    groups: `${somebody}|=(?:disability|national_origin|religion)`,
    cues: '(?:we (?:ask|asked|had|require|rent|rented|lease|place|put|house|keep|expect|charge|limit|screen|check|reserve|try|tend|usually|never|have (?:had|a|found)|prefer|like|would|will|found)|our (?:tenants~p|building~a|units?|property|residents~p|policy|rules?|complex~a|apartments?|community~a|insurance|hoa|board|lease|current tenants~p|other {W}|owner~p)|landlord|landlords|owner~p|owners~p|hoa|board|association|management|manager|tenant~p|tenants~p|applicant~p|applicants~p|renter~p|renters~p|apply|application|applications|nobody~p|rent)(?! (?:is|was|are|were|have|has) (?:{W} ){0,2}@)',
    context: '(?!.* (?:welcome|welcomes|gladly) )(?:{W})',
  },
  {
    kind: 'exclude',
    groups:
      '(?<=(?:she|he|they|you) (?:is|are|was|were) (?:{W} )?)%(?:familial_status|disability|sogi|religion|race_color|national_origin|marital_status)',
    cues: '(?:not|no|so|owner~p|landlord|declined|passed|decided|deposit|elsewhere|leave out|hide|apply|else|board|lease)',
    context:
      '(?:owner~p|owners~p|landlord|apply|applying|lease|renew|rent|deposit|board|hoa|unit|apartment|seller|sellers|tenant~p|passed|decided|gave it|chose|picked|went with|somebody~p|someone~p)',
  },
];
