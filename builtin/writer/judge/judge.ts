import type { Block } from '#builtin/writer/blocks.ts';
import type { Writing } from '#builtin/writer/compose/writing.ts';
import { rubric } from './rubric.ts';

export type JudgedCandidate = {
  shape: string;
  template?: string;
  /** Words of ours that were written whole. */
  advice?: string;
  blocks: Block[];
  total: number;
  scores: { name: string; score: number; weight: number }[];
};

/** Shapes come in the order in which they suit; a later one has to be better by this much. */
const perRank = 0.03;

/** A candidate by the rubric, from nought to one. */
export function judgeCandidate(
  { name: shape, template, advice }: { name: string; template?: string; advice?: string },
  blocks: Block[],
  writing: Writing,
  rank = 0,
): JudgedCandidate {
  const scores = rubric.map(({ name, weight, score }) => ({
    name,
    weight,
    score: score(blocks, writing),
  }));
  const most = rubric.reduce((sum, { weight }) => sum + weight, 0);
  const total =
    scores.reduce((sum, { score, weight }) => sum + score * weight, 0) / most - rank * perRank;
  return { shape, template, advice, blocks, total, scores };
}
