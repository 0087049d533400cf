import { readFileSync, writeFileSync } from 'node:fs';
import { judgePost } from '#builtin/writer/post/write-post.ts';
import { announcementTopics, factsAbout, factsFor, seededTopics } from '#builtin/writer/testing/facts.ts';
const [,, file, out, seed = '11'] = process.argv;
const today = new Date('2026-11-16T12:00:00');
const readable = (html: string) => html.replace(/<li>/g, '  - ').replace(/<\/(?:p|h2|h3|li|tr)>/g, '\n').replace(/<[^>]+>/g, '').replace(/&#39;/g, "'").replace(/&quot;/g, '"').replace(/&amp;/g, '&').replace(/\n{2,}/g, '\n').trim();
let text = '';
const cap = (s: string) => s;
for (const [index, [name, where, titleNumber, ...said]] of JSON.parse(readFileSync(file!, 'utf8')).entries()) {
  const [city = '', state = ''] = where.split(', ');
  const topic = [...seededTopics, ...announcementTopics].find(({ identifier }) => identifier === name);
  const answers = said.map((answer: string, i: number) => ({ question: topic?.questions[i] ?? '', answer })).filter(({ answer }: any) => answer !== '');
  const facts = topic ? factsFor(topic, { city, state, titleNumber, answers }) : factsAbout(name, { city, state, answers });
  const { post } = judgePost(facts, Number(seed) + index * 7, today);
  text += `\n=== ${index + 1}. ${topic ? `Topic: ${topic.name}` : `The agent's own subject: ${name}`} (${city}, ${state})\nThe agent's answers:\n${answers.map(({ question, answer }: any) => `  Q: ${question || '(tell me more)'}\n  A: ${answer}`).join('\n') || '  (none)'}\n--- THE POST\nTITLE: ${post.draft.title}\n${readable(post.draft.content)}\n${post.draft.hashtags.map((t) => `#${t}`).join(' ')}\n${post.note ? `(note shown to the agent, not part of the post: ${post.note})\n` : ''}`;
}
writeFileSync(out!, text);
