import { useEffect, useRef, useState } from 'react';

/** Milliseconds in which scrolling is the jump to a chosen section, not the person's own. */
const jump = 500;

const scrollKeys = ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', ' '];

/**
 * Which section of a long page is being read. A chosen one stays so until the person scrolls on: that the page scrolls
 * because a section above it has come to its full height is no choice of theirs.
 */
export function useActiveSection(sections: { id: string }[]) {
  const [active, setActive] = useState(() => sectionInAddress(sections) ?? sections[0]?.id);
  const jumpingUntil = useRef(performance.now() + jump);
  const linked = useRef(sectionInAddress(sections));
  const chosen = useRef(linked.current);

  useEffect(() => {
    // Of a page that is opened by a link, as from an email: the router looked for the section before it stood.
    if (linked.current && window.scrollY === 0) {
      jumpingUntil.current = performance.now() + jump;
      document.getElementById(linked.current)?.scrollIntoView();
    }
  }, []);

  useEffect(() => {
    const ids = sections.map(({ id }) => id);
    const listening = new AbortController();
    const options = { passive: true, signal: listening.signal };
    const follow = () => {
      if (performance.now() <= jumpingUntil.current || isInView(chosen.current)) return;
      chosen.current = undefined;
      setActive(sectionInView(ids));
    };
    const forget = () => {
      chosen.current = undefined;
    };
    window.addEventListener('scroll', follow, options);
    window.addEventListener('wheel', forget, options);
    window.addEventListener('touchmove', forget, options);
    window.addEventListener(
      'keydown',
      ({ key }) => {
        if (scrollKeys.includes(key)) forget();
      },
      options,
    );
    return () => listening.abort();
  }, [sections]);

  return {
    active,
    choose(id: string) {
      jumpingUntil.current = performance.now() + jump;
      chosen.current = id;
      setActive(id);
      // The router scrolls there; the keyboard goes on from there.
      document.getElementById(id)?.focus({ preventScroll: true });
    },
  };
}

const sectionInAddress = (sections: { id: string }[]) =>
  sections.find(({ id }) => `#${id}` === window.location.hash)?.id;

function isInView(id: string | undefined): boolean {
  const place = id === undefined ? undefined : document.getElementById(id)?.getBoundingClientRect();
  return place !== undefined && place.bottom > 0 && place.top < window.innerHeight;
}

/** The last one above a line that moves down the window as the page is scrolled to its end. */
function sectionInView(ids: string[]): string | undefined {
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
  const line =
    clientHeight * (0.25 + 0.75 * (scrollTop / Math.max(1, scrollHeight - clientHeight)));
  return (
    ids.findLast((id) => {
      const top = document.getElementById(id)?.getBoundingClientRect().top;
      return top !== undefined && top <= line;
    }) ?? ids[0]
  );
}
