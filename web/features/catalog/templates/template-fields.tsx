import { Switch, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { TemplateValues } from './template-form.ts';

type Props = { form: UseFormReturnType<TemplateValues>; isPending: boolean };

export function TemplateFields({ form, isPending }: Props) {
  return (
    <>
      <TextInput label="Name" data-autofocus readOnly={isPending} {...form.getInputProps('name')} />
      <TextInput
        label="Description (optional)"
        description="A line for agents who choose this kind of post; the writer does not see it."
        readOnly={isPending}
        {...form.getInputProps('description')}
      />
      <Textarea
        label="Template"
        description="How a post is built, in plain words: what it opens with, what follows, how it ends."
        autosize
        minRows={6}
        maxRows={14}
        readOnly={isPending}
        {...form.getInputProps('contentTemplate')}
      />
      <Switch
        label="Active"
        description="Only active templates are used for new posts."
        {...form.getInputProps('isActive', { type: 'checkbox' })}
      />
    </>
  );
}
