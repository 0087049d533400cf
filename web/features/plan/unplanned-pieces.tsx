import { Anchor, Text, Title, UnstyledButton } from '@mantine/core';
import type { ComponentProps, ReactNode, Ref } from 'react';
import { Link } from '#web/navigation/link.tsx';
import { paths } from '#web/paths.ts';
import { Thumbnail } from '#web/ui/thumbnail.tsx';
import classes from './unplanned-pieces.module.css';

/** A saved item that is on no day. */
export type UnplannedPiece = { id: number; title: string; thumbnailUrl: string | null };

type Props = {
  pieces: UnplannedPiece[] | undefined;
  /** Whether nothing is saved that could be planned. */
  isNothingSaved: boolean;
  renderPiece: (piece: UnplannedPiece) => ReactNode;
};

/** What was saved and has no day yet. */
export function UnplannedPieces({ pieces, isNothingSaved, renderPiece }: Props) {
  return (
    <aside aria-labelledby="unplanned-pieces">
      <Title order={2} size="h5" id="unplanned-pieces" mb="xs">
        Not planned yet
      </Title>
      {pieces?.length === 0 && (
        <Text size="sm" c="dimmed">
          {isNothingSaved
            ? 'Write a post and save it. Then give it a day here.'
            : 'Everything you saved is on your plan.'}{' '}
          <Anchor component={Link} to={paths.posts} inherit>
            {isNothingSaved ? 'Write a post' : 'Write another post'}
          </Anchor>
        </Text>
      )}
      <div className={classes.list}>{pieces?.map(renderPiece)}</div>
    </aside>
  );
}

type CardProps = Omit<ComponentProps<'button'>, 'ref'> & {
  piece: UnplannedPiece;
  ref?: Ref<HTMLButtonElement>;
};

export function PieceCard({ piece, ...button }: CardProps) {
  return (
    <UnstyledButton className={classes.card} {...button}>
      <Thumbnail address={piece.thumbnailUrl} className={classes.thumbnail} />
      <span className={classes.title}>{piece.title}</span>
    </UnstyledButton>
  );
}
