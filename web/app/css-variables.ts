// What Mantine derives from the palette is right by day; the night is set here by hand.
import type { CSSVariablesResolver } from '@mantine/core';
import { amber, dark, evergreen, gray, ink, paper, red } from './palette.ts';

export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: { ...lightSurfaces, ...lightFills, ...lightDrawings },
  dark: { ...darkSurfaces, ...darkFills, ...darkDrawings },
});

const lightSurfaces = {
  '--mantine-color-body': paper,
  '--mantine-color-text': ink,
  '--mantine-color-bright': ink,
  '--mantine-color-dimmed': gray[6],
  '--mantine-color-placeholder': '#666e78',
  '--mantine-color-anchor': evergreen[6],
  '--mantine-color-error': red[6],
  '--mantine-color-success': evergreen[6],
  '--mantine-color-default-border': gray[4],
  '--mantine-color-disabled': gray[2],
  '--mantine-color-disabled-color': '#7a7468',
  '--porch-card': '#ffffff',
  '--porch-raised': '#ffffff',
  '--porch-raised-line': gray[3],
  '--porch-field': '#ffffff',
  '--porch-field-line': gray[5],
  '--porch-hairline': gray[3],
  '--porch-focus': evergreen[6],
  '--porch-selection': amber[2],
};

const darkSurfaces = {
  '--mantine-color-body': dark[7],
  '--mantine-color-text': dark[0],
  '--mantine-color-bright': '#fbf7ee',
  '--mantine-color-dimmed': dark[2],
  '--mantine-color-placeholder': dark[3],
  '--mantine-color-anchor': evergreen[3],
  '--mantine-color-error': red[3],
  '--mantine-color-success': evergreen[3],
  '--mantine-color-default': dark[5],
  '--mantine-color-default-hover': dark[4],
  '--mantine-color-default-color': dark[0],
  '--mantine-color-default-border': '#38595a',
  '--mantine-color-disabled': dark[5],
  '--mantine-color-disabled-color': '#77908b',
  '--mantine-color-disabled-border': dark[4],
  '--porch-card': dark[6],
  '--porch-raised': '#1b3335',
  '--porch-raised-line': '#38595a',
  '--porch-field': '#112528',
  '--porch-field-line': '#668782',
  '--porch-hairline': dark[4],
  '--porch-focus': evergreen[3],
  '--porch-selection': '#5d4a26',
};

// The text of light and subtle buttons: Mantine's step 9 is almost black.
const lightFills = {
  '--mantine-color-evergreen-light-color': evergreen[6],
  '--mantine-color-red-light-color': red[7],
  '--mantine-color-amber-filled-hover': amber[5],
};

// Warm tints stay warm: a see-through amber would turn olive on blue-green.
const darkFills = {
  ...darkTint('evergreen', ['#1f4a42', '#27584e'], evergreen[2]),
  ...darkTint('amber', ['#4a3920', '#5a4627'], amber[3]),
  ...darkTint('red', ['#4d2a28', '#5d3330'], red[2]),
  ...darkTint('gray', ['#284042', '#325053'], dark[0]),
  '--mantine-color-evergreen-filled-hover': '#276f5c',
  '--mantine-color-amber-filled-hover': amber[4],
};

function darkTint(name: string, [tint, hover]: [string, string], text: string) {
  return {
    [`--mantine-color-${name}-light`]: tint,
    [`--mantine-color-${name}-light-hover`]: hover,
    [`--mantine-color-${name}-light-color`]: text,
    [`--mantine-color-${name}-outline`]: text,
    [`--mantine-color-${name}-outline-hover`]: tint,
  };
}

const lightDrawings = {
  '--porch-line': '#244b43',
  '--porch-line-soft': '#8aa89d',
  '--porch-fill': '#ffffff',
  '--porch-wash': '#e6efe9',
  '--porch-light': amber[6],
  '--porch-light-core': amber[3],
};

const darkDrawings = {
  '--porch-line': '#dbe5db',
  '--porch-line-soft': '#5f8481',
  '--porch-fill': '#23423f',
  '--porch-wash': '#1c3736',
  '--porch-light': amber[5],
  '--porch-light-core': '#ffdf9f',
};
