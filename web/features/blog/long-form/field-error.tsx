import { MantineThemeProvider } from '@mantine/core';
import type { ReactNode } from 'react';

type Props = { of: 'Autocomplete' | 'Select'; error: string | undefined; children: ReactNode };

/** Gives a message to a field from elsewhere that has no room for one in its own props. */
export function FieldError({ of, error, children }: Props) {
  return (
    <MantineThemeProvider theme={{ components: { [of]: { defaultProps: { error } } } }}>
      {children}
    </MantineThemeProvider>
  );
}
