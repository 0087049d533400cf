// The scene beside the sign-in form. It is dusk here by day and by night, so the colours are its own.
import { useId } from 'react';
import { EveningGarden } from './evening-garden.tsx';
import { EveningHouse } from './evening-house.tsx';

export function EveningPorch() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 560 640"
      width="100%"
      height="100%"
      preserveAspectRatio="xMidYMid slice"
      style={{ display: 'block' }}
    >
      <Sky />
      <Hills />
      <Woods />
      <EveningHouse />
      <EveningGarden />
    </svg>
  );
}

function Sky() {
  const id = useId();
  return (
    <>
      <linearGradient id={`${id}air`} x2={0} y2={1}>
        <stop stopColor="#0a2833" />
        <stop offset={0.22} stopColor="#12404a" />
        <stop offset={0.4} stopColor="#22605f" />
        <stop offset={0.5} stopColor="#4a7f70" />
        <stop offset={0.58} stopColor="#a29b6c" />
        <stop offset={0.64} stopColor="#efb670" />
      </linearGradient>
      <radialGradient id={`${id}moon`}>
        <stop stopColor="#fbe9c4" stopOpacity={0.26} />
        <stop offset={0.5} stopColor="#fbe9c4" stopOpacity={0.08} />
        <stop offset={1} stopColor="#fbe9c4" stopOpacity={0} />
      </radialGradient>
      <rect width={560} height={640} fill={`url(#${id}air)`} />
      <g fill="#fdf0d2">
        {stars.map(([x, y, radius, opacity]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} opacity={opacity} />
        ))}
        <circle cx={104} cy={112} r={90} fill={`url(#${id}moon)`} />
        <path d="M107 95a17 17 0 1 0 12 26 20 20 0 0 1-12-26z" opacity={0.95} />
      </g>
    </>
  );
}

const stars = [
  [36, 40, 1.2, 0.7],
  [72, 172, 0.9, 0.5],
  [58, 74, 0.8, 0.45],
  [148, 48, 1.4, 0.8],
  [184, 122, 0.9, 0.5],
  [214, 28, 0.9, 0.55],
  [240, 78, 1.1, 0.65],
  [304, 44, 0.8, 0.5],
  [338, 18, 1.3, 0.7],
  [376, 88, 0.9, 0.5],
  [410, 44, 1, 0.6],
  [28, 222, 0.9, 0.4],
  [122, 214, 0.8, 0.35],
  [8, 134, 1, 0.5],
  [268, 14, 0.7, 0.45],
] as const;

function Hills() {
  const id = useId();
  return (
    <>
      <Mist id={`${id}far`} from="#8b9069" to="#4d7a69" />
      <Mist id={`${id}middle`} from="#3d6e62" to="#22514c" />
      <Mist id={`${id}near`} from="#24544c" to="#153e3d" />
      <path
        d="M0 422c24-16 46-28 76-23 34 6 46 22 84 13 60-18 120-34 190-16h210v110H0z"
        fill={`url(#${id}far)`}
      />
      <path d="M0 440c30-6 60 4 96-2s70-22 104-16l360 10v80H0z" fill={`url(#${id}middle)`} />
      <path d="M84 431h3.5v4H84zM90 432h3v3.5h-3z" fill="#ffd48a" />
      <path d="M0 462c40-12 90-18 150-8 90 16 250 10 410-6v90H0z" fill={`url(#${id}near)`} />
    </>
  );
}

function Mist({ id, from, to }: { id: string; from: string; to: string }) {
  return (
    <linearGradient id={id} x2={0} y2={1}>
      <stop stopColor={from} />
      <stop offset={1} stopColor={to} />
    </linearGradient>
  );
}

function Woods() {
  return (
    <>
      <path
        d="M420 170c-14-16-4-40 16-40-6-24 22-42 40-28 2-26 38-34 50-12 10-12 26-14 34-4v140H420z"
        fill="#113c45"
      />
      <g fill="#35695d">
        <Pine x={78} y={462} height={78} />
        <Pine x={96} y={464} height={58} />
      </g>
      <g fill="#1b4d4d">
        <Pine x={146} y={482} height={196} />
        <Pine x={-2} y={484} height={196} />
      </g>
      <g fill="#103a3e">
        <Pine x={38} y={496} height={286} />
        <Pine x={118} y={498} height={128} />
        <Pine x={-6} y={502} height={150} />
      </g>
    </>
  );
}

function Pine({ x, y, height }: { x: number; y: number; height: number }) {
  return (
    <path
      transform={`translate(${x} ${y}) scale(${height / 128} ${height / 100})`}
      d="M0-100c1 6 3 10 6 14l-3-1c1 6 4 10 7 14l-4-1c2 7 5 11 9 15l-5-1c2 7 6 12 10 16l-6-1c3 7 7 12 12 16l-7-1c2 7 5 12 9 16-8 5-18 6-26 5v9h-4v-9c-8 1-18 0-26-5 4-4 7-9 9-16l-7 1c5-4 9-9 12-16l-6 1c4-4 8-9 10-16l-5 1c4-4 7-8 9-15l-4 1c3-4 6-8 7-14l-3 1c3-4 5-8 6-14z"
    />
  );
}
