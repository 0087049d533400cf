import type { ComponentProps, MouseEvent } from 'react';
import {
  createPath,
  type To,
  useHref,
  useLocation,
  useNavigate,
  useResolvedPath,
} from 'react-router';

type Props = Omit<ComponentProps<'a'>, 'href'> & { to: To; replace?: boolean };

/**
 * A link to another page of ours. The router has one as well, but with prefetching and all that a server of its own
 * would need, which every screen would load.
 */
export function Link({ to, replace, onClick, ...rest }: Props) {
  const href = useHref(to);
  const here = useLocation();
  const path = useResolvedPath(to);
  const navigate = useNavigate();

  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event) || opensElsewhere(rest.target)) return;
    event.preventDefault();
    // A link to where one already is makes no second entry in the history.
    void navigate(to, { replace: replace ?? createPath(here) === createPath(path) });
  };
  return <a {...rest} href={href} onClick={handleClick} />;
}

/** Anything else is the browser's: a new tab, a new window, a download. */
const isPlainClick = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);

const opensElsewhere = (target: string | undefined) => target !== undefined && target !== '_self';
