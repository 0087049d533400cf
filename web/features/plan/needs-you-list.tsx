import { Button, Paper, Title } from '@mantine/core';
import { channels } from '#contract/channel-list.ts';
import type { Answer } from '#contract/endpoint.ts';
import type { listNeedsYou, PlanEntry } from '#contract/plan.ts';
import { messageFor } from '#web/api/api-error.ts';
import { Link } from '#web/navigation/link.tsx';
import { paths } from '#web/paths.ts';
import { connectedUntil } from '#web/ui/connection-end.ts';
import { EmptyPorch } from '#web/ui/drawings/empty-porch.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { LoadingArea } from '#web/ui/loading-area.tsx';
import rowClasses from './entry-row.module.css';
import { EntryRow } from './entry-row.tsx';
import classes from './list-view.module.css';
import { PausedNote } from './paused-note.tsx';
import { useNeedsYou } from './plan-queries.ts';
import type { PlanDialogs } from './use-plan-dialogs.ts';

/** Entries that are drawn; what comes after them moves up. */
const most = 60;

/** What is due or has failed, earliest first, below what has to be connected again. */
export function NeedsYouList({ dialogs: { open } }: { dialogs: PlanDialogs }) {
  const { data, isPending, error, refetch } = useNeedsYou();
  if (isPending) return <LoadingArea height={240} />;
  if (!data) {
    return (
      <LoadFailure onRetry={() => refetch()}>
        {messageFor(error, 'We couldn’t load what needs you.')}
      </LoadFailure>
    );
  }
  const { entries, accounts, held } = data;
  const rowsOf = (shown: PlanEntry[]) => (
    <Paper component="ul" className={classes.rows}>
      {shown.slice(0, most).map((entry) => (
        <EntryRow
          key={entry.id}
          entry={entry}
          hasDay
          onOpen={(opened) => open({ kind: 'entry', entry: opened })}
          onMove={(moved) => open({ kind: 'move', entry: moved })}
        />
      ))}
    </Paper>
  );
  if (entries.length + accounts.length + held.length === 0) {
    return (
      <EmptyState
        drawing={<EmptyPorch />}
        title="Nothing needs you"
        action={
          <Button component={Link} to={paths.plan} variant="default">
            See your plan
          </Button>
        }
      >
        What’s due to be posted by hand, or couldn’t be published, will be here.
      </EmptyState>
    );
  }
  return (
    <>
      <PausedNote />
      {accounts.length > 0 && (
        <Paper component="ul" className={classes.rows} mb="lg">
          {accounts.map((account) => (
            <EndingAccount key={account.id} account={account} />
          ))}
        </Paper>
      )}
      {entries.length > 0 && rowsOf(entries)}
      {held.length > 0 && (
        <>
          <Title order={2} size="h4" mt="lg" mb="sm">
            Waiting until publishing is resumed
          </Title>
          {rowsOf(held)}
        </>
      )}
    </>
  );
}

type Account = Answer<typeof listNeedsYou>['accounts'][number];

/** One that the agent has to sign in to again, or nothing goes out there. */
function EndingAccount({ account: { channel, name, endsAt } }: { account: Account }) {
  return (
    <li className={rowClasses.row}>
      <div className={rowClasses.words}>
        <span className={rowClasses.when}>
          {channels[channel].name}, {name}
        </span>
        <span className={rowClasses.title}>{connectedUntil(endsAt)}</span>
      </div>
      <Button
        component={Link}
        to={`${paths.account}#channels`}
        size="sm"
        className={rowClasses.onlyAction}
        aria-label={`Reconnect: ${name}`}
      >
        Reconnect
      </Button>
    </li>
  );
}
