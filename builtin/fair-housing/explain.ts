import { readFileSync } from 'node:fs';
import path from 'node:path';
import { once } from '#builtin/once.ts';
import { usStates } from '#contract/us-states.ts';
import type { Find } from './find-wording.ts';
import type { FrameKind } from './frame.ts';

/** Why wording was flagged, in words an agent can repeat to a client. */
export function whyOf({ phrase, kind, class: name }: Find): string {
  if (phrase) return phrase.why;
  return kind === 'list'
    ? ''
    : reasons[kind].replace('{class}', classNames[name] ?? 'who they are');
}

const reasons: Record<FrameKind, string> = {
  exclude: 'turns people away because of {class}',
  prefer: 'says who the home is for by {class}, not what it offers',
  require: 'asks people for something that depends on {class}',
  terms: 'sets other terms because of {class}',
  composition: 'describes who lives in the area by {class}',
  crime: 'judges how safe an area is, which steers buyers',
  schools: 'judges how good schools are, which steers buyers',
};

const classNames: Record<string, string> = {
  race_color: 'race or color',
  national_origin: 'national origin or language',
  citizenship: 'citizenship or immigration status',
  religion: 'religion',
  sex: 'sex',
  sogi: 'sexual orientation or gender identity',
  disability: 'disability',
  familial_status: 'family status',
  age: 'age',
  marital_status: 'marital status',
  source_of_income: 'source of income',
  military: 'military service',
  criminal_history: 'criminal history',
  steering_demographics: 'the people in it',
};

/** What to do instead where the list has no advice. */
export function adviceOf({ phrase, kind }: Find): string {
  if (phrase) return phrase.replacement ?? '';
  return kind === 'list' ? '' : advice[kind];
}

const advice: Record<FrameKind, string> = {
  exclude: 'leave it out; the same rules apply to everyone who applies',
  prefer: 'describe the home: its rooms, its yard, what is nearby',
  require: 'leave it out; name criteria that apply to every applicant',
  terms: 'leave it out; charge everyone the same, and nothing for an assistance animal',
  composition: 'describe parks, shops, transit and homes, not residents',
  crime: 'describe what can be seen, such as lighting or a gate, and point to police data',
  schools: 'name the school the address is zoned for, and ask readers to verify it',
};

/** The sentence about the law where the text is for: it is not the same in every state. */
export function lawOf(name: string, state: string): string {
  const place = usStates.find(({ code, name }) => code === state.toUpperCase() || name === state);
  if (federal.has(name)) {
    return `Federal fair-housing law covers ${classNames[name]} in every state.`;
  }
  if (name === 'source_of_income') return incomeLaw(place);
  if (!byState.has(name)) return '';
  const what = classNames[name] ?? name;
  if (!place) return `Many states and cities protect ${what}.`;
  const isProtected = statesWith(name).includes(place.code);
  if (isProtected) return `${place.name} law protects ${what}.`;
  return `${place.name} has no statewide rule on ${what} that we know of; a city, a county or your brokerage may have one.${name === 'sogi' ? codeOfEthics : ''}`;
}

const codeOfEthics = ' The REALTOR Code of Ethics covers it everywhere.';

const federal = new Set(
  'race_color national_origin religion sex disability familial_status'.split(' '),
);
const byState = new Set('sogi marital_status age military citizenship'.split(' '));

function incomeLaw(place: { code: string; name: string } | undefined): string {
  if (!place) return 'Many states and cities protect source of income, housing vouchers included.';
  const { code, name } = place;
  if (statesWith('source_of_income').includes(code)) {
    return `${name} law protects source of income, and housing vouchers count.`;
  }
  if (statesWith('source_of_income_unclear').includes(code)) {
    return `${name} law protects lawful source of income; whether housing vouchers count is unclear.`;
  }
  if (statesWith('source_of_income_preempted').includes(code)) {
    return `${name} has no statewide rule on source of income and limits what cities may require; refusing vouchers can still raise fair-housing claims.`;
  }
  return `${name} has no statewide rule on source of income that we know of; a city or a county may have one.`;
}

/** data-files/fair-housing/state-law.json. */
const readStateLaw = once(() => {
  const file = path.join(import.meta.dirname, '../../data-files/fair-housing/state-law.json');
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string[]>;
});

const statesWith = (name: string) => readStateLaw()[name] ?? [];
