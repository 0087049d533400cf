import type { Random } from '#builtin/random.ts';
import { actionWithPurpose } from '#builtin/writer/action.ts';
import type { Block } from '#builtin/writer/blocks.ts';
import type { Point } from '#builtin/writer/knowledge/knowledge.ts';
import { lowerFirst } from '#builtin/writer/knowledge/vocabulary.ts';
import { asSentence } from '#builtin/writer/language/sentences.ts';
import type { Material } from '#builtin/writer/material.ts';
import { byStage } from '#builtin/writer/points.ts';
import type { Facts } from '#contract/facts.ts';

/** How much a shape says: 0 as little as it can, 2 as much as it may. */
export type ShapeSize = 0 | 1 | 2;

export type Ingredients = {
  material: Material;
  random: Random;
  size: ShapeSize;
  figures?: Facts['figures'];
  /** The agent said so much that we say little. */
  isTight: boolean;
  /** The agent's own call to action, said instead of ours. */
  nextStep?: string;
};

/** A content template in code: it lays points out in its own way. */
export type Shape = (ingredients: Ingredients) => Block[];

export function opening({ material, random }: Ingredients): string {
  const { titleEntry, knowledge, say } = material;
  return say(random.pick(titleEntry?.openings ?? knowledge.openings));
}

/** Points that answer the title, one of the most telling first; others only when those run out. */
export function pickPoints({ material, random, isTight }: Ingredients, count: number): Point[] {
  const telling = random.pick(material.own.slice(0, 3));
  const rest = random.some(material.own.filter((point) => point !== telling));
  if (!isTight) return [telling, ...rest, ...material.others].slice(0, count);
  const few = rest.slice(0, count * 2).toSorted((one, other) => lengthOf(one) - lengthOf(other));
  return [telling, ...few, ...material.others].slice(0, count);
}

/** With little room those come first that are told in few words. */
const lengthOf = ({ lead, why, mistake, cost, action }: Point) =>
  [lead[0], why, mistake, cost, action].join(' ').length;

/** As pickPoints, in the order of the topic's stages and, within one, of its file. */
export function takeInOrder(ingredients: Ingredients, count: number): Point[] {
  return byStage(pickPoints(ingredients, count), ingredients.material.knowledge);
}

export const lead = ({ random, material }: Ingredients, point: Point) =>
  material.say(random.pick(point.lead));

/** The action with what it is for, as one sentence. */
export const tip = ({ material }: Ingredients, point: Point) =>
  asSentence(material.say(actionWithPurpose(point)));

export function pickInvitation({ material, random, nextStep }: Ingredients): string {
  if (nextStep) return nextStep;
  return material.say(random.pick(material.invitations));
}

/** Two sentences as one: "..., and ...". */
export function joinedSentences({ material }: Ingredients, one: string, other: string): string {
  const { say } = material;
  return say(`${one.replace(/\.$/, '')}, and ${lowerFirst(other)}`);
}

export const lowered = ({ material }: Ingredients, text: string) => lowerFirst(material.say(text));
