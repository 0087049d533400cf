import { usStates } from '#contract/us-states.ts';

/** A website without a state. */
export const wholeCountry = 'Whole country';

export const stateOrCountry = (code: string | null) =>
  usStates.find((state) => state.code === code)?.name ?? code ?? wholeCountry;

export const stateChoices = [
  { value: '', label: wholeCountry },
  ...usStates.map(({ code, name }) => ({ value: code, label: name })),
];
