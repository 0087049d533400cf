import { Badge, Card, Text, Title } from '@mantine/core';
import { IconArrowRight, IconEraser, IconShieldLock } from '@tabler/icons-react';
import { usePrefetchQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type AppState, useAppState } from '#web/app-state.ts';
import { accountQuery } from '#web/features/account/use-account.ts';
import { createContentStore } from '#web/local-content/content-store.ts';
import { useIsGenerating } from '#web/local-content/is-generating.ts';
import { clearMessages, useMessages } from '#web/local-content/messages.ts';
import { clearOnAllDevices, useRecentPieces } from '#web/local-content/recent-query.ts';
import { Link } from '#web/navigation/link.tsx';
import { paths } from '#web/paths.ts';
import { useCurrentUser } from '#web/session/session.ts';
import cardLink from '#web/ui/card-link.module.css';
import { DelayedFallback } from '#web/ui/delayed-fallback.tsx';
import { ToolBlog } from '#web/ui/drawings/tool-blog.tsx';
import { lamp, night, ToolTile, type ToolTileProps } from '#web/ui/drawings/tool-tile.tsx';
import { HeaderAction } from '#web/ui/header-action.tsx';
import { LoadingArea } from '#web/ui/loading-area.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SiteAssetImage } from '#web/ui/site-asset-image.tsx';
import { offerUndo } from '#web/ui/toasts/offer-undo.ts';
import { useLazyPart } from '#web/ui/use-lazy-part.ts';
import { RecentContent } from './home/recent-content.tsx';
import classes from './home-page.module.css';

/** Forms take more code than Home needs once there is something on it. */
const loadStart = async () => (await import('./home/start-here.tsx')).StartHere;
const loadSteps = async () => (await import('./home/first-steps.tsx')).FirstSteps;

export function HomePage() {
  const app = useAppState();
  const { user } = useCurrentUser();
  const messages = useMessages('home');
  // Also what a closed window has left behind, or another machine.
  const { data: recent, isPending } = useRecentPieces();
  // What was made lately is drawn with the agent's line; one that came later would have it drawn again.
  usePrefetchQuery(accountQuery);
  const isWriting = useIsGenerating() || (recent?.running.length ?? 0) > 0;
  const hasMessages = messages.length > 0;
  const isEmpty = !hasMessages && !isWriting;
  // A browser that has nothing cannot tell somebody new from somebody on a new machine: what is wrong would only move.
  const isUnknown = isEmpty && isPending;
  const StartHere = useLazyPart(loadStart, isEmpty && !isPending);
  const FirstSteps = useLazyPart(loadSteps, !isEmpty);

  return (
    <>
      <PageHeader title="Content Creation Tools" icon={<SiteAssetImage name="logo" size={48} />}>
        {hasMessages && (
          <HeaderAction icon={<IconEraser size={18} aria-hidden />} onClick={() => startNew(app)}>
            Clear Content
          </HeaderAction>
        )}
        <HeaderAction icon={<IconShieldLock size={18} aria-hidden />} to={paths.admin}>
          Admin
        </HeaderAction>
      </PageHeader>
      <Text size="lg" fw={600} mb={hasMessages || isUnknown ? 'lg' : undefined}>
        Welcome back, {user?.username}!
      </Text>
      {isUnknown && (
        <DelayedFallback>
          <LoadingArea height={448} />
        </DelayedFallback>
      )}
      {!hasMessages && !isUnknown && (
        <Text c="dimmed" mb="lg" maw={620}>
          Pick a tool, answer a few questions about your market, and have something worth posting
          before your next showing.
        </Text>
      )}
      {isEmpty && !isUnknown && (StartHere ? <StartHere /> : <div className={classes.start} />)}
      {!isUnknown && <Tools />}
      {!isEmpty && FirstSteps && <FirstSteps hasPost />}
      {!isEmpty && (
        <RecentContent
          messages={messages}
          isLoading={isWriting}
          onStartNew={hasMessages ? () => startNew(app) : undefined}
        />
      )}
    </>
  );
}

/** The pages on which the pieces were made keep them. */
function startNew(app: AppState): void {
  const content = app.get(createContentStore);
  offerUndo(app, {
    title: 'Recent content cleared',
    description:
      'Home is cleared on all your devices. Your posts and blog posts are still on their own pages.',
    bringBack: clearOnAllDevices(app, 'home', () => clearMessages(content, 'home')),
  });
  // The button that was pressed goes with the messages, so the keyboard starts at the page again.
  document.getElementById('main')?.focus();
}

function Tools() {
  return (
    <div className={classes.tools}>
      <ToolCard
        title="GBP & SM Content"
        to={paths.posts}
        icon={<SiteAssetImage name="gbp_icon" size={48} />}
      >
        Posts for your Google Business Profile and your social media.
      </ToolCard>
      <ToolCard title="Blog Tool" to={paths.blog} icon={<ToolBlog />}>
        Articles for your website, short or long, with your own expertise built in.
      </ToolCard>
      <ComingCard title="Google Review Tool" icon={<ToolReview width={28} />} />
      <ComingCard title="More to come" icon={<ToolMore width={28} />} />
    </div>
  );
}

type ToolCardProps = { title: string; to: string; icon: ReactNode; children: string };

/** The whole card is the link. */
function ToolCard({ title, to, icon, children }: ToolCardProps) {
  return (
    <Card className={`${classes.card} ${cardLink.card}`}>
      <div className={classes.icon}>{icon}</div>
      <div className={classes.words}>
        <Title order={2} size="h3" mb={4}>
          <Link to={to} className={cardLink.link}>
            {title}
          </Link>
        </Title>
        <Text c="dimmed">{children}</Text>
      </div>
      <IconArrowRight className={classes.arrow} size={22} aria-hidden />
    </Card>
  );
}

/** A tool that is still to come takes one line. */
function ComingCard({ title, icon }: Pick<ToolCardProps, 'title' | 'icon'>) {
  return (
    <Card className={classes.coming}>
      {icon}
      <Title order={2} size="h5" className={classes.words}>
        {title}
      </Title>
      <Badge variant="light" color="amber">
        Coming Soon
      </Badge>
    </Card>
  );
}

function ToolMore(props: ToolTileProps) {
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

function ToolReview(props: ToolTileProps) {
  return (
    <ToolTile {...props}>
      <path
        d="M12.5 9.5h23a4 4 0 0 1 4 4v16a4 4 0 0 1-4 4H25.8L18 40v-6.5h-5.5a4 4 0 0 1-4-4v-16a4 4 0 0 1 4-4z"
        fill={night}
      />
      <path
        d="m24 13.8 2.4 4.9 5.4.8-3.9 3.8.9 5.4-4.8-2.5-4.8 2.5.9-5.4-3.9-3.8 5.4-.8z"
        fill={lamp}
        stroke={lamp}
        strokeWidth={1.3}
      />
    </ToolTile>
  );
}
