import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { NavigationType, Router } from 'react-router';
import { getLocation, type HistoryUpdate, listen, navigator } from './history.ts';

/** Shows where the history is. A screen stays until the next one is loaded. */
export function HistoryRouter({ children }: { children: ReactNode }) {
  const [{ location, type }, setArrival] = useState<HistoryUpdate>(() => ({
    location: getLocation(),
    type: NavigationType.Pop,
  }));
  useLayoutEffect(() => listen((arrival) => startTransition(() => setArrival(arrival))), []);
  return (
    <Router navigator={navigator} location={location} navigationType={type}>
      {children}
    </Router>
  );
}
