import { Container } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Outlet, useLocation, useNavigationType } from 'react-router';
import { useScrollMemory } from '#web/navigation/use-scroll-memory.ts';
import { NavigationBar } from './navigation-bar.tsx';
import { ResumeGenerations } from './resume-generations.tsx';
import classes from './shell.module.css';
import { SignedOutNotice } from './signed-out-notice.tsx';

/** The frame around every screen for signed-in people. */
export function Shell() {
  const main = useFocusOnNewPage();
  useScrollMemory();
  return (
    <>
      <a href="#main" className={classes.skip}>
        Skip to content
      </a>
      <ResumeGenerations />
      <NavigationBar />
      <Container component="main" id="main" tabIndex={-1} ref={main} className={classes.main}>
        <SignedOutNotice />
        <Outlet />
      </Container>
    </>
  );
}

/** Moves the focus to a page that was just opened from another, so that the keyboard starts there. */
function useFocusOnNewPage() {
  const main = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  const isFirstPage = useNavigationType() === 'POP';
  const shown = useRef(isFirstPage ? pathname : undefined);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
