import { Select, SimpleGrid, Switch, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { Profile } from '#contract/account-forms.ts';
import { licenseTypes } from '#contract/license-types.ts';
import { usStates } from '#contract/us-states.ts';
import classes from './profile-fields.module.css';

const states = usStates.map(({ code, name }) => ({ value: code, label: name }));

const licenseTypeChoices = licenseTypes.map((value) => ({
  value,
  label: value.charAt(0).toUpperCase() + value.slice(1),
}));

export function ProfileFields({ form }: { form: UseFormReturnType<Profile> }) {
  const state = form.getInputProps('licenseState');
  const type = form.getInputProps('licenseType');
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <TextInput
          label="Name"
          description="As it appears on your license"
          autoComplete="name"
          {...form.getInputProps('displayName')}
        />
        <TextInput
          label="Brokerage"
          description="As registered with your state"
          autoComplete="organization"
          {...form.getInputProps('brokerage')}
        />
        <TextInput label="Office city" {...form.getInputProps('officeCity')} />
        <Select
          label="License state"
          data={states}
          searchable
          clearable
          clearButtonProps={{ 'aria-label': 'Clear the license state' }}
          nothingFoundMessage="No matching state"
          {...state}
          value={form.values.licenseState || null}
          onChange={(value) => state.onChange(value ?? '')}
        />
        <TextInput
          label="License number"
          autoComplete="off"
          {...form.getInputProps('licenseNumber')}
        />
        <Select
          label="License type"
          data={licenseTypeChoices}
          clearable
          clearButtonProps={{ 'aria-label': 'Clear the license type' }}
          {...type}
          value={form.values.licenseType || null}
          onChange={(value) => type.onChange(value ?? '')}
        />
        <TextInput
          label="Phone"
          description="Your own"
          type="tel"
          autoComplete="tel"
          {...form.getInputProps('phone')}
        />
        <TextInput
          label="Office phone"
          description="The brokerage’s, as your state has it on file"
          type="tel"
          autoComplete="off"
          {...form.getInputProps('officePhone')}
        />
        <TextInput
          className={classes.wide}
          label="Website"
          type="url"
          autoComplete="url"
          placeholder="https://"
          {...form.getInputProps('website')}
          onBlur={() => completeWebsite(form)}
        />
      </SimpleGrid>
      <Switch
        color="amber"
        label="Add this signature to what I copy and download"
        {...form.getInputProps('signatureOn', { type: 'checkbox' })}
      />
    </>
  );
}

/** Nobody types the beginning of an address. */
export function completeWebsite(form: UseFormReturnType<Profile>): void {
  const address = form.getValues().website.trim();
  const isBare = /^[^\s/:]+\.[^\s/:]{2,}(?:[/?#]\S*)?$/.test(address);
  form.setFieldValue('website', isBare ? `https://${address}` : address);
}
