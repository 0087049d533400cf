import { Stack, Switch, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { changeVoice, getVoice } from '#contract/calls/voice.ts';
import { VoiceProfile } from '#contract/voice-form.ts';
import { messageFor } from '#web/api/api-error.ts';
import { useCall } from '#web/api/mutation.ts';
import { queryOf } from '#web/api/query.ts';
import { focusFirstError } from '#web/ui/field-errors.ts';
import { FormError } from '#web/ui/form-error.tsx';
import { SaveBar } from '#web/ui/save-bar.tsx';
import { UnsavedChanges } from '#web/ui/unsaved-changes.tsx';
import { OwnTextFields } from './own-text-fields.tsx';
import { VoiceRuleFields } from './voice-rule-fields.tsx';
import { toProfile, toValues, type VoiceValues } from './voice-values.ts';

export const voiceQuery = queryOf(getVoice, {});

/** Own texts, and the rules learned from them as lines that can be changed. */
export function VoiceForm({ profile }: { profile: VoiceProfile }) {
  const client = useQueryClient();
  const form = useForm<VoiceValues>({ name: 'voice', initialValues: toValues(profile), validate });
  const save = useCall(changeVoice, {
    onSuccess: (saved) => client.setQueryData(voiceQuery.queryKey, saved),
  });
  const isUnsaved = form.isDirty();

  const handleSubmit = form.onSubmit(async (values) => {
    const saved = await save.mutateAsync({ body: toProfile(values) }).catch(() => undefined);
    if (!saved) return;
    form.setInitialValues(toValues(saved));
    form.resetDirty(toValues(saved));
    if (JSON.stringify(form.getValues()) === JSON.stringify(values))
      form.setValues(toValues(saved));
  }, focusFirstError(form));

  return (
    <form noValidate onSubmit={handleSubmit}>
      <UnsavedChanges isUnsaved={isUnsaved} />
      <Stack gap="lg">
        <Switch
          color="amber"
          label="Write my posts and articles this way"
          {...form.getInputProps('isOn', { type: 'checkbox' })}
        />
        <OwnTextFields form={form} />
        <VoiceRuleFields form={form} />
        <Text size="sm" c="dimmed">
          With an AI model connected, these rules and the beginning of your first two texts are sent
          to it. Each post shows which rules it follows under “What shaped this post”.
        </Text>
        <FormError>
          {save.error && messageFor(save.error, 'We couldn’t save how you sound.')}
        </FormError>
        <SaveBar
          label="Save how I sound"
          save={save}
          isUnsaved={isUnsaved}
          onDiscard={form.reset}
        />
      </Stack>
    </form>
  );
}

/** The same check as the server's, on the profile that would be sent. */
function validate(values: VoiceValues): Record<string, string> {
  const { error } = VoiceProfile.safeParse(toProfile(values));
  const errors: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) {
    const [field = '', index] = path;
    const isText = field === 'texts' && index !== undefined;
    errors[isText ? `texts.${String(index)}` : String(field)] ??= message;
  }
  return errors;
}
