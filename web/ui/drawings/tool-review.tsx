import { lamp, night, ToolTile, type ToolTileProps } from './tool-tile.tsx';

export function ToolReview(props: ToolTileProps) {
  return (
    <ToolTile {...props}>
      <path
        d="M12.5 9.5h23a4 4 0 0 1 4 4v16a4 4 0 0 1-4 4H25.8L18 40v-6.5h-5.5a4 4 0 0 1-4-4v-16a4 4 0 0 1 4-4z"
        fill={night}
      />
      <path
        d="m24 13.8 2.4 4.9 5.4.8-3.9 3.8.9 5.4-4.8-2.5-4.8 2.5.9-5.4-3.9-3.8 5.4-.8z"
        fill={lamp}
        stroke={lamp}
        strokeWidth={1.3}
      />
    </ToolTile>
  );
}
