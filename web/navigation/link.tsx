import type { ComponentProps, MouseEvent } from 'react';
import { hrefOf, resolvePath, type To } from './history.ts';
import { useLocation, useNavigate } from './router.tsx';

type Props = Omit<ComponentProps<'a'>, 'href'> & { to: To; replace?: boolean };

/** A link to another page of ours. */
export function Link({ to, replace, onClick, ...rest }: Props) {
  const here = useLocation();
  const href = hrefOf(resolvePath(to, here.pathname));
  const navigate = useNavigate();

  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event) || opensElsewhere(rest.target)) return;
    event.preventDefault();
    // A link to where one already is makes no second entry in the history.
    navigate(to, { replace: replace ?? hrefOf(here) === href });
  };
  return <a {...rest} href={href} onClick={handleClick} />;
}

/** Anything else is the browser's: a new tab, a new window, a download. */
const isPlainClick = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);

const opensElsewhere = (target: string | undefined) => target !== undefined && target !== '_self';
