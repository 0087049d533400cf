import { Drawing, type DrawingProps, fine, Glow, solid } from './drawing.tsx';

export function EmptyDesk(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path d="M30 112 34 97M130 112l-4-15" />
      <path d="M34 76h92l18 20H16z" {...solid} />
      <path d="M16 96h128v5H16z" {...solid} />
      <path d="m60 80-9 12.5h42L90 80z" {...solid} />
      <path d="m64 84-1 1.5M70 84h12" {...fine} />
      <path d="m97 91 12-8.5 2.5 2.5L99 92.5l-3.5.7z" {...solid} />
      <path d="M113 80c0-2 3-3.5 7-3.5s7 1.5 7 3.5-3 3.5-7 3.5-7-1.5-7-3.5z" {...solid} />
      <path d="M80 51 50 94h50l-8-50z" fill="var(--porch-light)" fillOpacity={0.16} stroke="none" />
      <Glow x={86} y={52} reach={36} />
      <path d="M120 78.5 126 48 98 30" />
      <circle cx={126} cy={48} r={2.2} {...solid} />
      <path d="M85 48a8.5 8.5 0 0 0 13.5-7z" fill="var(--porch-light-core)" stroke="none" />
      <path d="M79.5 50.5C79 38 87 27 96.5 27.5c5.5.3 8.5 5 7.5 10.5z" {...solid} />
      <path d="M85 44c1-6 4-10 8-11.5" {...fine} />
      <path
        d="M38 78c-.5-3-.8-6-.8-9h13c0 3-.3 6-.8 9-2 1.2-9.5 1.2-11.4 0zM50 71c4-.5 4 5 0 4.5"
        {...solid}
      />
      <path d="M41.5 64c-1.5-2 1.5-3 0-5.5M46 64c-1.5-2 1.5-3 0-5.5" {...fine} />
    </Drawing>
  );
}
