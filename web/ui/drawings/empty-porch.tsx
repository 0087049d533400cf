import { Drawing, type DrawingProps, fine, Lantern, solid } from './drawing.tsx';

export function EmptyPorch(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path d="M24 40 42 20h78l18 20z" {...solid} />
      <path
        d="M34 34.5h93M40 28.5h82M63 20.5l-5 8M98 20.5l4 8M52 28.5l-4 6M80 28.5v6M112 28.5l4 6"
        {...fine}
      />
      <path d="M22 40h116v6.5H22z" {...solid} />
      <path d="M84 100V66c0-7 5-11.5 11.5-11.5S107 59 107 66v34" {...solid} />
      <path d="M89 76V67c0-4.5 2.8-7.2 6.5-7.2s6.5 2.7 6.5 7.2v9zM89 82h13v12H89z" {...fine} />
      <circle cx={103.5} cy={79} r={0.6} />
      <path d="M43 79h35M112.5 79h5" />
      <path d="M47 79v21M53 79v21M59 79v21M65 79v21M71 79v21M77 79v21M115 79v21" {...fine} />
      <path d="M35.5 46.5h6V100h-6zM118.5 46.5h6V100h-6z" {...solid} />
      <path d="M35.5 52h6M118.5 52h6" {...fine} />
      <path d="M62 47v6" />
      <Lantern x={62} y={53} />
      <path d="M18 100h124M80 100v6h31v-6M74 106h43v6H74z" {...solid} />
      <path d="M10 112h140" />
      <path
        d="M24 111c-3-7 0-12 3-13 1 4 2 6 0 13M30 111c0-5 3-9 7-9-1 4-2 7-4 9M134 111c-1-5 1-9 4-11 2 4 2 8 0 11"
        {...fine}
      />
    </Drawing>
  );
}
