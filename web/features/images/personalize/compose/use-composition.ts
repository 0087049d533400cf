import {
  Composition,
  defaultComposition,
  type HeadshotPlacement,
  type LogoPlacement,
} from '#contract/composition.ts';
import { usePersistedState, useWritePersistedState } from '#web/local-content/persisted-state.ts';

type Change = Composition | ((before: Composition) => Composition);

/**
 * Where headshot and logo stand now: as the agent last left them for this piece, else as on its last picture, else as
 * in the piece before. The arrangement outlives a reload.
 */
export function useComposition(piece: string | undefined, last: Composition | undefined) {
  const [usual] = usePersistedState<Composition>('composition', Composition, defaultComposition);
  const [composition, setHere] = usePersistedState<Composition>(
    `composition:${piece}`,
    Composition,
    last ?? usual,
  );
  const writePersistedState = useWritePersistedState();
  const arrange = (change: Change) =>
    setHere((before) => {
      const next = change instanceof Function ? change(before) : change;
      writePersistedState('composition', next);
      return next;
    });
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
