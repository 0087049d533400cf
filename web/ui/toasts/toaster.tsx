import { Button, CloseButton } from '@mantine/core';
import * as RadixToast from '@radix-ui/react-toast';
import { useEffect, useRef } from 'react';
import { type Toast, useToastStore, useToasts } from './toast-store.ts';
import classes from './toaster.module.css';

const openFor = 5000;
const swipeThreshold = 50;

/** The notification region: reachable with F8, paused while hovered or focused. */
export function Toaster() {
  const toasts = useToasts();
  const region = useClearOfBars(toasts.some(({ isOpen }) => isOpen));
  return (
    <RadixToast.Provider
      duration={openFor}
      swipeDirection="right"
      swipeThreshold={swipeThreshold}
      label="Notification"
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
      <RadixToast.Viewport
        ref={region}
        className={classes.viewport}
        hotkey={['F8']}
        label="Notifications ({hotkey})"
      />
    </RadixToast.Provider>
  );
}

/** Keeps notifications above the bars of buttons at the lower edge of the window, wherever the page is scrolled to. */
function useClearOfBars(isShowing: boolean) {
  const region = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const list = region.current;
    if (!isShowing || !list) return;
    const place = () => list.style.setProperty('--bars-below', `${heightOfBarsBelow(list)}px`);
    place();
    const listening = new AbortController();
    const options = { capture: true, passive: true, signal: listening.signal };
    for (const name of ['scroll', 'resize']) window.addEventListener(name, place, options);
    return () => listening.abort();
  }, [isShowing]);
  return region;
}

/** From the lower edge of the window up to where the notifications cover no bar. */
function heightOfBarsBelow(list: HTMLElement): number {
  const { height, left, right } = list.getBoundingClientRect();
  const bars = [...document.querySelectorAll('[data-keep-clear]')]
    .map((bar) => bar.getBoundingClientRect())
    .filter((bar) => bar.left < right && bar.right > left && bar.top < window.innerHeight)
    .sort((one, other) => other.bottom - one.bottom);
  return bars.reduce((below, { top, bottom }) => {
    const isCovered = bottom > window.innerHeight - below - height;
    return isCovered ? Math.max(below, window.innerHeight - top) : below;
  }, 0);
}

function ToastCard({ toast }: { toast: Toast }) {
  const store = useToastStore();
  return (
    <RadixToast.Root
      className={classes.toast}
      data-tone={toast.tone ?? 'plain'}
      open={toast.isOpen}
      onOpenChange={(isOpen) => !isOpen && store.dismiss(toast.id)}
    >
      <div className={classes.text}>
        <RadixToast.Title className={classes.title}>{toast.title}</RadixToast.Title>
        {toast.description && (
          <RadixToast.Description className={classes.description}>
            {toast.description}
          </RadixToast.Description>
        )}
      </div>
      {toast.action && (
        <RadixToast.Action altText={toast.action.hint} asChild>
          <Button size="xs" variant="default" onClick={toast.action.onClick}>
            {toast.action.label}
          </Button>
        </RadixToast.Action>
      )}
      <RadixToast.Close asChild>
        <CloseButton aria-label="Close notification" size="sm" />
      </RadixToast.Close>
    </RadixToast.Root>
  );
}
