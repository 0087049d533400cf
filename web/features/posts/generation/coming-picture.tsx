import { Loader, Text } from '@mantine/core';
import classes from './coming-picture.module.css';

/** Holds the place of a picture above a post, so that nothing jumps when it comes. */
export function ComingPicture({ isInset = false }: { isInset?: boolean }) {
  return (
    <div className={classes.frame} data-inset={isInset} role="status">
      <Loader size="sm" color="amber" aria-hidden />
      <Text size="sm" c="dimmed">
        {isInset ? 'A picture comes with it' : 'Drawing a picture for your post...'}
      </Text>
    </div>
  );
}
