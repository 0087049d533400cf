// Step 6 is the colour itself in light mode, step 5 carries white text in dark mode.

export const paper = '#faf7f2';
export const ink = '#1f2933';

export const evergreen = [
  '#eef6f2',
  '#dcece5',
  '#bcdbcf',
  '#94c6b4',
  '#5fa690',
  '#2e816b',
  '#1f5c4d',
  '#184a3e',
  '#133b32',
  '#0e2c26',
] as const;

export const amber = [
  '#fff8ec',
  '#fdeed6',
  '#fadcad',
  '#f8cb87',
  '#f6ba68',
  '#f2a94e',
  '#e8973a',
  '#b96d17',
  '#8f5210',
  '#6b3c0b',
] as const;

export const red = [
  '#fdf2ef',
  '#fbe3dd',
  '#f5c6bb',
  '#f3a798',
  '#e57f6d',
  '#cb4536',
  '#b3332a',
  '#962820',
  '#7a201a',
  '#5c1813',
] as const;

// Warm greys for the day: 3 is the hairline, 6 dimmed text.
export const gray = [
  '#f7f3ed',
  '#f1ece3',
  '#eae4d9',
  '#e3dbce',
  '#cfc6b8',
  '#8d867b',
  '#5d6670',
  '#48515b',
  '#333d47',
  '#1f2933',
] as const;

// Blue-greens for the night: 7 lies behind, 6 is a card, 4 the hairline, 0 the text.
export const dark = [
  '#efeadf',
  '#d2d8cf',
  '#a9bab4',
  '#8ba39d',
  '#2a4646',
  '#1e3738',
  '#162b2d',
  '#0e1f22',
  '#0b191b',
  '#081214',
] as const;
