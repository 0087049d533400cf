import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { learnVoice } from '#contract/calls/voice.ts';
import { voiceTexts } from '#contract/voice-form.ts';
import { messageFor } from '#web/api/api-error.ts';
import { useCall } from '#web/api/mutation.ts';
import { FormError } from '#web/ui/form-error.tsx';
import { SavedNote } from '#web/ui/saved-note.tsx';
import { filledTexts, toRuleValues, type VoiceValues } from './voice-values.ts';

type Props = { form: UseFormReturnType<VoiceValues> };

/** Up to five texts, and the button that reads rules out of them. */
export function OwnTextFields({ form }: Props) {
  const learn = useCall(learnVoice, {
    onSuccess: (rules) => form.setValues(toRuleValues(rules)),
  });
  const { texts } = form.values;
  const own = filledTexts(form.values);
  return (
    <Stack gap="sm" role="group" aria-label="Texts you wrote">
      <Text size="sm">
        Paste posts, emails or captions you wrote yourself. Porchlight counts how you write, on this
        server and without a model, and fills in the lines below.
      </Text>
      {texts.map((_, index) => (
        <Textarea
          // biome-ignore lint/suspicious/noArrayIndexKey: a text has nothing else to be known by
          key={index}
          label={`Text ${index + 1}`}
          autosize
          minRows={3}
          maxRows={10}
          maxLength={voiceTexts.longest}
          {...form.getInputProps(`texts.${index}`)}
        />
      ))}
      <Group gap="sm">
        <Button
          variant="light"
          loading={learn.isPending}
          disabled={own.length === 0}
          onClick={() => learn.mutate({ body: { texts: own } })}
        >
          Learn from these texts
        </Button>
        {texts.length < voiceTexts.most && (
          <Button variant="default" onClick={() => form.insertListItem('texts', '')}>
            Add another text
          </Button>
        )}
        {texts.length > 1 && (
          <Button variant="subtle" onClick={() => form.removeListItem('texts', texts.length - 1)}>
            Remove text {texts.length}
          </Button>
        )}
        <SavedNote>{learn.isSuccess && 'Lines filled in. Check them, then save.'}</SavedNote>
      </Group>
      <FormError>
        {learn.error && messageFor(learn.error, 'We couldn’t read your texts.')}
      </FormError>
    </Stack>
  );
}
