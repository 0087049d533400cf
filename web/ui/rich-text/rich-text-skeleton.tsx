import { Input, Skeleton } from '@mantine/core';
import classes from './rich-text.module.css';
import { minimumHeight, type RichTextKind } from './rich-text-kind.ts';

/** As high as the empty editor, so that nothing jumps when it arrives. */
export function RichTextSkeleton({ kind, label }: { kind: RichTextKind; label: string }) {
  return (
    <Input.Wrapper label={label} labelElement="div">
      <div className={classes.frame} aria-busy="true">
        <div className={classes.toolbar} />
        <Skeleton height={minimumHeight[kind]} radius={0} />
      </div>
    </Input.Wrapper>
  );
}
