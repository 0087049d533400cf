import { Drawing, type DrawingProps, fine, Lantern, solid } from './drawing.tsx';

export function Letter(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path
        d="M46 64h68a4 4 0 0 1 4 4v39a4 4 0 0 1-4 4H46a4 4 0 0 1-4-4V68a4 4 0 0 1 4-4z"
        {...solid}
      />
      <path d="m44 109 26-24.5M116 109 90 84.5" {...fine} />
      <path d="m43.5 66 30.5 25c3.5 2.8 8.5 2.8 12 0l30.5-25" />
      <path d="M30 76H19M33 86h-8M30 96H16M130 76h11M127 86h8M130 96h14" {...fine} />
      <path
        d="M73 52 51 111h58L87 52z"
        fill="var(--porch-light)"
        fillOpacity={0.13}
        stroke="none"
      />
      <path d="M80 4v14" />
      <Lantern x={80} y={18} />
    </Drawing>
  );
}
