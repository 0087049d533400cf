import {
  type ComponentType,
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
} from 'react';
import { parse } from 'regexparam';
import {
  type Location,
  type NavigationType,
  type Navigator,
  resolvePath,
  type To,
} from './history.ts';

/**
 * Which screen stands at an address, inside which frames. What a router brings besides (loaders, actions, ranking,
 * relative routes) no screen uses and every screen would load; see docs/decisions/0003-web-stack.md.
 */

export type Route = {
  /** None for a frame or a guard around its children. */
  path?: string;
  Component: ComponentType;
  /** Fetches its code before it is shown. */
  preload?: () => Promise<void>;
  children?: Route[];
};

type Params = Record<string, string | undefined>;
type Match = { chain: Route[]; params: Params };
type Arrival = { location: Location; type: NavigationType; navigator: Navigator };

const ArrivalContext = createContext<Arrival | null>(null);
const ParamsContext = createContext<Params>({});
const OutletContext = createContext<ReactNode>(null);

/** The first route whose path fits, with all that stand around it: so what fits anything comes last. */
export function matchRoute(routes: Route[], pathname: string): Match | undefined {
  for (const route of routes) {
    if (route.children) {
      const inner = matchRoute(route.children, pathname);
      if (inner) return { ...inner, chain: [route, ...inner.chain] };
    }
    const params = route.path === undefined ? undefined : paramsIn(route.path, pathname);
    if (params) return { chain: [route], params };
  }
  return undefined;
}

function paramsIn(path: string, pathname: string): Params | undefined {
  const { keys, pattern } = parse(path);
  const values = pattern.exec(pathname)?.slice(1);
  return values && Object.fromEntries(keys.map((key, at) => [key, decoded(values[at] ?? '')]));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // An address that somebody cut: no piece has that name.
    return text;
  }
}

export function Router({ children, ...arrival }: Arrival & { children: ReactNode }) {
  const { location, type, navigator } = arrival;
  const value = useMemo(() => ({ location, type, navigator }), [location, type, navigator]);
  return <ArrivalContext value={value}>{children}</ArrivalContext>;
}

/** The screen at the current address. */
export function Routes({ routes }: { routes: Route[] }) {
  const { pathname } = useLocation();
  const match = useMemo(() => matchRoute(routes, pathname), [routes, pathname]);
  const screen = match?.chain.reduceRight<ReactNode>(framed, null);
  return <ParamsContext value={match?.params ?? {}}>{screen}</ParamsContext>;
}

const framed = (inner: ReactNode, { Component }: Route): ReactNode => (
  <OutletContext value={inner}>
    <Component />
  </OutletContext>
);

/** Where a frame shows the screen inside it. */
export const Outlet = (): ReactNode => use(OutletContext);

function useArrival(): Arrival {
  const arrival = use(ArrivalContext);
  if (!arrival) throw new Error('There is no router around this component');
  return arrival;
}

export const useLocation = (): Location => useArrival().location;

/** How somebody came here: by a link, by going back or forth, or by being sent on. */
export const useNavigationType = (): NavigationType => useArrival().type;

/** What stands in the address at the names of its route. */
export const useParams = (): Params => use(ParamsContext);

type Options = { replace?: boolean; state?: unknown };

export function useNavigate(): (to: To, options?: Options) => void {
  const { location, navigator } = useArrival();
  const { pathname } = location;
  return useCallback(
    (to, { replace, state } = {}) => {
      const target = resolvePath(to, pathname);
      if (replace) navigator.replace(target, state);
      else navigator.push(target, state);
    },
    [navigator, pathname],
  );
}

/** Sends whoever comes here on to another address. */
export function Navigate({ to, replace }: { to: string; replace?: boolean }) {
  const navigate = useNavigate();
  useEffect(() => navigate(to, { replace }), [navigate, to, replace]);
  return null;
}
