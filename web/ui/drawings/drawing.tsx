// One hand for every drawing: a bold line for what it shows, a fine line for what is around it,
// and one light. Colours come from web/app/css-variables.ts.
import { type ReactNode, useId } from 'react';

export type DrawingProps = { width?: number };

export const fine = { stroke: 'var(--porch-line-soft)', strokeWidth: 1.3 } as const;
export const solid = { fill: 'var(--porch-fill)' } as const;

export function Drawing({ width = 160, children }: DrawingProps & { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 160 120"
      width={width}
      height={width * 0.75}
      fill="none"
      stroke="var(--porch-line)"
      strokeWidth={2.2}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path
        d="M15 111c-4 0-6-3-7-7-5-24 4-52 23-69 22-20 61-27 89-14 27 13 38 50 33 82-.6 5-3 8-7 8z"
        fill="var(--porch-wash)"
        stroke="none"
      />
      {children}
    </svg>
  );
}

/** The lantern of the logo, lit: 24 wide and 34 high; x and y are the top of its ring. */
export function Lantern({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <Glow x={0} y={23} reach={34} />
      <path d="M-9 14H9L7.5 32h-15z" fill="var(--porch-light)" stroke="none" />
      <path
        d="M-3.4 32v-6.6a3.4 3.4 0 0 1 6.8 0V32z"
        fill="var(--porch-light-core)"
        stroke="none"
      />
      <path d="M-8.8 15-7.4 32M8.8 15 7.4 32" />
      <path d="M0 6.4-12 14H12z" fill="var(--porch-line)" />
      <path d="M-10 33h20" strokeWidth={3} />
      <circle cy={3.1} r={2.6} />
    </g>
  );
}

/** Warms what was drawn before it. */
export function Glow({ x, y, reach }: { x: number; y: number; reach: number }) {
  const id = useId();
  return (
    <>
      <radialGradient id={id}>
        <stop stopColor="var(--porch-light)" stopOpacity={0.55} />
        <stop offset={0.45} stopColor="var(--porch-light)" stopOpacity={0.18} />
        <stop offset={1} stopColor="var(--porch-light)" stopOpacity={0} />
      </radialGradient>
      <circle cx={x} cy={y} r={reach} fill={`url(#${id})`} stroke="none" />
    </>
  );
}
