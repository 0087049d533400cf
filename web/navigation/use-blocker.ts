import { useEffect, useRef, useState } from 'react';
import { useAppPart } from '#web/app-state.ts';
import { createBrowserHistory, type Location } from './history.ts';

type Ways = { currentLocation: Location; nextLocation: Location };

export type Blocker =
  | { state: 'unblocked'; proceed?: undefined; reset?: undefined }
  | { state: 'blocked'; proceed: () => void; reset: () => void };

/** Holds people back who would leave the page by a link or the back button, until they have decided. */
export function useBlocker(shouldBlock: boolean | ((ways: Ways) => boolean)): Blocker {
  const history = useAppPart(createBrowserHistory);
  const rule = useRef(shouldBlock);
  const [goOn, setGoOn] = useState<() => void>();

  useEffect(() => {
    rule.current = shouldBlock;
  });
  useEffect(
    () =>
      history.addGuard({
        isHeld: (nextLocation) =>
          rule.current instanceof Function
            ? rule.current({ currentLocation: history.location, nextLocation })
            : rule.current,
        hold: (next) => setGoOn(() => next),
      }),
    [history],
  );

  if (!goOn) return { state: 'unblocked' };
  const reset = () => setGoOn(undefined);
  const proceed = () => {
    reset();
    goOn();
  };
  return { state: 'blocked', proceed, reset };
}
