import type { Facts } from '#server/adapters/ai/facts.ts';

/** A plain and honest post from what is known. */
export function writePost(facts: Facts, seed: number) {
  const { city, state } = facts.place;
  const subject = facts.topic.name.toLowerCase();
  const openings = [
    `A few calm steps make ${subject} easier in ${city}.`,
    `Good preparation is what makes ${subject} work in ${city}.`,
    `Most surprises around ${subject} in ${city} can be avoided early.`,
  ];
  const steps = [
    'Write down what matters most to you and what can wait, before you compare anything.',
    'Gather the papers you will be asked for, so that a good moment is not lost to searching.',
    `Check current ${state} rules and local records at the county office; they differ from place to place.`,
  ];
  const paragraphs = [
    `<p>${escaped(openings[seed % openings.length] ?? '')} ${escaped(facts.topic.description)}</p>`,
    `<ul>${steps.map((step) => `<li>${escaped(step)}</li>`).join('')}</ul>`,
    ...facts.answers.map(({ answer }) => `<p>${escaped(answer)}</p>`),
    `<p>If you would like to talk it through for ${escaped(city)}, send me a message.</p>`,
  ];
  return {
    title: facts.title,
    content: paragraphs.join('\n'),
    hashtags: [`${words(city)}RealEstate`, words(facts.topic.name), 'HomeTips'],
    contentTags: [kebab(facts.topic.name), kebab(state), 'tips'],
    imagePrompt: `A calm residential street in ${city}, ${state}, in soft evening light, homes with lit windows and front porches, natural colors, no people, no text, no logos.`,
  };
}

const escaped = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

const words = (text: string) =>
  text
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

const kebab = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
