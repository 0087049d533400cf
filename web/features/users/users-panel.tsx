import { Button, CloseButton, Paper, Select, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { UserEntry, UserOrder } from '#contract/users.ts';
import { messageFor } from '#web/api/api-error.ts';
import { EmptyPorch } from '#web/ui/drawings/empty-porch.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { LoadingArea } from '#web/ui/loading-area.tsx';
import { MorePages } from '#web/ui/more-pages.tsx';
import { RegistrationSection } from './invites/registration-section.tsx';
import { type UserSelection, useUsers } from './use-users.ts';
import { UserRow } from './user-row.tsx';
import classes from './users.module.css';

/** Milliseconds after the last letter until the server is asked: nobody types a name in one go. */
const searchPause = 250;

const orders: { value: UserOrder; label: string }[] = [
  { value: 'newest', label: 'Newest first' },
  { value: 'last-seen', label: 'Last seen first' },
];

/** Who has an account, and what an admin may do with it. */
export function UsersPanel() {
  const [search, setSearch] = useState('');
  const [order, setOrder] = useState<UserOrder>('newest');
  const [asked] = useDebouncedValue(search.trim(), searchPause);
  return (
    <>
      <RegistrationSection />
      <search className={classes.bar} aria-label="Users">
        <TextInput
          className={classes.search}
          aria-label="Search"
          placeholder="Search names and email addresses"
          leftSection={<IconSearch size={18} aria-hidden />}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
          rightSection={
            search && <CloseButton aria-label="Clear the search" onClick={() => setSearch('')} />
          }
        />
        <Select
          aria-label="Order"
          data={orders}
          value={order}
          onChange={(value) => setOrder(value as UserOrder)}
          allowDeselect={false}
        />
      </search>
      <Users selection={{ search: asked, order }} onShowAll={() => setSearch('')} />
    </>
  );
}

function Users({ selection, onShowAll }: { selection: UserSelection; onShowAll: () => void }) {
  const users = useUsers(selection);
  const found = users.data?.pages.flatMap((page) => page.users);
  const failure = messageFor(users.error, 'We could not load the users.');
  if (!found && users.isPending) return <LoadingArea height={420} />;
  if (!found || users.isLoadingError) {
    return <LoadFailure onRetry={() => users.refetch()}>{failure}</LoadFailure>;
  }
  return (
    <>
      <Text role="status" size="sm" c="dimmed" mb="xs">
        {howMany(found.length, users.hasNextPage)}
      </Text>
      {found.length === 0 ? <NobodyFound onShowAll={onShowAll} /> : <UserList users={found} />}
      <MorePages list={users} failure={failure}>
        Show more
      </MorePages>
    </>
  );
}

function howMany(count: number, hasMore: boolean): string {
  if (hasMore) return `The first ${count} users`;
  return count === 1 ? '1 user' : `${count} users`;
}

function UserList({ users }: { users: UserEntry[] }) {
  const list = useRef<HTMLDivElement>(null);
  return (
    // The row of a deleted user is gone with its button: the keyboard goes on here.
    <div ref={list} tabIndex={-1} className={classes.panel}>
      <Paper component="ul" aria-label="Users" className={classes.list}>
        {users.map((user) => (
          <UserRow key={user.id} user={user} onDeleted={() => list.current?.focus()} />
        ))}
      </Paper>
    </div>
  );
}

function NobodyFound({ onShowAll }: { onShowAll: () => void }) {
  return (
    <EmptyState
      drawing={<EmptyPorch />}
      title="No matches"
      action={
        <Button variant="default" onClick={onShowAll}>
          Show everyone
        </Button>
      }
    >
      Try part of the username or email address.
    </EmptyState>
  );
}
