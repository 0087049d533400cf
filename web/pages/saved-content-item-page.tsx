import { Anchor, Badge, Button, Group, Paper, Tabs } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import type { SavedContent } from '#contract/saved-content.ts';
import { ApiError } from '#web/api/api-error.ts';
import { useSignatureWhenKnown } from '#web/features/account/use-signature.ts';
import { FactsGuard } from '#web/features/claims/facts-guard.tsx';
import { useFacts } from '#web/features/claims/facts-line.tsx';
import { OpenPersonalize } from '#web/features/images/personalize/open-personalize.tsx';
import { PersonalizedGrid } from '#web/features/images/personalized/personalized-grid.tsx';
import { usePersonalizedCount } from '#web/features/images/personalized/use-personalized-images.ts';
import { itemName } from '#web/features/saved-content/describe-item.ts';
import { ItemHeader } from '#web/features/saved-content/item-header.tsx';
import { ItemSkeleton } from '#web/features/saved-content/item-skeleton.tsx';
import { ItemView } from '#web/features/saved-content/item-view.tsx';
import { useSavedItem } from '#web/features/saved-content/saved-content-queries.ts';
import { Link } from '#web/navigation/link.tsx';
import { useParams } from '#web/navigation/router.tsx';
import { useSearchParams } from '#web/navigation/use-search-params.ts';
import { paths } from '#web/paths.ts';
import { EmptyShelf } from '#web/ui/drawings/empty-shelf.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { CopyBlock } from '#web/ui/html/copy-block.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useLazyPart } from '#web/ui/use-lazy-part.ts';
import { MarkedText } from '#web/ui/word-notes/marked-text.tsx';
import classes from './saved-content-item-page.module.css';
import { useItemWording } from './saved-item/use-item-wording.ts';

const ReviewSection = lazy(async () => ({
  default: (await import('#web/features/review/review-section.tsx')).ReviewSection,
}));

const ItemActions = lazy(async () => ({
  default: (await import('./saved-item/item-actions.tsx')).ItemActions,
}));

/** Most items have no flags. */
const loadNotes = () => import('#web/features/posts/flags/flag-notes.tsx');

export function SavedContentItemPage() {
  const { id } = useParams();
  const { data: item, error, refetch } = useSavedItem(Number(id));

  if (item)
    return (
      <FactsGuard>
        <Item item={item} />
      </FactsGuard>
    );
  return (
    <>
      <PageHeader title="Saved Content" />
      {!error && <ItemSkeleton />}
      {error && isMissing(error) && <NotFound />}
      {error && !isMissing(error) && (
        <LoadFailure onRetry={refetch}>We couldn’t load this item</LoadFailure>
      )}
    </>
  );
}

function Item({ item }: { item: SavedContent }) {
  const signature = useSignatureWhenKnown();
  const version = `${item.updatedAt} ${usePersonalizedCount(item.id) ?? 0}`;
  const facts = useFacts(item);
  const { flags, marks } = useItemWording(item, facts.marks);
  const notes = useLazyPart(loadNotes, flags.length > 0);
  const [params, setParams] = useSearchParams();
  const tab = params.get('tab') === 'images' ? 'images' : 'content';
  const showTab = (value: string | null) =>
    setParams(value === 'images' ? { tab: value } : {}, { replace: true });

  return (
    <>
      <title>{`${itemName(item)} · Porchlight`}</title>
      <BackLink />
      <MarkedText marks={marks}>
        {(decorate) => (
          <ItemHeader
            item={item}
            decorate={decorate.title}
            signature={signature({ platform: 'plain', state: item.state })}
            actions={
              <Suspense fallback={<LaterActions />}>
                <ItemActions item={item} />
              </Suspense>
            }
          />
        )}
      </MarkedText>
      <Tabs value={tab} onChange={showTab}>
        <Tabs.List mb="lg">
          <Tabs.Tab value="content">Content</Tabs.Tab>
          <Tabs.Tab value="images" rightSection={<ImageCount contentId={item.id} />}>
            Personalize Images
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="content">
          <div className={classes.columns}>
            <Paper className={classes.text}>
              <MarkedText marks={marks} className={classes.words}>
                {(decorate) => (
                  <ItemView item={item} headingsFrom={2} decorate={decorate.content} />
                )}
              </MarkedText>
              {notes && <notes.FlagNotes flags={flags} headingOrder={2} />}
              {facts.line}
            </Paper>
            {item.imagePrompt && (
              <CopyBlock
                title="Image Prompt"
                text={item.imagePrompt}
                copied="Image prompt copied to clipboard"
                headingOrder={2}
              />
            )}
          </div>
          <Suspense>
            <ReviewSection contentId={item.id} version={version} />
          </Suspense>
        </Tabs.Panel>
        <Tabs.Panel value="images">
          <Images item={item} />
        </Tabs.Panel>
      </Tabs>
    </>
  );
}

/** Keep the places of the real ones, so that nothing moves when those come. */
const LaterActions = () =>
  ['Copy for…', 'Plan…', 'Generate Image', 'Request Changes'].map((name) => (
    <Button key={name} variant="default" disabled leftSection={<span style={{ width: 18 }} />}>
      {name}
    </Button>
  ));

function ImageCount({ contentId }: { contentId: number }) {
  const count = usePersonalizedCount(contentId);
  return <Badge size="sm">{count ?? 0}</Badge>;
}

function Images({ item }: { item: SavedContent }) {
  const { content, topic, location, state } = item;
  const imagePrompt = item.imagePrompt ?? undefined;
  return (
    <>
      <Group mb="lg">
        <OpenPersonalize
          subject={{
            title: item.title,
            content,
            imagePrompt,
            topic,
            location,
            state,
            contentId: item.id,
          }}
        >
          Create Personalized Image
        </OpenPersonalize>
      </Group>
      <PersonalizedGrid contentId={item.id} />
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
