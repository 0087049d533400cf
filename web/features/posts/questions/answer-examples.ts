import type { QuestionRole } from '#contract/question-roles.ts';

/** How an answer could sound, by what is asked for. */
const examples: Record<QuestionRole, string> = {
  steer: 'Keep it warm and plain, and leave out the statistics.',
  scope: 'Single-story homes under $600,000.',
  figures: '42 sales last month, up from 36 a year ago.',
  source: 'Our MLS, as of November 1.',
  event: 'Saturday from 1 to 3 p.m. at 412 Elm Street.',
  story: 'We listed on a Thursday and had three offers by Monday.',
  insight: 'Buyers ask about the roof before they ask about the kitchen.',
  places: 'The farmers market, Lark Coffee and the river trail.',
  features: 'Oak floors, a new roof and a deep back porch.',
  rule: 'The city wants a permit for any deck over 30 inches.',
  offer: 'A free walk-through with a written list of fixes.',
  detail: 'Closing usually takes about 35 days here.',
  note: 'Street parking is tight on weekends, so come early.',
  'next-step': 'Text me “checklist” and I’ll send it over.',
};

export const exampleFor = (role: QuestionRole | null | undefined): string =>
  role ? examples[role] : 'one or two sentences, the way you would say it to a client.';
