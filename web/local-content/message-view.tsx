import { VisuallyHidden } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import type { Post } from '#contract/post.ts';
import type { Message } from './message.ts';
import classes from './message-view.module.css';

type Props = {
  message: Message;
  /** Not needed where there are no posts. */
  renderPost?: (post: Post) => ReactNode;
};

/** One message: what was asked on the right, what came of it on the left. */
export function MessageView({ message: { type, content }, renderPost }: Props) {
  return (
    <div className={classes.message} data-type={type}>
      <VisuallyHidden>{type === 'user' ? 'You asked:' : 'Porchlight answered:'}</VisuallyHidden>
      {typeof content === 'string' ? (
        <p className={classes.text} data-failed={type === 'assistant' && isFailure(content)}>
          {content}
        </p>
      ) : (
        content.posts.map((post, index) => (
          <Fragment key={post.id ?? index}>{renderPost?.(post)}</Fragment>
        ))
      )}
    </div>
  );
}

/** An answer that speaks of an error is shown as one. */
const isFailure = (text: string) => /error/i.test(text);
