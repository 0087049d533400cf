/** "choose" becomes "choosing". */
export function gerund(verb: string): string {
  const word = verb.toLowerCase();
  if (unchanged.has(word)) return `${word}ing`;
  if (doubled.has(word)) return `${word}${word.at(-1)}ing`;
  if (/ie$/.test(word)) return `${word.slice(0, -2)}ying`;
  if (/[^aeiouy]e$|[aiouy][^aeiouy]+e$|[iu]e$/.test(word)) return `${word.slice(0, -1)}ing`;
  if (/^[^aeiou]*[aeiou][bdgmnprt]$/.test(word)) return `${word}${word.at(-1)}ing`;
  return `${word}ing`;
}

/** An e that is spoken, and names that look like a verb with a silent one. */
const unchanged = new Set(['be', 'see', 'free', 'agree', 'flee', 'oversee', 'dye', 'canoe']);

/** Stressed on their last syllable. */
const doubled = new Set(
  'begin admit commit submit permit prefer refer defer occur forget upset unplug equip transfer program'.split(
    ' ',
  ),
);

/** Verbs that agents give orders with; a closed list, since most words can be nouns too. */
const commonVerbs = new Set(
  'add ask avoid be begin book boost bring build buy call change check choose clean close compare cook cut decide declutter decorate do downsize enjoy find finance fix flip get give go grow handle hire host improve inherit install invest keep know learn lease list live look lower make manage market move negotiate offer organize own pack paint pay pick plan plant prepare prep price protect read refinance relocate remodel remove renovate rent repair replace save see select sell settle shop sign spot stage start stay stop store support survive take tell test trade try understand update upgrade use visit wait walk winterize work write'.split(
    ' ',
  ),
);

export const isCommonVerb = (word: string) => commonVerbs.has(word.toLowerCase());
