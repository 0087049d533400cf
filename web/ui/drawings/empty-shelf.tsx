import { Drawing, type DrawingProps, fine, Lantern, solid } from './drawing.tsx';

export function EmptyShelf(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path d="M22 58h116v5.5H22z" {...solid} />
      <path d="M34 63.5v8c4 0 8-4 8-8M126 63.5v8c-4 0-8-4-8-8" />
      <path d="M22 99h116v5.5H22z" {...solid} />
      <path d="M34 104.5v7c4 0 8-3 8-7M126 104.5v7c-4 0-8-3-8-7" />
      <path d="M38 28h9v30h-9zM47 33h7v25h-7z" {...solid} />
      <path d="m58 57 10.5-26.5 8 3.2L66.5 58" {...solid} />
      <path d="M38 34h9M38 51h9M47 39h7M66.5 36l8 3.2" {...fine} />
      <Lantern x={112} y={24} />
      <g {...fine} strokeDasharray="3 4">
        <path d="M38 99V73h9v26M50 99V76h8v23M61 99V70h10v29M98 99V79h26v20M103 93l6-7 5 5 3-3 4 5" />
      </g>
      <path d="M84 99c-1-3-1.5-6-1.5-8h11c0 2-.5 5-1.5 8z" {...solid} />
      <path d="M88 91c-1-5-4-8-7-9 0 4 2 8 6 9M88 91c0-6 1-10 5-13 2 5 0 10-4 13" {...fine} />
    </Drawing>
  );
}
