import { stateCodeOf, stateName } from '#builtin/places/places.ts';
import type { Facts, LocalFacts } from '#contract/facts.ts';
import { voiceMaterial } from './voice.ts';

/**
 * What a text is written from, as data for a model: each thing once, and with a word on what it is for.
 * The words are instructions and are outside the data.
 */

export function materialOf(facts: Facts, { greets = false } = {}) {
  const { topic, place, answers, rememberedAnswers, figures, sources, local, voiceProfile, agent } =
    facts;
  return {
    topic: topic.name,
    about: topic.description || undefined,
    place: placeName(place),
    answers: filled(answers),
    earlierAnswers: filled(rememberedAnswers),
    figures,
    sources: filled(
      sources
        .filter((each) => !isFurtherReading(each))
        .map(({ title, snippet }) => ({ title, snippet })),
    ),
    local: local && withoutProcess(local),
    process: local?.process,
    voice: voiceProfile && voiceMaterial(voiceProfile, { greets }),
    agent,
  };
}

/** Laws are for a line of their own, with a caution. */
const withoutProcess = ({ process: _, ...where }: LocalFacts) => where;

type Material = Partial<ReturnType<typeof materialOf>>;

/** A line for each part that is there, and for the one whose absence matters. */
export function describeMaterial(material: Material): string {
  const lines = Object.entries(purposes)
    .filter(([name]) => material[name as keyof typeof purposes] !== undefined)
    .map(([name, purpose]) => `- "${name}": ${purpose}`);
  if (!material.answers) lines.push(noAnswers);
  return ['MATERIAL (in the data)', ...lines].join('\n');
}

const purposes = {
  answers:
    'what the agent told you for this text, and the reason to read it. At least one of them is in the first three sentences. Use every fact in them that the length holds, the most telling first, with its names, numbers and dates as given, and contradict none. What says how to write (the role "steer", or a reader, tone, budget or permission) shapes the text and is not printed. A next step that the agent names is the only call to action.',
  earlierAnswers:
    'what the agent said on other occasions. Use one only where it fits this title and this place. "answers" outrank it, and it adds no second call to action.',
  figures: 'market figures of the place, each to be printed with its label.',
  sources:
    'pages that the app lists below the text. A fact of theirs may be used with the name of the page.',
  local:
    'public facts on the place, and today’s date. Use what serves the title and leave the rest.',
  voice:
    'how the agent writes. Follow its rules, take its tone, and match rhythm and diction of its samples; copy no fact, name or number from them. On greeting, ending, contractions, emoji, exclamation marks and the length of sentences it outranks the task. "specialties" say what the agent knows best and are no claim to print.',
  agent:
    'who speaks: "I" is this person. Say the name or the brokerage once at most, where a person would; the app adds the line that the state asks for.',
  process:
    'how the state words its own rules, read on the day under "asOf". Name one only where the title needs it, with its source, and say nothing else about the law.',
};

/** For a prompt that has no other material. */
export const describeVoice = `MATERIAL (in the data)\n- "voice": ${purposes.voice}`;

const noAnswers =
  '- The agent answered nothing: make up no experience, client or sale, and be concrete rather than general.';

/** The state by its name, as people say it: "Austin, Texas". */
function placeName({ city, state }: Facts['place']): string | undefined {
  const code = stateCodeOf(state);
  return [city, (code && stateName(code)) ?? state].filter(Boolean).join(', ') || undefined;
}

/** What a question or a plan needs of it: no figures, which are for the text. */
export function subjectOf(facts: Facts) {
  const { topic, about, place, local } = materialOf(facts);
  const { today, season, county, neighbors } = local ?? {};
  return { topic, about, place, today, where: local && { season, county, neighbors } };
}

/** What is listed below a text without having been read for it. */
export const furtherReadingOn = (subject: string) => `${furtherReading} ${subject}`;

const furtherReading = 'Further reading on';

/** A model that is shown the name of a page alone would make up what the page says. */
export const isFurtherReading = ({ snippet }: { snippet: string }) =>
  snippet.startsWith(furtherReading);

const filled = <Item>(list: Item[]) => (list.length > 0 ? list : undefined);
