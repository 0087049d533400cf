import type { QuestionRole } from '#contract/question-roles.ts';

/** What an admin reads of the roles, and of what becomes of the answers. */
export const questionRoleLabels: Record<QuestionRole, { label: string; description: string }> = {
  steer: {
    label: 'Direction to the writer',
    description: 'Reader, tone, budget level, permission. It shapes the text and is never printed.',
  },
  scope: {
    label: 'Scope',
    description: 'Which homes, area, season or task the piece is about.',
  },
  figures: { label: 'Figures', description: 'Numbers to publish, with their labels.' },
  source: { label: 'Source', description: 'Where the figures are from, and of which time.' },
  event: { label: 'Where and when', description: 'Address, date, time, place, price.' },
  story: { label: 'Story', description: 'What happened. It is told whole or left out.' },
  insight: {
    label: 'Insight',
    description: 'What people get wrong, ask or are surprised by; the agent’s own reading.',
  },
  places: {
    label: 'Names to list',
    description: 'Places, programs or businesses, listed by name.',
  },
  features: { label: 'Features', description: 'Facts about a home: rooms, size, what is special.' },
  rule: { label: 'Rule', description: 'How something works by law or custom.' },
  offer: { label: 'Offer', description: 'What the agent provides.' },
  detail: { label: 'Detail', description: 'A fact that needs a few words before it.' },
  note: { label: 'Practical note', description: 'Parking, cost, shoes, hours.' },
  'next-step': { label: 'Next step', description: 'How to reach the agent, or what to do next.' },
};
