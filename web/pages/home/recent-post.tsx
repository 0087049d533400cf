import { Button, Group, Paper, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconArrowRight, IconCopy } from '@tabler/icons-react';
import { useId, useMemo, useState } from 'react';
import { copiedLine } from '#contract/copied-line.ts';
import type { Post } from '#contract/post.ts';
import { useSignature } from '#web/features/account/use-signature.ts';
import { useContentStore } from '#web/local-content/content-store.ts';
import { metaOf, postsOf, setCurrentBlogPost, useMessages } from '#web/local-content/messages.ts';
import { PostView } from '#web/local-content/post-view.tsx';
import { Link } from '#web/navigation/link.tsx';
import { SavePost } from '#web/pages/generation/save-post.tsx';
import { pathOfPost, paths } from '#web/paths.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { useCopy } from '#web/ui/html/clipboard.ts';
import { htmlToLine } from '#web/ui/html/html-to-text.ts';
import { pieceAsText } from '#web/ui/html/piece.ts';
import { useTakeGuard } from '#web/ui/html/take-guard.ts';
import { TitleView } from '#web/ui/html/title-view.tsx';
import { Thumbnail } from '#web/ui/thumbnail.tsx';
import classes from './recent-post.module.css';

/** More than three lines hold. */
const previewLength = 400;

/** A piece in a few lines, and the way to it. */
export function RecentPost({ post }: { post: Post }) {
  const { meta, page, kind } = useWhereabouts(post);
  // For a piece that stands on no page any more nothing is remembered beyond this one.
  const [savedId, setSavedId] = useState<number>();
  const titleId = useId();
  const preview = useMemo(() => htmlToLine(post.content).slice(0, previewLength), [post.content]);
  const copied = meta.copiedFor && copiedLine(meta.copiedFor);
  const saved = savedId === undefined ? undefined : { id: savedId, isCurrent: true };
  return (
    <Paper component="article" className={classes.card} aria-labelledby={titleId}>
      <Thumbnail address={post.imageUrls?.[0]} className={classes.thumbnail} />
      <div className={classes.words}>
        <TitleView html={post.title} order={3} size="h4" lineClamp={2} id={titleId} />
        <Text lineClamp={3} className={classes.preview}>
          {preview}
        </Text>
        {copied && (
          <Text size="sm" c="dimmed">
            {copied}
          </Text>
        )}
      </div>
      <Group gap="xs" className={classes.actions}>
        <CopyPost post={post} />
        <OpenPost post={post} page={page} />
        <SavePost
          post={post}
          meta={page ? meta : { ...meta, saved: saved ?? meta.saved }}
          kind={kind}
          size="sm"
          onSaved={setSavedId}
        />
      </Group>
    </Paper>
  );
}

/** On which page a piece stands, unless it was cleared there, and what that page knows of it. */
function useWhereabouts(post: Post) {
  const lists = { insights: useMessages('insights'), blog: useMessages('blog') };
  const home = useMessages('home');
  const holds = (list: keyof typeof lists) =>
    lists[list].some((message) => postsOf(message).some(({ id }) => id === post.id));
  const page = (['insights', 'blog'] as const).find(holds);
  const asked = home.find(({ id }) => id === `${post.id}-asked`)?.content;
  const isArticle = page === 'blog' || String(asked ?? '').startsWith('Generate blog post');
  const meta = metaOf(page ? lists[page] : home, post);
  return { page, meta, kind: isArticle ? 'article' : 'post' } as const;
}

function CopyPost({ post }: { post: Post }) {
  const copyText = useCopy();
  const { guard } = useTakeGuard();
  const signature = useSignature();
  const piece = { ...post, sources: post.sources ?? [] };
  const copy = () =>
    copyText({ text: pieceAsText(piece, signature({ platform: 'plain', state: post.state })) });
  return (
    <Button
      size="sm"
      variant="light"
      leftSection={<IconCopy size={18} aria-hidden />}
      onClick={() => guard({ piece, verb: 'Copy', take: () => void copy() })}
    >
      Copy
    </Button>
  );
}

type OpenPostProps = { post: Post; page: 'insights' | 'blog' | undefined };

/** Goes to the page with everything that can be done with it; what was cleared there is shown here. */
function OpenPost({ post, page }: OpenPostProps) {
  const store = useContentStore();
  const [isOpen, { open, close }] = useDisclosure();
  const look = {
    size: 'sm',
    variant: 'default',
    leftSection: <IconArrowRight size={18} aria-hidden />,
  } as const;
  if (page === 'insights')
    return (
      <Button {...look} component={Link} to={pathOfPost(post.id ?? '')}>
        Open
      </Button>
    );
  if (page === 'blog')
    return (
      <Button
        {...look}
        component={Link}
        to={paths.blog}
        onClick={() => setCurrentBlogPost(store, post)}
      >
        Open
      </Button>
    );
  return (
    <>
      <Button {...look} onClick={open}>
        Open
      </Button>
      <Dialog opened={isOpen} onClose={close} title="Your post" size={800}>
        <PostView post={post} />
      </Dialog>
    </>
  );
}
