import { Select, SimpleGrid, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { VoiceValues } from './voice-values.ts';

type Props = { form: UseFormReturnType<VoiceValues> };

const tones = [
  { value: 'plain', label: 'Plain' },
  { value: 'warm', label: 'Warm' },
  { value: 'direct', label: 'Direct' },
];

const howOften = [
  { value: 'never', label: 'Never' },
  { value: 'sometimes', label: 'A few' },
  { value: 'often', label: 'Often' },
];

type ChoiceField = 'tone' | 'contractions' | 'emoji' | 'exclamation';

/** The rules as lines. An empty one is no rule. */
export function VoiceRuleFields({ form }: Props) {
  const choice = (field: ChoiceField, label: string, data: typeof tones, description?: string) => {
    const props = form.getInputProps(field);
    return (
      <Select
        label={label}
        description={description}
        data={data}
        placeholder="No rule"
        clearable
        clearButtonProps={{ 'aria-label': `Clear ${label.toLowerCase()}` }}
        {...props}
        value={form.values[field] || null}
        onChange={(value) => props.onChange(value ?? '')}
      />
    );
  };
  const line = (field: keyof VoiceValues, label: string, description?: string) => (
    <TextInput label={label} description={description} {...form.getInputProps(field)} />
  );
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
      {choice('tone', 'Tone', tones, 'How your texts come across')}
      {line('specialties', 'Specialties', 'What you know best, such as older homes')}
      <TextInput
        label="Words in a sentence"
        description="On average, 4 to 40"
        inputMode="numeric"
        {...form.getInputProps('sentenceWords')}
      />
      {choice('contractions', 'Contractions', howOften, 'Such as “don’t” and “we’ll”')}
      {choice('emoji', 'Emoji', howOften)}
      {choice('exclamation', 'Exclamation marks', howOften)}
      {line('greeting', 'Greeting', 'How your posts begin')}
      {line('signOff', 'Sign-off', 'How your posts end')}
      {line('usedWords', 'Words you use', 'Separated by commas')}
      {line('bannedWords', 'Words you avoid', 'Separated by commas')}
    </SimpleGrid>
  );
}
