import type { MouseEvent } from 'react';

/** Follows a link within the page: eyes and keyboard go there, the address stays that of the page. */
export function scrollToHeading(event: MouseEvent<HTMLAnchorElement>): void {
  const target = document.getElementById(event.currentTarget.hash.slice(1));
  if (!target || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  target.focus({ preventScroll: true });
  target.scrollIntoView({ block: 'start', behavior: isCalm ? 'auto' : 'smooth' });
}
