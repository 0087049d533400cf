import type { Facts } from '#contract/facts.ts';

/** Topics by the words of a subject of one's own; the first that fits. */
const topics: [words: RegExp, identifier: string][] = [
  [/\bfirst[- ]time\b|\bfirst (?:home|house)\b/i, 'first-time-buyers'],
  [/\baccessory dwelling|\badus?\b|\bgranny flat|\bin-law suite/i, 'renovation'],
  [/\bremodel|\brenovat|\bcontractor|\badd(?:ing)? a (?:room|bath|deck|pool)\b/i, 'renovation'],
  [
    /\brentals?\b|\blandlords?\b|\btenants?\b|\bduplex|\bairbnb\b|\bshort[- ]term\b|\binvest/i,
    'investment',
  ],
  [/\bnew construction\b|\bbuilders?\b|\bnew builds?\b/i, 'new-construction'],
  [/\bdownsiz|\bright-?siz|\bsmaller (?:home|house|place)\b/i, 'downsizing'],
  [/\brelocat|\bmoving (?:to|from|with|out of|across)\b/i, 'relocation'],
  [/\bopen houses?\b/i, 'open-houses'],
  [/\bstaging\b|\bstage\b|\bdeclutter|\bcurb appeal\b/i, 'staging'],
  [
    /\bmortgage|\brefinanc|\bloans?\b|\binterest rates?\b|\bheloc\b|\bescrow accounts?\b|\bpoints\b/i,
    'financing',
  ],
  [
    /\bsell(?:ing|ers?)?\b|\bprobate\b|\binherited\b|\blist(?:ing)? (?:a|your|my|the)\b|\bestate sale\b/i,
    'sellers',
  ],
  [
    /\bbuy(?:ing|ers?)?\b|\bearnest money\b|\bcontingenc|\bappraisal\b|\binspections?\b|\bclosing costs\b/i,
    'buyers',
  ],
  [
    /\bgutters?\b|\bfurnace|\bhvac\b|\broofs?\b|\bwinteriz|\bmaintenance\b|\bplumbing\b|\bseptic\b|\bleaks?\b|\bsump\b|\bradon\b/i,
    'home-maintenance',
  ],
];

/**
 * The topic that a subject of one's own belongs to: selling in probate is selling. Where none is
 * meant, only what holds for any subject can be said.
 */
export const nearestTopic = ({ topic }: Pick<Facts, 'topic'>): string | undefined =>
  topic.identifier === 'custom' ? topics.find(([words]) => words.test(topic.name))?.[1] : undefined;
