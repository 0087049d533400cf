import { Drawing, type DrawingProps, fine, Lantern, solid } from './drawing.tsx';

export function Notebook(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path d="M104 92h42v9h-42M101 101h46v10h-46" {...solid} />
      <path d="M104 92c-4 0-4 9 0 9M101 101c-4 0-4 10 0 10M116 92v9M122 101v10" />
      <path d="M126 96.5h16M132 106h11" {...fine} />
      <Lantern x={126} y={57} />
      <path d="M12 66h84v43H12z" {...solid} />
      <path
        d="M54 68c-6-6-20-8-37-5v42c17-3 31-1 37 5 6-6 20-8 37-5V63c-17-3-31-1-37 5z"
        {...solid}
      />
      <path d="M54 68v42" />
      <path
        d="M24 73c9-1.2 17-.7 24 2M24 81c9-1.2 17-.7 24 2M24 89c6-.8 11-.7 16 .3M60 75c3-1.2 6-2 9.5-2.3M60 83c3-1.2 6-2 9.5-2.3"
        {...fine}
      />
      <path d="M75 62.5v29l4.5-4.5 4.5 4.2V62.2z" fill="var(--porch-light)" stroke="none" />
      <path d="M6 111h148" />
      <path d="M40 36v5M37.5 38.5h5M66 24v4M64 26h4M92 42v3M90.5 43.5h3" {...fine} />
    </Drawing>
  );
}
