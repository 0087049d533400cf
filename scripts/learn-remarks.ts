import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createRandom } from '#builtin/random.ts';
import {
  type ClausePosition,
  featuresOf,
  positionOf,
  remarkScoreOf,
  type Weights,
} from '#builtin/writer/understand/likely-remark.ts';

/**
 * Learns which clauses of an answer are said to the writer, from data-files/remarks,
 * by logistic regression; writes weights.json and prints what it finds and wrongly takes on parts
 * it was not shown. Run: npm run learn:remarks
 */
export type Labelled = {
  /** Clauses alone. */
  remarks: string[];
  copy: string[];
  /** Whole answers, each clause with 1 for a remark. */
  answers: [clause: string, isRemark: 0 | 1][][];
};
type Row = { clause: string; position?: ClausePosition; isRemark: boolean; features: string[] };

const folder = path.join(import.meta.dirname, '../data-files/remarks');
const parts = 6;

export function readLabelled(): Labelled {
  const read = (name: string) => JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
  return { ...read('labelled.json'), answers: read('answers.json') };
}

export const learnRemarks = (labelled: Labelled): Weights => learn(rowsOf(labelled));

/** Of every clause with what is read from it: as long as it stays, learning again changes nothing. */
export const fingerprintOf = (labelled: Labelled): string =>
  createHash('sha256')
    .update(JSON.stringify(rowsOf(labelled).map(({ isRemark, features }) => [isRemark, features])))
    .digest('hex');

function rowsOf({ remarks, copy, answers }: Labelled): Row[] {
  const row = (clause: string, isRemark: boolean, position?: ClausePosition): Row => ({
    clause,
    position,
    isRemark,
    features: featuresOf(clause, position),
  });
  return [
    ...remarks.map((clause) => row(clause, true)),
    ...copy.map((clause) => row(clause, false)),
    ...answers.flatMap((clauses) =>
      clauses.map(([clause, isRemark], index) =>
        row(withoutEnd(clause), isRemark === 1, positionOf(index, clauses.length)),
      ),
    ),
  ];
}

/** Read without the mark it ends with, as the writer asks for it. */
const withoutEnd = (clause: string) => clause.replace(/[\s.,;–—-]+$/, '');

/** Steps that grow smaller for what was seen often (AdaGrad), with weights held back from growing. */
function learn(rows: readonly Row[]): Weights {
  const counts = new Map<string, number>();
  for (const { features } of rows)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const weight = new Map<string, number>();
  const moved = new Map<string, number>();
  let start = 0;
  let startMoved = 1e-6;
  const random = createRandom(1);
  for (let round = 0; round < 15; round++) {
    for (const { isRemark, features } of random.some(rows, rows.length)) {
      const known = features.filter((feature) => (counts.get(feature) ?? 0) > 1);
      const sum = known.reduce((total, feature) => total + (weight.get(feature) ?? 0), start);
      const error = 1 / (1 + Math.exp(-sum)) - Number(isRemark);
      startMoved += error * error;
      start -= (0.3 * error) / Math.sqrt(startMoved);
      for (const feature of known) {
        const before = weight.get(feature) ?? 0;
        const slope = error + 0.02 * before;
        const total = (moved.get(feature) ?? 1e-6) + slope * slope;
        moved.set(feature, total);
        weight.set(feature, before - (0.3 * slope) / Math.sqrt(total));
      }
    }
  }
  const kept = [...weight]
    .map(([feature, value]) => [feature, Number(value.toFixed(2))] as const)
    .filter(([, value]) => Math.abs(value) >= 0.1)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return { start: Number(start.toFixed(2)), features: Object.fromEntries(kept) };
}

/** Every clause scored by weights learned from the others. */
function crossChecked(labelled: Labelled) {
  const all = rowsOf(labelled);
  const rows = createRandom(2).some(all, all.length);
  return Array.from({ length: parts }, (_, part) => {
    const weights = learn(rows.filter((_, index) => index % parts !== part));
    return rows
      .filter((_, index) => index % parts === part)
      .map(({ clause, position, isRemark }) => ({
        isRemark,
        score: remarkScoreOf(clause, weights, position),
      }));
  }).flat();
}

if (import.meta.main) {
  const labelled = readLabelled();
  const scored = crossChecked(labelled);
  const share = (of: boolean, least: number) => {
    const all = scored.filter(({ isRemark }) => isRemark === of);
    return (all.filter(({ score }) => score > least).length / all.length).toFixed(3);
  };
  for (const least of [1, 1.5, 2, 3, 4])
    process.stdout.write(
      `above ${least}: ${share(true, least)} of remarks found, ${share(false, least)} of copy taken for one\n`,
    );
  writeFileSync(
    path.join(folder, 'weights.json'),
    `${JSON.stringify({ learnedFrom: fingerprintOf(labelled), ...learnRemarks(labelled) }, null, 1)}\n`,
  );
}
