import { Button, Group, Paper, Text, TextInput, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type Ref, useState } from 'react';
import { markPosted } from '#contract/calls/plan.ts';
import type { PlanEntry } from '#contract/plan.ts';
import { ApiError, messageFor } from '#web/api/api-error.ts';
import { useCall } from '#web/api/mutation.ts';
import { Link } from '#web/navigation/link.tsx';
import { paths } from '#web/paths.ts';
import { FormError } from '#web/ui/form-error.tsx';
import { cacheEntry, refreshPlan } from './plan-queries.ts';

type Props = { entry: PlanEntry; ref?: Ref<HTMLDivElement> };

/** Asks whether an entry was posted by hand, and where it is. Whoever has not yet finds it under Needs you. */
export function PostedForm({ entry: { id }, ref }: Props) {
  const client = useQueryClient();
  const [link, setLink] = useState('');
  const posted = useCall(markPosted, {
    onSuccess: (entry) => {
      cacheEntry(client, entry);
      void refreshPlan(client);
    },
  });
  const fieldError = posted.error instanceof ApiError ? posted.error.fields?.link : undefined;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    posted.mutate({ params: { id }, body: { link: link.trim() } });
  };
  return (
    <Paper ref={ref} component="section" p="lg" aria-labelledby="posted-question">
      <form noValidate onSubmit={handleSubmit}>
        <Title order={2} size="h4" id="posted-question" mb="sm">
          Did you post it?
        </Title>
        <TextInput
          label="Link to the post (optional)"
          type="url"
          placeholder="https://"
          maxLength={2_000}
          value={link}
          error={fieldError}
          onChange={({ currentTarget }) => setLink(currentTarget.value)}
        />
        <FormError>
          {posted.error &&
            !fieldError &&
            messageFor(posted.error, 'We couldn’t note this. Please try again.')}
        </FormError>
        <Group gap="xs" mt="md" grow preventGrowOverflow={false}>
          <Button type="submit" loading={posted.isPending}>
            Yes, it’s posted
          </Button>
          <Button component={Link} to={paths.needsYou} variant="default">
            Not yet
          </Button>
        </Group>
        <Text size="sm" c="dimmed" mt="xs">
          Until you say yes, it stays under Needs you.
        </Text>
      </form>
    </Paper>
  );
}
