// The tools of Home are lit windows at dusk, by day and by night; same hand as gbp_icon.svg.
import { type ReactNode, useId } from 'react';

export type ToolTileProps = { width?: number };

const cream = '#fff1d6';
export const night = '#0f2c30';
export const lamp = '#f2a94e';

export function ToolTile({ width = 48, children }: ToolTileProps & { children: ReactNode }) {
  const dusk = useId();
  const glow = useId();
  return (
    <svg aria-hidden="true" viewBox="0 0 48 48" width={width} height={width} fill="none">
      <linearGradient id={dusk} x1={0} x2={0} y1={0} y2={1}>
        <stop stopColor="#143a3c" />
        <stop offset={1} stopColor="#2a6e5d" />
      </linearGradient>
      <radialGradient id={glow} cx={0.5} cy={0.46} r={0.44}>
        <stop stopColor={lamp} stopOpacity={0.5} />
        <stop offset={1} stopColor={lamp} stopOpacity={0} />
      </radialGradient>
      <rect width={48} height={48} rx={12} fill={`url(#${dusk})`} />
      <rect width={48} height={48} rx={12} fill={`url(#${glow})`} />
      <rect x={0.5} y={0.5} width={47} height={47} rx={11.5} stroke={cream} strokeOpacity={0.14} />
      <g stroke={cream} strokeWidth={2.4} strokeLinecap="round" strokeLinejoin="round">
        {children}
      </g>
    </svg>
  );
}
