import type { Box } from '#contract/composition.ts';
import { inkOn } from './colors.ts';
import type { FontRole, Sketch } from './sketch.ts';

/** The agent's own lines, strongest first; without a name the brokerage leads. */
export function agentLines({ input: { layout } }: Sketch): { name: string; details: string[] } {
  const { name, brokerage, phone, license } = layout.agent;
  const contact = [phone, license].filter(Boolean).join('  ·  ');
  const [first = '', ...rest] = [name, brokerage, contact].filter(Boolean);
  return { name: first, details: rest };
}

/** Sizes in parts of the name's, and distances in parts of a line's own size. */
const detailSize = 0.6;
const lineStep = 1.18;
const between = 0.52;
const smallest = 0.44;

type AgentTextOptions = {
  /** Of the name. */
  largest?: number;
  detailColor?: string;
};

/** Name above details, in the middle of a box. Long ones break into two lines before they get too small. */
export function drawAgentText(
  sketch: Sketch,
  box: Box,
  ground: string,
  { largest = Math.min(box.height * 0.42, 5 * sketch.unit), detailColor }: AgentTextOptions = {},
) {
  const { name, details } = agentLines(sketch);
  if (!name || box.width <= 0) return;
  const blocks = fitBlocks(sketch, box, [name, ...details], largest);
  let top = box.top + (box.height - heightOf(blocks)) / 2;
  blocks.forEach(({ text, role, size, count }, index) => {
    const height = blockHeight({ size, count });
    const color = index === 0 ? inkOn(ground) : (detailColor ?? sketch.softOn(ground));
    const place = { ...box, top, height: height * 1.02 };
    const options = { role, largest: size, lines: count, lineHeight: lineStep, color } as const;
    sketch.text(text, place, { ...options, stand: 'top' });
    top += height + gapIn(blocks);
  });
}

type Block = { text: string; role: FontRole; size: number; count: number };

const blockHeight = ({ size, count }: Pick<Block, 'size' | 'count'>) =>
  size * (0.72 + (count - 1) * lineStep);
const gapIn = (blocks: Block[]) => between * (blocks[0]?.size ?? 0);
const heightOf = (blocks: Block[]) =>
  blocks.reduce((sum, block) => sum + blockHeight(block), (blocks.length - 1) * gapIn(blocks));

/** All in one line each where that is not too small, else in two, and as large as the box allows. */
function fitBlocks(sketch: Sketch, box: Box, texts: string[], largest: number): Block[] {
  const blocksAt = (size: number): Block[] =>
    texts.map((text, index) => {
      const role = index === 0 ? 'heading' : index === 1 ? 'strong' : 'body';
      const own = index === 0 ? size : size * detailSize;
      return { text, role, size: own, count: sketch.linesOf(text, role, own, box.width) };
    });
  for (const { lines, from, to } of [
    { lines: 1, from: 1, to: 0.7 },
    { lines: 2, from: 0.9, to: smallest },
  ]) {
    for (let scale = from; scale > to; scale -= 0.02) {
      const blocks = blocksAt(largest * scale);
      const isInLines = blocks.every(({ count }) => count <= lines);
      if (isInLines && heightOf(blocks) <= box.height) return blocks;
    }
  }
  return blocksAt(largest * smallest).map((block) => ({
    ...block,
    count: Math.min(block.count, 2),
  }));
}

/** Headshot, name and details, logo: side by side in a box on a ground of one color. */
export function drawAgentRow(sketch: Sketch, box: Box, ground: string, detailColor?: string) {
  const { unit } = sketch;
  const side = box.height;
  sketch.placeHeadshot(box.left, box.top, side, ground);
  const room = { width: Math.min(box.width * 0.27, 26 * unit), height: side * 0.72 };
  const { plate } = sketch.logoSize(room, ground);
  const right = box.left + box.width;
  sketch.placeLogo(
    {
      left: right - plate.width,
      top: box.top + (side - room.height) / 2,
      width: plate.width,
      height: room.height,
    },
    'right',
    ground,
  );
  const left = box.left + side + 2.4 * unit;
  const width = right - plate.width - 3.2 * unit - left;
  drawAgentText(sketch, { left, top: box.top, width, height: side }, ground, { detailColor });
}
