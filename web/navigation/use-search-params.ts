import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from './router.tsx';

type Params = Record<string, string>;

/** What stands behind the question mark of the address, and the way to change it. */
export function useSearchParams() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const change = useCallback(
    (next: Params | ((before: URLSearchParams) => Params), options?: { replace?: boolean }) => {
      const given = next instanceof Function ? next(params) : next;
      navigate(`?${new URLSearchParams(given)}`, options);
    },
    [navigate, params],
  );
  return [params, change] as const;
}
