import { useEffect, useRef, useState } from 'react';

/** Milliseconds in which scrolling is the jump to a chosen section, not the person's own. */
const jump = 500;

/** Which section of a long page is being read. A chosen one stays so until the person scrolls on. */
export function useActiveSection(sections: { id: string }[]) {
  const [active, setActive] = useState(() => sectionInAddress(sections) ?? sections[0]?.id);
  const jumpingUntil = useRef(performance.now() + jump);
  const linked = useRef(sectionInAddress(sections));

  useEffect(() => {
    // Of a page that is opened by a link, as from an email: the router looked for the section before it stood.
    if (linked.current && window.scrollY === 0) {
      jumpingUntil.current = performance.now() + jump;
      document.getElementById(linked.current)?.scrollIntoView();
    }
  }, []);

  useEffect(() => {
    const ids = sections.map(({ id }) => id);
    const follow = () => {
      if (performance.now() > jumpingUntil.current) setActive(sectionInView(ids));
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, [sections]);

  return {
    active,
    choose(id: string) {
      jumpingUntil.current = performance.now() + jump;
      setActive(id);
      // The router scrolls there; the keyboard goes on from there.
      document.getElementById(id)?.focus({ preventScroll: true });
    },
  };
}

const sectionInAddress = (sections: { id: string }[]) =>
  sections.find(({ id }) => `#${id}` === window.location.hash)?.id;

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
