import {
  Composition,
  defaultComposition,
  type HeadshotPlacement,
  type LogoPlacement,
} from '#contract/composition.ts';
import { Layout, type LayoutName, layoutText } from '#contract/layouts/layout.ts';
import { usePersistedState, useWritePersistedState } from '#web/local-content/persisted-state.ts';

type Change = Composition | ((before: Composition) => Composition);

/** The words of a layout belong to one piece; the next one begins with its own. */
const forNextPiece = ({ layout, ...placed }: Composition): Composition => ({
  ...placed,
  ...(layout && { layout: Layout.parse({ name: layout.name }) }),
});

/**
 * Where headshot and logo stand now: as the agent last left them for this piece, else as on its last picture, else as
 * in the piece before. The arrangement outlives a reload.
 */
export function useComposition(
  piece: string | undefined,
  last: Composition | undefined,
  title: string,
) {
  const [usual] = usePersistedState<Composition>('composition', Composition, defaultComposition);
  const [composition, setHere] = usePersistedState<Composition>(
    `composition:${piece}`,
    Composition,
    last ?? withTitle(usual, title),
  );
  const writePersistedState = useWritePersistedState();
  const arrange = (change: Change) =>
    setHere((before) => {
      const next = change instanceof Function ? change(before) : change;
      writePersistedState('composition', forNextPiece(next));
      return next;
    });
  return {
    composition,
    arrange,
    changeHeadshot: (changes: Partial<HeadshotPlacement>) =>
      arrange((before) => ({ ...before, headshot: { ...before.headshot, ...changes } })),
    changeLogo: (changes: Partial<LogoPlacement>) =>
      arrange((before) => ({ ...before, logo: { ...before.logo, ...changes } })),
    /** What was typed for one layout is there in the next. */
    layoutFor: (name: LayoutName): Layout => ({
      ...(composition.layout ?? newLayout(name, title)),
      name,
    }),
    chooseLayout: (layout: Layout | undefined) =>
      arrange((before) => ({
        ...before,
        layout: layout && { ...layout, placesPieces: true },
      })),
    changeLayout: (changes: Partial<Layout>) =>
      arrange((before) => ({
        ...before,
        layout: before.layout && { ...before.layout, ...changes },
      })),
    /** Back to where they began, or to where the layout has them. */
    reset: () =>
      arrange(({ layout }) => ({
        ...defaultComposition,
        ...(layout && { layout: { ...layout, placesPieces: true } }),
      })),
  };
}

const newLayout = (name: LayoutName, title: string) =>
  Layout.parse({
    name,
    headline: shortened(title, layoutText.headline),
    quote: shortened(title, layoutText.quote),
  });

const withTitle = ({ layout, ...placed }: Composition, title: string): Composition =>
  layout ? { ...placed, layout: newLayout(layout.name, title) } : placed;

/** Cut after a word. */
function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most / 2)).trimEnd()}…`;
}
