import { type ComponentType, lazy, useState } from 'react';

/**
 * A component that is fetched when it is first shown, or before, by `preload`: then it is there at once, and nothing
 * stands in for it, not even for a moment.
 */
export function preloadable<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  const fetchIt = async () => {
    loaded = await load();
    return { default: loaded };
  };
  const Lazy = lazy(fetchIt) as unknown as ComponentType<Props>;

  function Preloadable(props: Props) {
    // Chosen once: another component in the same place would begin anew.
    const [Shown] = useState(() => loaded ?? Lazy);
    return <Shown {...props} />;
  }
  // Where it cannot be fetched now, it is tried again when it is shown.
  const preload = () =>
    fetchIt().then(
      () => {},
      () => {},
    );
  return Object.assign(Preloadable, { preload });
}
