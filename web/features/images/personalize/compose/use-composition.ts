import {
  Composition,
  defaultComposition,
  type HeadshotPlacement,
  type LogoPlacement,
} from '#contract/composition.ts';
import { useKeptInput } from '#web/conversation/kept-input.ts';

/** Where headshot and logo stand now. The agent's arrangement outlives a reload. */
export function useComposition() {
  const [composition, arrange] = useKeptInput<Composition>(
    'composition',
    Composition,
    defaultComposition,
  );
  return {
    composition,
    arrange,
    changeHeadshot: (changes: Partial<HeadshotPlacement>) =>
      arrange((before) => ({ ...before, headshot: { ...before.headshot, ...changes } })),
    changeLogo: (changes: Partial<LogoPlacement>) =>
      arrange((before) => ({ ...before, logo: { ...before.logo, ...changes } })),
    reset: () => arrange(defaultComposition),
  };
}
