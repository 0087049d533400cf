import { saidByAgent, type TextPart } from './read-parts.ts';

export type CharacterRoom = {
  /** Characters that work well: general remarks stay within them. */
  aim: number;
  /** Characters there are: what the agent said may fill them. */
  most: number;
};

type Options = {
  parts: readonly TextPart[];
  lengthOf: (parts: readonly TextPart[]) => number;
  room: CharacterRoom;
  /** Part of the layout: announcements of lists and headings are welcome. */
  hasLists: boolean;
};

/** The parts a version is made of, in their order. Nothing where not even one of them fits. */
export function chooseParts({ parts, lengthOf, room, hasLists }: Options): TextPart[] {
  const inOrder = (chosen: ReadonlySet<TextPart>) => parts.filter((part) => chosen.has(part));
  const fits = (chosen: ReadonlySet<TextPart>, most: number) => lengthOf(inOrder(chosen)) <= most;
  let chosen = new Set<TextPart>();
  for (const core of cores(parts)) {
    chosen = withNeeds(core);
    if (fits(chosen, room.most)) break;
    chosen = new Set();
  }
  const tryToAdd = (part: TextPart, most: number) => {
    if (chosen.has(part)) return;
    const more = withNeeds([...chosen, part]);
    if (fits(more, most)) chosen = more;
  };
  const byWeight = parts
    .filter(({ role }) => role !== 'lead' && role !== 'heading' && role !== 'source')
    .toSorted((one, other) => other.weight - one.weight);
  for (const part of byWeight)
    tryToAdd(part, part.weight >= saidByAgent ? room.most : Math.min(room.aim, room.most));
  for (const part of parts.filter(({ role }) => role === 'lead' || role === 'heading')) {
    // "Here's how it went." is no part of a list.
    const isWelcome = hasLists || (part.role === 'lead' && part.text.endsWith('.'));
    if (isWelcome && part.needs.every((each) => chosen.has(each))) tryToAdd(part, room.most);
  }
  return inOrder(chosen);
}

/** Characters of a question that costs little and without which "Send me your address." comes from nowhere. */
const shortQuestion = 60;

/** What a version has to have, from all of it down to the strongest sentence. */
function* cores(parts: readonly TextPart[]): Generator<TextPart[]> {
  const opening = parts.slice(0, 1).filter(({ role }) => role !== 'source');
  const event = parts.filter(({ role }) => role === 'where' || role === 'when');
  const call = parts.filter(({ role }) => role === 'call');
  const question = parts.filter(
    ({ role, text }) => role === 'question' && text.length <= shortQuestion,
  );
  yield [...opening, ...event, ...question, ...call];
  yield [...opening, ...event, ...call];
  yield [...opening, ...event, ...call.slice(0, 1)];
  yield [...event, ...call];
  const strongest = parts
    .filter(({ role }) => role === 'fact' || role === 'item')
    .toSorted((one, other) => other.weight - one.weight);
  for (const part of strongest) yield [part, ...call];
  for (const part of strongest) yield [part];
  yield call;
}

function withNeeds(wanted: readonly TextPart[]): Set<TextPart> {
  const all = new Set<TextPart>();
  const add = (part: TextPart) => {
    if (all.has(part)) return;
    all.add(part);
    for (const needed of part.needs) add(needed);
  };
  for (const part of wanted) add(part);
  return all;
}
