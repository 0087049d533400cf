import { useId } from 'react';
import type { Size } from '#contract/composition.ts';
import type { Shape } from '#contract/layouts/sketch.ts';
import classes from './layout-shapes.module.css';

type Props = { shapes: Shape[]; canvas: Size };

/** What a layout draws, over the picture and below headshot and logo. */
export function LayoutShapes({ shapes, canvas }: Props) {
  const id = useId();
  return (
    <svg
      className={classes.shapes}
      viewBox={`0 0 ${canvas.width} ${canvas.height}`}
      preserveAspectRatio="none"
      aria-hidden
    >
      {shapes.map((shape, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no names, and their order is what they are
        <OneShape key={index} shape={shape} fadeId={`${id}-${index}`} />
      ))}
    </svg>
  );
}

function OneShape({ shape, fadeId }: { shape: Shape; fadeId: string }) {
  if (shape.kind === 'circle') {
    return <circle cx={shape.x} cy={shape.y} r={shape.radius} fill={shape.fill} />;
  }
  if (shape.kind === 'path') {
    const { d, x, y, fill, opacity } = shape;
    return <path d={d} transform={`translate(${x} ${y})`} fill={fill} fillOpacity={opacity} />;
  }
  const box = { x: shape.left, y: shape.top, width: shape.width, height: shape.height };
  if (shape.kind === 'rect') {
    return <rect {...box} rx={shape.radius} fill={shape.fill} fillOpacity={shape.opacity} />;
  }
  return (
    <>
      <linearGradient id={fadeId} x2="0" y2="1">
        <stop offset="0" stopColor={shape.fill} stopOpacity={shape.from} />
        <stop offset="1" stopColor={shape.fill} stopOpacity={shape.to} />
      </linearGradient>
      <rect {...box} fill={`url(#${fadeId})`} />
    </>
  );
}
