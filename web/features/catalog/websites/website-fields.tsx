import { Autocomplete, Select, SimpleGrid, Switch, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { stateChoices } from './states.ts';
import type { WebsiteValues } from './website-form.ts';

type Props = {
  form: UseFormReturnType<WebsiteValues>;
  /** Those in use, to be used again. */
  categories: string[];
  isPending: boolean;
};

export function WebsiteFields({ form, categories, isPending }: Props) {
  return (
    <>
      <TextInput
        label="Website"
        description="Or one part of it, such as realtor.com/research."
        placeholder="census.gov"
        data-autofocus
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        readOnly={isPending}
        {...form.getInputProps('domain')}
      />
      <TextInput
        label="Description (optional)"
        description="Who runs it and what’s there. Readers see this under an article."
        readOnly={isPending}
        {...form.getInputProps('description')}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <Select
          label="State"
          data={stateChoices}
          searchable
          allowDeselect={false}
          nothingFoundMessage="No matching state"
          autoComplete="off"
          readOnly={isPending}
          {...form.getInputProps('state')}
        />
        <Autocomplete
          label="Category (optional)"
          placeholder="market data"
          data={categories}
          autoComplete="off"
          readOnly={isPending}
          {...form.getInputProps('category')}
        />
      </SimpleGrid>
      <Switch
        label="Active"
        description="Only active websites are cited in new articles."
        {...form.getInputProps('isActive', { type: 'checkbox' })}
      />
    </>
  );
}
