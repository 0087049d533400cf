import { lamp, night, ToolTile, type ToolTileProps } from './tool-tile.tsx';

export function ToolBlog(props: ToolTileProps) {
  return (
    <ToolTile {...props}>
      <path
        d="M13.5 8.5h13.7l7.3 7.3v20.7a3 3 0 0 1-3 3h-18a3 3 0 0 1-3-3v-25a3 3 0 0 1 3-3z"
        fill={night}
      />
      <path d="M27 9v7h7M16 25h12M16 30h8M16 35h5" strokeWidth={1.3} />
      <path d="M16 19h7" stroke={lamp} strokeWidth={3} />
      <path
        d="m26.5 37.5 1.2-5L38 22.2a2.6 2.6 0 0 1 3.7 3.7L31.5 36.3z"
        fill={lamp}
        stroke={night}
        strokeWidth={2}
      />
      <path d="m26.5 37.5.7-3 2.3 2.3z" stroke="#fff6e0" strokeWidth={1.3} />
    </ToolTile>
  );
}
