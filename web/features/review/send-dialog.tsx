import { Alert, Button, Group, SegmentedControl, Stack, Text, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { IconCopy } from '@tabler/icons-react';
import { useId } from 'react';
import { createReview } from '#contract/calls/review.ts';
import type { Answer } from '#contract/endpoint.ts';
import { reviewLinkDays } from '#contract/limits.ts';
import type * as review from '#contract/review.ts';
import { NewReview } from '#contract/review-forms.ts';
import { ApiError, messageFor } from '#web/api/api-error.ts';
import { useCall } from '#web/api/mutation.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { focusFirstError } from '#web/ui/field-errors.ts';
import { FormError } from '#web/ui/form-error.tsx';
import { useCopy } from '#web/ui/html/clipboard.ts';
import { useRefreshReviews } from './use-reviews.ts';

type Props = { contentId: number; onClose: () => void };

/** Makes a review link, mails it if asked to, and shows it, this once. */
export function SendDialog({ contentId, onClose }: Props) {
  const refresh = useRefreshReviews(contentId);
  // Also after a failure: it may have been made all the same.
  const create = useCall(createReview, { onSettled: refresh });
  return (
    <Dialog
      opened
      onClose={onClose}
      title={titleOf(create.data)}
      // A slip of the mouse must not take away what is shown only once.
      closeOnClickOutside={!create.data?.link}
    >
      {create.data ? (
        <MadeLink made={create.data} onClose={onClose} />
      ) : (
        <SendForm create={create} contentId={contentId} onClose={onClose} />
      )}
    </Dialog>
  );
}

function titleOf(made: Answer<typeof review.createReview> | undefined): string {
  if (!made) return 'Send to your broker';
  return made.link ? 'Your review link' : 'Sent to your broker';
}

type FormProps = Props & { create: ReturnType<typeof useCall<typeof review.createReview>> };

function SendForm({ create, contentId, onClose }: FormProps) {
  const daysId = useId();
  const form = useForm({
    initialValues: { days: reviewLinkDays[1] as (typeof reviewLinkDays)[number], email: '' },
    validate: schemaResolver(NewReview, { sync: true }),
  });
  const hasEmail = form.values.email.trim() !== '';
  return (
    <form
      noValidate
      onSubmit={form.onSubmit(
        (body) => create.mutate({ params: { id: contentId }, body }),
        focusFirstError(form),
      )}
    >
      <Stack>
        <Text>
          Your broker sees this piece as it is now, with the wording notes and your state’s line,
          and can approve it or leave a comment. No account is needed. A link you sent before stops
          working.
        </Text>
        <div>
          <Text id={daysId} size="sm" fw={500} mb={4}>
            The link works for
          </Text>
          <SegmentedControl
            fullWidth
            aria-labelledby={daysId}
            data={reviewLinkDays.map((days) => ({
              value: String(days),
              label: days === 1 ? '1 day' : `${days} days`,
            }))}
            value={String(form.values.days)}
            onChange={(days) => form.setFieldValue('days', Number(days) as typeof form.values.days)}
          />
        </div>
        <TextInput
          label="Broker’s email (optional)"
          description="Only this address gets the link, and the record says so. Leave it empty to copy the link and send it yourself."
          type="email"
          autoComplete="off"
          data-autofocus
          {...form.getInputProps('email')}
        />
        <FormError>{create.error && failureOf(create.error, hasEmail)}</FormError>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={create.isPending}>
            {hasEmail ? 'Email it' : 'Create link'}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** A repeated call is not answered with the link again: it is told once. */
function failureOf(error: Error, hasEmail: boolean): string {
  const isDone = error instanceof ApiError && error.code === 'already_done';
  if (!isDone) return messageFor(error, 'We couldn’t create the link.');
  return hasEmail
    ? 'The email is already on its way. You’ll find it in the list.'
    : 'The link was made, but the answer got lost, and a link is shown only once. Create another: it takes its place.';
}

type MadeProps = { made: Answer<typeof review.createReview>; onClose: () => void };

function MadeLink({ made: { review, link, warning }, onClose }: MadeProps) {
  const copy = useCopy();
  const copied = { title: 'Copied', description: 'The review link is on your clipboard.' };
  return (
    <Stack>
      <Text role="status">
        {link
          ? 'Send this link to your broker. It is shown only now.'
          : `The link is on its way to ${review.email}. Nobody else gets it, so an approval comes from whoever reads that mail.`}
      </Text>
      {link && (
        <TextInput
          label="Review link"
          readOnly
          value={link}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
      {warning && <Alert color="amber">{warning}</Alert>}
      {link && !link.startsWith('https:') && (
        <Alert color="amber">
          The link starts with {new URL(link).origin}, so it opens only where that address does.
        </Alert>
      )}
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onClose} autoFocus={!link}>
          Done
        </Button>
        {link && (
          <Button
            leftSection={<IconCopy size={18} aria-hidden />}
            autoFocus
            onClick={() => copy({ text: link }, copied)}
          >
            Copy the link
          </Button>
        )}
      </Group>
    </Stack>
  );
}
