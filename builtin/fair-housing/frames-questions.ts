import type { Frame } from './frame.ts';

const asked = '(?:is|are|do|does|did|have|has|were|was|will|would|any|which|what)';
const reader =
  '(?:you|anyone~p|anyone|anybody~p|anybody|either of you|any of you|your (?:{W} )?(?:household|household~p|family|family~p|wife|husband|partner|roommate|roommate~p|roommate~p|son|daughter|mother|father))';

/** What an applicant is asked about: the answer is nobody's business, whatever follows. */
export const questions: Frame[] = [
  {
    kind: 'require',
    severity: 'caution',
    patterns: [
      `^ ${asked} ${reader} (?:[^ ]+ ){0,5}(?:[@=%](?:religion|citizenship|sogi|race_color|marital_status)|%(?:disability|national_origin)|[@=]disability) (?:[^ ]+ ){0,8}[?]`,
      '^ (?:is|are|do|does|has|have) @(?:disability|religion|citizenship|sogi|race_color|national_origin|marital_status) (?:[?]|or {W})',
      `${asked} ${reader} {4}(?:planning|plan|trying|hoping|thinking|going|expect|expecting|want|intend) {4}@familial_status`,
      `${asked} ${reader} {2}%familial_status`,
      '(?:want|wants|need|needs|like|asked|asking) to know (?:{W} ){0,4}(?:how many|if|whether|about) (?:{W} ){0,4}{GT}',
    ],
  },
  {
    kind: 'require',
    severity: 'caution',
    class: 'disability',
    needs: 'psychiatrist|therapist|counselor|psychologist|disability|medications?|meds|rehab',
    patterns: [
      `${asked} ${reader} (?:[^ ]+ ){0,8}(?:seeing|see|sees|under the care of|treated by) {1}(?:psychiatrist|therapist|counselor|psychologist)`,
      `${asked} ${reader} (?:[^ ]+ ){0,6}(?:on|get|gets|collect|collecting|receive|receiving) =?disability`,
      `${asked} ${reader} (?:[^ ]+ ){0,4}(?:on|take|taking) (?:any )?(?:medications?|meds|=disability)`,
    ],
  },
  {
    kind: 'terms',
    severity: 'avoid',
    class: 'sex',
    needs:
      'favors|nice|friendly|photos?|pictures?|pics?|dates?|dinner|massages?|company|prettiest|cutest|hottest|attractive|affection|flirt\\w*',
    patterns: [
      '(?:rent|deposit|lease|discount|unit|apartment|place|room) (?:[^ ]+ ){0,8}(?:(?:sexual|personal|certain|for) favors|massages?|affection|being (?:nice|friendly|sweet) to me|dinner with me|a date with (?:me|him|the {W})|going out with me)',
      '(?:being|be|are) {1}(?:nice|friendly|sweet) to me (?:[^ ]+ ){0,8}(?:rent|deposit|lease|discount|unit|apartment|place|room)',
      '(?:send|text|email|attach|include) (?:me |us )?(?:a |some )?(?:recent )?(?:photos?|pictures?|pics?) of (?:yourself|you)(?! {W})',
      '(?:prettiest|cutest|hottest|most attractive) {2}(?:@sex|{P}|one|applicant)',
    ],
  },
];
