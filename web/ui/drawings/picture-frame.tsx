import { Drawing, type DrawingProps, fine, Glow, solid } from './drawing.tsx';

export function PictureFrame(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path d="M34 36h92v72H34z" {...solid} />
      <path d="M43 45h74v54H43z" />
      <path d="m34 36 9 9M126 36l-9 9M34 108l9-9M126 108l-9-9" {...fine} />
      <path d="M43 86c12-10 24-12 36-5 12-9 26-10 38-2" {...fine} />
      <path d="M68 91V76l12-9.5L92 76v15" {...solid} />
      <path d="m64.5 79 15.5-12.5L95.5 79M54 91h52" />
      <path d="M77 91v-8.5a3 3 0 0 1 6 0V91z" fill="var(--porch-light)" stroke="none" />
      <path d="M102 91v-5M102 76c-3.5 0-5.5 3-5 6s2.5 4 5 4 4.5-1 5-4-1.5-6-5-6z" {...fine} />
      <Glow x={80} y={40} reach={40} />
      <path d="M80 36V22c0-5 8-5 8 0v1" />
      <path d="M60 26h40l3 7H57z" {...solid} />
      <path d="M62 35.5h36" stroke="var(--porch-light)" strokeWidth={3} />
    </Drawing>
  );
}
