import { Anchor, Badge, Button, Paper, Tabs } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link, useParams, useSearchParams } from 'react-router';
import type { SavedContent } from '#contract/saved-content.ts';
import { ApiError } from '#web/api/api-error.ts';
import { useSignature } from '#web/features/account/use-signature.ts';
import { nameOf } from '#web/features/saved-content/describe-item.ts';
import { ItemHeader } from '#web/features/saved-content/item-header.tsx';
import { ItemSkeleton } from '#web/features/saved-content/item-skeleton.tsx';
import { ItemView } from '#web/features/saved-content/item-view.tsx';
import { useSavedItem } from '#web/features/saved-content/saved-content-queries.ts';
import { paths } from '#web/paths.ts';
import { EmptyShelf } from '#web/ui/drawings/empty-shelf.tsx';
import { PictureFrame } from '#web/ui/drawings/picture-frame.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { CopyBlock } from '#web/ui/html/copy-block.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import classes from './saved-content-item-page.module.css';

export function SavedContentItemPage() {
  const { id } = useParams();
  const { data: item, error, refetch } = useSavedItem(Number(id));

  if (item) return <Item item={item} />;
  return (
    <>
      <PageHeader title="Saved Content" />
      {!error && <ItemSkeleton />}
      {error && isMissing(error) && <NotFound />}
      {error && !isMissing(error) && (
        <LoadFailure onRetry={refetch}>This item could not be loaded</LoadFailure>
      )}
    </>
  );
}

function Item({ item }: { item: SavedContent }) {
  const signature = useSignature();
  const [params, setParams] = useSearchParams();
  const tab = params.get('tab') === 'images' ? 'images' : 'content';
  const showTab = (value: string | null) =>
    setParams(value === 'images' ? { tab: value } : {}, { replace: true });

  return (
    <>
      <title>{`${nameOf(item)} · Porchlight`}</title>
      <BackLink />
      <ItemHeader item={item} signature={signature({ platform: 'plain', state: item.state })} />
      <Tabs value={tab} onChange={showTab}>
        <Tabs.List mb="lg">
          <Tabs.Tab value="content">Content</Tabs.Tab>
          <Tabs.Tab value="images" rightSection={<Badge size="sm">0</Badge>}>
            Personalize Images
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="content">
          <div className={classes.columns}>
            <Paper className={classes.text}>
              <ItemView item={item} />
            </Paper>
            {item.imagePrompt && (
              <CopyBlock
                title="Image Prompt"
                text={item.imagePrompt}
                copied="Image prompt copied to clipboard"
              />
            )}
          </div>
        </Tabs.Panel>
        <Tabs.Panel value="images">
          <EmptyState drawing={<PictureFrame />} title="No personalized images yet">
            Pictures with your headshot and your logo on them will be kept here, beside the text
            they belong to.
          </EmptyState>
        </Tabs.Panel>
      </Tabs>
    </>
  );
}

function BackLink() {
  return (
    <Anchor component={Link} to={paths.savedContent} className={classes.back} underline="hover">
      <IconArrowLeft size={18} aria-hidden />
      Saved Content
    </Anchor>
  );
}

/** Somebody else's, deleted, or no id at all. */
const isMissing = (error: Error) => error instanceof ApiError && [400, 404].includes(error.status);

function NotFound() {
  return (
    <EmptyState
      drawing={<EmptyShelf />}
      title="Content Not Found"
      action={
        <Button component={Link} to={paths.savedContent} variant="default">
          Back to Saved Content
        </Button>
      }
    >
      The content you're looking for doesn't exist or you don't have permission to view it.
    </EmptyState>
  );
}
