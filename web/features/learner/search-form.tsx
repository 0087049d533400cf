import { Button, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { RelevantQuery } from '#contract/learner-forms.ts';
import { focusFirstError } from '#web/ui/field-errors.ts';
import { useShowToast } from '#web/ui/toasts/toast-store.ts';
import type { AnswerSearch } from './learner-queries.ts';
import { invalidToast } from './learner-toasts.ts';
import classes from './search-form.module.css';

type Props = { isPending: boolean; onSearch: (search: AnswerSearch) => void };

export function SearchForm({ isPending, onSearch }: Props) {
  const showToast = useShowToast();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { topic: '', context: '' },
    validate: schemaResolver(RelevantQuery, { sync: true }),
  });
  const handleSubmit = form.onSubmit(onSearch, (errors) => {
    showToast(invalidToast(String(Object.values(errors)[0])));
    focusFirstError(form)(errors);
  });

  return (
    <search>
      <form noValidate className={classes.form} onSubmit={handleSubmit}>
        <TextInput
          label="Topic"
          placeholder="Closing costs"
          key={form.key('topic')}
          {...form.getInputProps('topic')}
        />
        <TextInput
          label="Context"
          placeholder="City and state: Austin, TX"
          key={form.key('context')}
          {...form.getInputProps('context')}
        />
        <Button type="submit" loading={isPending} className={classes.button}>
          Find answers
        </Button>
      </form>
    </search>
  );
}
