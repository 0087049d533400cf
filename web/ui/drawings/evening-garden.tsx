import { useId } from 'react';

export function EveningGarden() {
  return (
    <>
      <Lawn />
      <Steps />
      <Stones />
      <Borders />
      <Foreground />
      <Fireflies />
    </>
  );
}

function Lawn() {
  const id = useId();
  return (
    <>
      <linearGradient id={`${id}grass`} x2={0} y2={1}>
        <stop stopColor="#2c5d49" />
        <stop offset={0.45} stopColor="#184542" />
        <stop offset={1} stopColor="#092427" />
      </linearGradient>
      <radialGradient id={`${id}pool`}>
        <stop stopColor="#ffca75" stopOpacity={0.8} />
        <stop offset={0.4} stopColor="#f2a94e" stopOpacity={0.34} />
        <stop offset={1} stopColor="#f2a94e" stopOpacity={0} />
      </radialGradient>
      <path d="M0 470c50-4 110 0 160 14l400 8v148H0z" fill={`url(#${id}grass)`} />
      <ellipse cx={290} cy={528} rx={260} ry={80} fill={`url(#${id}pool)`} />
    </>
  );
}

function Steps() {
  const id = useId();
  return (
    <>
      <FallingLight id={`${id}tread`} colors={['#ffe0a3', '#d39c58', '#5d6a50']} />
      <FallingLight id={`${id}riser`} colors={['#9d7847', '#5f5f46', '#284a43']} />
      {[0, 1, 2].map((step) => {
        const half = 62 + step * 9;
        const y = 480 + step * 19;
        return (
          <g key={step}>
            <path
              d={`M${296 - half} ${y - 7}h${half * 2 - 12}l6 7h${-half * 2}z`}
              fill={`url(#${id}tread)`}
            />
            <path
              d={`M${290 - half} ${y}h${half * 2}v12h${-half * 2}z`}
              fill={`url(#${id}riser)`}
            />
          </g>
        );
      })}
    </>
  );
}

function FallingLight({ id, colors }: { id: string; colors: [string, string, string] }) {
  return (
    <radialGradient id={id} cx={290} cy={452} r={124} gradientUnits="userSpaceOnUse">
      <stop offset={0.15} stopColor={colors[0]} />
      <stop offset={0.55} stopColor={colors[1]} />
      <stop offset={1} stopColor={colors[2]} />
    </radialGradient>
  );
}

function Stones() {
  const id = useId();
  return (
    <>
      <linearGradient id={id} x2={0} y1={534} y2={640} gradientUnits="userSpaceOnUse">
        <stop stopColor="#f4c071" />
        <stop offset={0.4} stopColor="#9a845a" />
        <stop offset={1} stopColor="#2f524b" />
      </linearGradient>
      <path d={flagstones} fill="#0b2a2b" fillOpacity={0.5} transform="translate(0 4)" />
      <path d={flagstones} fill={`url(#${id})`} />
    </>
  );
}

const flagstones = [
  'M246 544c8-4 38-5 52-3 10 2 8 8-4 9-16 2-40 2-48-1-4-2-4-4 0-5z',
  'M308 546c10-3 26-3 34 0 6 3 2 7-8 8-12 1-24 0-28-3-2-2-2-4 2-5z',
  'M226 562c12-6 42-6 56-2 12 3 8 11-6 13-20 3-46 2-54-3-6-3-2-6 4-8z',
  'M296 565c12-5 36-5 48-1 10 4 4 11-10 13-16 2-34 1-40-4-4-3-2-6 2-8z',
  'M206 589c16-8 52-8 70-2 14 5 6 15-12 17-24 4-54 2-64-5-6-4-2-8 6-10z',
  'M292 593c16-7 48-6 62 0 12 6 2 15-16 17-22 2-46 0-52-7-4-4 0-8 6-10z',
  'M178 624c20-10 66-10 88-2 16 7 6 20-18 24h-78c-10-10-4-18 8-22z',
  'M284 628c20-8 62-8 80 1 12 6 6 17-10 23h-66c-16-8-16-18-4-24z',
].join('');

/** Low planting along the porch, warm on the side of the steps. */
function Borders() {
  const id = useId();
  return (
    <>
      <linearGradient id={`${id}left`}>
        <stop stopColor="#123d3c" />
        <stop offset={0.7} stopColor="#2d5f48" />
        <stop offset={1} stopColor="#a58a4c" />
      </linearGradient>
      <linearGradient id={`${id}right`} x1={1} x2={0}>
        <stop stopColor="#123d3c" />
        <stop offset={0.75} stopColor="#2d5f48" />
        <stop offset={1} stopColor="#a58a4c" />
      </linearGradient>
      <linearGradient id={`${id}shade`} x2={0} y2={1}>
        <stop offset={0.3} stopColor="#082426" stopOpacity={0} />
        <stop offset={1} stopColor="#082426" stopOpacity={0.65} />
      </linearGradient>
      <path d={leftBorder} fill={`url(#${id}left)`} />
      <path d={rightBorder} fill={`url(#${id}right)`} />
      <path d={leftBorder} fill={`url(#${id}shade)`} />
      <path d={rightBorder} fill={`url(#${id}shade)`} />
      <g fill="#f0bd76">
        {blossoms.map(([x, y, radius]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} opacity={0.85} />
        ))}
      </g>
    </>
  );
}

const leftBorder =
  'M104 512c-6-14 6-26 18-22 2-14 20-18 28-7 8-14 28-12 32 2 14-6 26 6 22 20 4 2 5 5 4 9-30 6-76 6-104-2z';
const rightBorder =
  'M374 516c-4-16 8-28 22-22 4-16 26-18 34-4 8-14 30-14 36 0 10-12 30-10 36 4 12-8 30-4 34 8 14-4 24 6 24 16v6c-60 6-140 4-186-8z';
const blossoms = [
  [132, 500, 1.8],
  [152, 492, 2],
  [171, 497, 2.2],
  [186, 505, 2.4],
  [198, 508, 2.2],
  [388, 508, 2.4],
  [402, 500, 2.3],
  [420, 506, 2],
  [444, 499, 1.9],
  [470, 506, 1.7],
] as const;

function Foreground() {
  return (
    <>
      <g fill="#0d3435">
        <Spray x={96} y={650} size={1.15} />
        <Spray x={470} y={652} size={1.25} />
        <Spray x={2} y={610} size={1.2} />
        <Spray x={556} y={612} size={1.2} />
      </g>
      <g fill="#06191c">
        <Spray x={40} y={660} size={1.6} />
        <Spray x={-14} y={650} size={1.5} />
        <Spray x={128} y={664} size={0.95} />
        <Spray x={524} y={664} size={1.65} />
        <Spray x={572} y={640} size={1.5} />
        <Spray x={428} y={664} size={0.9} />
      </g>
    </>
  );
}

/** A tuft of leaves growing from one point. */
function Spray({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <>
      {leaves.map(([turn, length]) => (
        <path
          key={turn}
          transform={`translate(${x} ${y}) rotate(${turn}) scale(${size} ${size * length})`}
          d="M0 0C15-14 15-46 3-74-9-50-13-18 0 0z"
        />
      ))}
    </>
  );
}

const leaves = [
  [-72, 0.8],
  [-54, 0.95],
  [-38, 0.85],
  [-22, 1.1],
  [-7, 0.95],
  [9, 1.15],
  [25, 0.9],
  [41, 1.05],
  [58, 0.85],
  [74, 0.75],
] as const;

function Fireflies() {
  return (
    <g fill="#ffd995">
      <circle cx={152} cy={540} r={1.6} />
      <circle cx={112} cy={532} r={1.2} opacity={0.8} />
      <circle cx={428} cy={552} r={1.5} />
      <circle cx={492} cy={540} r={1.2} opacity={0.7} />
      <circle cx={176} cy={588} r={1.4} opacity={0.8} />
      <circle cx={400} cy={596} r={1.4} opacity={0.9} />
      <circle cx={76} cy={486} r={1.2} opacity={0.7} />
    </g>
  );
}
