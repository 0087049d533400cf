import { Switch } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { changePlanEmails, getPlanEmails } from '#contract/calls/plan-emails.ts';
import { messageFor } from '#web/api/api-error.ts';
import { useCall } from '#web/api/mutation.ts';
import { queryOf } from '#web/api/query.ts';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { LoadingArea } from '#web/ui/loading-area.tsx';
import { useShowToast } from '#web/ui/toasts/toast-store.ts';

const emailsQuery = queryOf(getPlanEmails, {});

export function PlanEmailsSection() {
  const emails = useQuery(emailsQuery);
  const client = useQueryClient();
  const showToast = useShowToast();
  const change = useCall(changePlanEmails, {
    onSuccess: (saved) => client.setQueryData(emailsQuery.queryKey, saved),
    onError: (error) =>
      showToast({ title: 'Not saved', description: messageFor(error, 'Please try again.') }),
  });
  if (emails.isPending) return <LoadingArea height={48} />;
  if (!emails.data) {
    return (
      <LoadFailure onRetry={() => emails.refetch()}>
        {messageFor(emails.error, 'We couldn’t check your emails.')}
      </LoadFailure>
    );
  }
  const isOn = change.isPending ? change.variables.sent.body.isOn : emails.data.isOn;
  return (
    <Switch
      size="md"
      label="Email me when a post is due or couldn’t be published"
      checked={isOn}
      onChange={({ currentTarget }) => change.mutate({ body: { isOn: currentTarget.checked } })}
    />
  );
}
