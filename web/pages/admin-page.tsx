import { Button, Paper, Tabs, Text, Title } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useAppPart } from '#web/app-state.ts';
import { createElevationExpiry } from '#web/features/auth/admin-elevation/admin-elevation.ts';
import { AdminElevationDialog } from '#web/features/auth/admin-elevation/admin-elevation-dialog.tsx';
import { AdminPasswordForm } from '#web/features/auth/admin-elevation/admin-password-form.tsx';
import { Link } from '#web/navigation/link.tsx';
import { useSearchParams } from '#web/navigation/use-search-params.ts';
import { paths } from '#web/paths.ts';
import { KeyLocked } from '#web/ui/drawings/key-locked.tsx';
import { HeaderAction } from '#web/ui/header-action.tsx';
import { LoadingArea } from '#web/ui/loading-area.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import classes from './admin-page.module.css';

/** Each tab is loaded when it is first opened. Its name stands in the address. */
const tabs = [
  {
    name: 'universal-prompt',
    title: 'Universal Prompt',
    Panel: lazy(async () => ({
      default: (await import('#web/features/catalog/universal-prompt/universal-prompt-panel.tsx'))
        .UniversalPromptPanel,
    })),
  },
  {
    name: 'topics',
    title: 'Topics',
    Panel: lazy(async () => ({
      default: (await import('#web/features/catalog/topics/topics-panel.tsx')).TopicsPanel,
    })),
  },
  {
    name: 'templates',
    title: 'Templates',
    Panel: lazy(async () => ({
      default: (await import('#web/features/catalog/templates/templates-panel.tsx')).TemplatesPanel,
    })),
  },
  {
    name: 'websites',
    title: 'Websites',
    Panel: lazy(async () => ({
      default: (await import('#web/features/catalog/websites/websites-panel.tsx')).WebsitesPanel,
    })),
  },
  {
    name: 'site-pictures',
    title: 'Site pictures',
    Panel: lazy(async () => ({
      default: (await import('#web/features/catalog/site-assets/site-assets-panel.tsx'))
        .SiteAssetsPanel,
    })),
  },
  {
    name: 'users',
    title: 'Users',
    Panel: lazy(async () => ({
      default: (await import('#web/features/users/users-panel.tsx')).UsersPanel,
    })),
  },
  {
    name: 'reviews',
    title: 'Reviews',
    Panel: lazy(async () => ({
      default: (await import('#web/features/review/admin/reviews-panel.tsx')).ReviewsPanel,
    })),
  },
  {
    name: 'publishing',
    title: 'Publishing',
    Panel: lazy(async () => ({
      default: (await import('#web/features/plan/admin/publishing-panel.tsx')).PublishingPanel,
    })),
  },
  {
    name: 'usage',
    title: 'Usage',
    Panel: lazy(async () => ({
      default: (await import('#web/features/usage/usage-panel.tsx')).UsagePanel,
    })),
  },
  {
    name: 'log',
    title: 'Log',
    Panel: lazy(async () => ({
      default: (await import('#web/features/admin-log/admin-log-panel.tsx')).AdminLogPanel,
    })),
  },
];

const firstTab = 'universal-prompt';

export function AdminPage() {
  // Known to this page alone: a reload asks again.
  const [isVerified, setIsVerified] = useState(false);
  const expiry = useAppPart(createElevationExpiry);
  useEffect(() => () => expiry.set(false), [expiry]);
  return (
    <>
      <PageHeader title="Admin">
        {isVerified && (
          <HeaderAction icon={<IconArrowLeft size={18} aria-hidden />} to={paths.home}>
            Back to Home
          </HeaderAction>
        )}
      </PageHeader>
      {isVerified ? <Dashboard /> : <AdminGate onVerified={() => setIsVerified(true)} />}
    </>
  );
}

function Dashboard() {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('tab');
  const current = tabs.some(({ name }) => name === asked) ? asked : firstTab;
  const list = useRef<HTMLDivElement>(null);
  const open = (tab: string | null) => tab && setSearch({ tab });
  useEffect(() => {
    // The field that had the focus went with the gate.
    selectedTab(list.current)?.focus({ preventScroll: true });
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another tab is opened
  useEffect(() => {
    // On a phone the row of tabs is longer than the screen is wide.
    selectedTab(list.current)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current]);
  return (
    <>
      <AdminElevationDialog />
      <Tabs value={current} onChange={open} keepMounted={false}>
        <Tabs.List ref={list} className={classes.tabs}>
          {tabs.map(({ name, title }) => (
            <Tabs.Tab key={name} value={name}>
              {title}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {tabs.map(({ name, Panel }) => (
          <Tabs.Panel key={name} value={name}>
            <Suspense fallback={<LoadingArea height={480} />}>
              <Panel />
            </Suspense>
          </Tabs.Panel>
        ))}
      </Tabs>
    </>
  );
}

const selectedTab = (list: HTMLElement | null) =>
  list?.querySelector<HTMLElement>('[aria-selected="true"]');

/** In front of the admin's pages, whoever is signed in. */
function AdminGate({ onVerified }: { onVerified: () => void }) {
  return (
    <Paper className={classes.gate}>
      <KeyLocked />
      <Title order={2} mt="md" mb={6}>
        Admin login
      </Title>
      <Text c="dimmed">
        For whoever looks after this site. If that isn’t you, there’s nothing to do here.
      </Text>
      <div className={classes.form}>
        <AdminPasswordForm submit="Open" onVerified={onVerified}>
          <Button component={Link} to={paths.home} variant="subtle" fullWidth>
            Back to Home
          </Button>
        </AdminPasswordForm>
      </div>
    </Paper>
  );
}
