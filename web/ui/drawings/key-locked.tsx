import { Drawing, type DrawingProps, fine, Lantern, solid } from './drawing.tsx';

export function KeyLocked(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path d="M32 111V46c0-16 12-27 27-27s27 11 27 27v65" {...solid} />
      <path d="M39 111V47c0-12 9-20.5 20-20.5S79 35 79 47v64" />
      <path
        d="M59 34v19M46 53v-5c0-8 5.5-14 13-14s13 6 13 14v5zM46 62h11v18H46zM61 62h6.5v18H61zM46 88h26v15H46z"
        {...fine}
      />
      <path d="M70 70h6v17h-6z" {...solid} />
      <path d="M104 24v16M104 31c1-8 16-9 16 1" />
      <Lantern x={120} y={32} />
      <path d="M98 79h14" strokeWidth={3} />
      <path d="M105 80v3" />
      <circle cx={105} cy={88.5} r={5.2} {...solid} />
      <path d="M105 94v13M105 101.5h5M105 107h4" />
      <circle cx={73} cy={76} r={1.7} fill="var(--porch-light)" stroke="none" />
      <path d="M73 77v4.5" stroke="var(--porch-light)" />
      <path d="M8 111h144M26 111h66" />
      <path
        d="M20 110c-3-6-1-11 2-13 2 4 3 8 1 13M132 110c-2-6 0-11 3-13 2 4 2 9 0 13M139 110c0-4 2-8 6-9 0 4-1 7-3 9"
        {...fine}
      />
    </Drawing>
  );
}
