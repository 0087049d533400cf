import { Store, useAppPart, useStore } from '#web/app-state.ts';

/** The posts for which a picture is being drawn, by id. */
export const createDrawings = () => new Store<ReadonlySet<string>>(new Set());

export const useIsDrawing = (postId: string | undefined): boolean =>
  useStore(useAppPart(createDrawings)).has(postId ?? '');
