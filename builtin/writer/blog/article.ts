import type { Random } from '#builtin/random.ts';
import type { AgentLine } from '#builtin/writer/answers/agent-lines.ts';
import type { AgentVoice } from '#builtin/writer/answers/agent-voice.ts';
import type { AnswerFrame, Point } from '#builtin/writer/knowledge/knowledge.ts';
import type { Material } from '#builtin/writer/material.ts';
import { byStage, closestTo } from '#builtin/writer/points.ts';

/**
 * An article in the making. Its points are dealt out once, so that no section says what another
 * has said: those that are explained, and those whose mistakes are told.
 */
export type Article = {
  material: Material;
  random: Random;
  voice: AgentVoice;
  /** 0 to 2: how much each part says. */
  size: number;
  /** Answers a title that has no answer of its own, in the opening. */
  answering?: Point;
  /** Explained at length, in the order of the topic's stages. */
  explained: Point[];
  /** Told by what goes wrong. */
  warned: Point[];
  /** The agent's lines for a part of the article, each used once. */
  takeLines(...uses: AnswerFrame['use'][]): string[];
};

export function createArticle(
  material: Material,
  random: Random,
  voice: AgentVoice,
  size: number,
): Article {
  const { own, others, knowledge, titleEntry } = material;
  const near = closestTo(others, own).map(({ item }) => item);
  const [warned, rest] = split(random.some(near.slice(0, 9)), size > 1 ? 3 : 2);
  const fillers = nearStages(rest, own);
  const answering = titleEntry ? undefined : own[0];
  const told = answering ? own.slice(1, 8) : own.slice(0, 7);
  const explained = [...told, ...fillers].slice(0, 6 + size);
  const left: AgentLine[] = [...voice.lines];
  return {
    material,
    random,
    voice,
    size,
    warned,
    answering,
    explained: byStage(explained, knowledge),
    takeLines(...uses) {
      const taken = left.filter(({ use }) => uses.includes(use));
      for (const line of taken) left.splice(left.indexOf(line), 1);
      return taken.map(({ text }) => text);
    },
  };
}

const split = <T>(list: T[], count: number): [T[], T[]] => [
  list.slice(0, count),
  list.slice(count),
];

/** Points of stages the title speaks of come first, so that few sections say much. */
function nearStages(points: Point[], own: Point[]): Point[] {
  const stages = new Set(own.map((point) => point.stage));
  return points.toSorted((a, b) => Number(stages.has(b.stage)) - Number(stages.has(a.stage)));
}

/** In the first wording: the second one stands among the key points. */
export const explain = ({ say }: Material, point: Point) =>
  [point.lead[0], point.why, point.how].map(say).join(' ');
