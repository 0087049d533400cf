/** "Which parts of town do you know best?" leads into an answer as "The parts of town I know best". */
export function leadOf(question: string): string | undefined {
  const asked = question.trim().replace(/\s+/g, ' ');
  for (const [pattern, lead] of leads) {
    const match = pattern.exec(asked);
    if (match) return asOwn(lead.replace(/\$(\d)/g, (_, number) => match[Number(number)] ?? ''));
  }
  return undefined;
}

/** Only where the words can stay as they are: "does" would ask for another form of the verb. */
const leads: [RegExp, string][] = [
  [/^(?:which|what) (\p{L}[^?,;]{2,60}?) do you ([^?,;]{3,60})\?$/iu, 'The $1 I $2'],
  [/^what do you ([^?,;]{3,60})\?$/iu, 'What I $1'],
  [/^where do you ([^?,;]{3,60})\?$/iu, 'Where I $1'],
  [/^what do (\p{L}[^?,;]{2,60})\?$/iu, 'What $1'],
];

const asOwn = (lead: string) =>
  lead
    .replace(/\byour\b/gi, 'my')
    .replace(/\byours\b/gi, 'mine')
    .replace(/\byou\b/gi, 'me');
