import { lamp, night, ToolTile, type ToolTileProps } from './tool-tile.tsx';

export function ToolMore(props: ToolTileProps) {
  return (
    <ToolTile {...props}>
      <path d="M12.5 37V20.5a11.5 11.5 0 0 1 23 0V37z" fill={night} />
      <path d="M24 23.5h10.5V36H24z" fill={lamp} stroke="none" />
      <path d="M24 9.5V37M12.5 23.5h23" strokeWidth={1.3} />
      <path d="M12.5 37V20.5a11.5 11.5 0 0 1 23 0V37" />
      <path d="M9.5 38.3h29" strokeWidth={3} />
    </ToolTile>
  );
}
