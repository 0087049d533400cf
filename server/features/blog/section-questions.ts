/** Questions that can be asked about any section, for writers with few of their own. */
export function questionsAbout(title: string, city: string): string[] {
  const section = `“${title.replace(/[.?!:]+$/, '')}”`;
  return [
    `Which mistake around ${section} do you see most often in ${city}?`,
    `What do your clients in ${city} ask you first about ${section}?`,
    `What would you tell a friend in ${city} about ${section} in two sentences?`,
    `Which step of ${section} takes longer than people in ${city} expect?`,
    `What is different about ${section} in ${city} compared with other places you know?`,
    `Which cost or deadline around ${section} comes as a surprise in ${city}?`,
    `Which example from your own work in ${city} shows what ${section} is about?`,
    `Who should a reader in ${city} call first about ${section}, and with which papers?`,
  ];
}

/** The first question that was not asked yet; when all were, the one asked longest ago. */
export function freshQuestion(candidates: string[], asked: string[]): string | undefined {
  const before = asked.map(keyOf);
  const lastAsked = (question: string) => before.lastIndexOf(keyOf(question));
  return candidates.reduce<string | undefined>(
    (best, each) => (best === undefined || lastAsked(each) < lastAsked(best) ? each : best),
    undefined,
  );
}

/** The same question to a reader: without case, marks and spaces. */
const keyOf = (question: string) =>
  question
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
