import { VisuallyHidden } from '@mantine/core';
import type { Message } from './message.ts';
import classes from './message-view.module.css';
import { PostView } from './post-view.tsx';

/** One message: what was asked on the right, what came of it on the left. */
export function MessageView({ message: { type, content } }: { message: Message }) {
  return (
    <div className={classes.message} data-type={type}>
      <VisuallyHidden>{type === 'user' ? 'You asked:' : 'Porchlight answered:'}</VisuallyHidden>
      {typeof content === 'string' ? (
        <p className={classes.text} data-failed={type === 'assistant' && isFailure(content)}>
          {content}
        </p>
      ) : (
        content.posts.map((post, index) => <PostView key={post.id ?? index} post={post} />)
      )}
    </div>
  );
}

/** An answer that speaks of an error is shown as one. */
const isFailure = (text: string) => /error/i.test(text);
