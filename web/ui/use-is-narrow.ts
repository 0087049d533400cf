import { useMediaQuery } from '@mantine/hooks';

/** Whether the window is as narrow as a phone; style sheets say `max-width: 48em` for it. Known at once. */
export const useIsNarrow = (): boolean =>
  useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
