import { type FormEvent, useRef, useState } from 'react';
import { focusFirstError } from '#web/ui/field-errors.ts';

type Options<Values> = {
  initialValues: Values;
  /** What is wrong, by field. */
  validate: (values: Values) => Promise<Record<string, string>>;
};

/**
 * A form of a few lines of text, for the pages before the sign-in: they stand sooner without the form library. What is
 * entered stays in the page, where password managers fill it in, and is read when it is sent.
 */
export function useSmallForm<Values extends Record<string, string | undefined>>({
  initialValues,
  validate,
}: Options<Values>) {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const element = useRef<HTMLFormElement>(null);
  const getInputNode = (name: string) =>
    element.current?.querySelector<HTMLInputElement>(`[data-path="${name}"]`) ?? null;
  const readValues = (): Values => {
    const names = Object.keys(initialValues);
    const entered = names.map((name) => [name, getInputNode(name)?.value ?? initialValues[name]]);
    return Object.fromEntries(entered);
  };

  return {
    errors,
    setErrors,
    getInputNode,
    /** Of a field. What is wrong with it is forgotten when it is changed. */
    field: (name: keyof Values & string) => ({
      'data-path': name,
      defaultValue: initialValues[name],
      error: errors[name],
      onChange: () => setErrors(({ [name]: _, ...others }) => others),
    }),
    /** Of the form. */
    sendTo: (send: (values: Values) => unknown) => ({
      noValidate: true,
      ref: element,
      async onSubmit(event: FormEvent) {
        event.preventDefault();
        const values = readValues();
        const wrong = await validate(values);
        setErrors(wrong);
        if (Object.keys(wrong).length > 0) focusFirstError({ getInputNode })(wrong);
        else await send(values);
      },
    }),
  };
}
