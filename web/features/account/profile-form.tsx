import { Alert, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconBulb } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import type { Profile } from '#contract/account-forms.ts';
import { changeProfile } from '#contract/calls/account.ts';
import { brokerReminder } from '#contract/signature.ts';
import { describeRuleOf, missingForState } from '#contract/state-line.ts';
import { messageFor } from '#web/api/api-error.ts';
import { useCall } from '#web/api/mutation.ts';
import { focusFirstError, showFieldErrors } from '#web/ui/field-errors.ts';
import { FormError } from '#web/ui/form-error.tsx';
import { SaveBar } from '#web/ui/save-bar.tsx';
import { UnsavedChanges } from '#web/ui/unsaved-changes.tsx';
import { accountForms } from './account-validator.ts';
import { BrandFields } from './brand-fields.tsx';
import { completeWebsite, ProfileFields } from './profile-fields.tsx';
import { SignaturePreview } from './signature-preview.tsx';
import { accountQuery } from './use-account.ts';

/** What stands in the line under a post, with the line as it will look. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const form = useForm<Profile>({
    initialValues: profile,
    validate: accountForms.validator((forms) => forms.Profile),
  });
  const save = useSave();
  const isUnsaved = form.isDirty();

  const handleSubmit = form.onSubmit(async (values) => {
    try {
      const saved = await save.mutateAsync({ body: values });
      form.setInitialValues(saved);
      form.resetDirty(saved);
      // What was typed while it was being saved stays, as unsaved as it is.
      if (isSame(form.getValues(), values)) form.setValues(saved);
    } catch (error) {
      showFieldErrors(form, error);
    }
  }, focusFirstError(form));

  return (
    <form
      noValidate
      onFocus={accountForms.fetchForms}
      onSubmit={(event) => {
        completeWebsite(form);
        return handleSubmit(event);
      }}
    >
      <UnsavedChanges isUnsaved={isUnsaved} />
      <Stack gap="lg">
        <ProfileFields form={form} />
        <SignaturePreview profile={form.values} />
        <StateHints profile={form.values} />
        <BrandFields form={form} />
        <FormError>
          {save.error && messageFor(save.error, 'We couldn’t save your profile.')}
        </FormError>
        <SaveBar label="Save profile" save={save} isUnsaved={isUnsaved} onDiscard={form.reset} />
      </Stack>
    </form>
  );
}

function useSave() {
  const client = useQueryClient();
  return useCall(changeProfile, {
    onSuccess(profile: Profile) {
      client.setQueryData(accountQuery.queryKey, (account) => account && { ...account, profile });
    },
  });
}

const isSame = (one: Profile, other: Profile) => JSON.stringify(one) === JSON.stringify(other);

/** What the state usually asks for. Never says that anything is in order: the broker knows. */
function StateHints({ profile }: { profile: Profile }) {
  const missing = missingForState(profile);
  return (
    <Alert
      color={missing.length > 0 ? 'amber' : 'gray'}
      icon={<IconBulb size={20} aria-hidden />}
      role="status"
    >
      {missing.map(({ part, hint }) => (
        <Text key={part} fw={600}>
          {hint}
        </Text>
      ))}
      <Text size="sm">
        {describeRuleOf(profile.licenseState) ||
          'Choose your license state to see what it usually asks for.'}
      </Text>
      <Text size="sm" fw={600}>
        {brokerReminder}
      </Text>
    </Alert>
  );
}
