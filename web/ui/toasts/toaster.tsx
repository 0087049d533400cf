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
  const region = useClearOfControls(toasts.some(({ isOpen }) => isOpen));
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

/** Keeps notifications off the bars of buttons at the lower edge of a page, and off all controls of a dialog. */
function useClearOfControls(isShowing: boolean) {
  const region = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const list = region.current;
    if (!isShowing || !list) return;
    const aboveBars = () => list.style.setProperty('--bars-below', `${heightOfBarsBelow(list)}px`);
    const place = () => {
      aboveBars();
      const dialog = [...document.querySelectorAll('[aria-modal="true"]')].at(-1);
      if (!dialog) return;
      const { left, bottom } = freeSpotIn(dialog, list);
      list.style.setProperty('--dialog-left', `${left}px`);
      list.style.setProperty('--dialog-bottom', `${bottom}px`);
    };
    place();
    const listening = new AbortController();
    const options = { capture: true, passive: true, signal: listening.signal };
    // In a dialog they stay where they are while it is scrolled, rather than hop from gap to gap.
    window.addEventListener('scroll', aboveBars, options);
    // A dialog that opens takes the focus, and moves a little until it is there.
    for (const name of ['resize', 'focusin', 'transitionend'])
      window.addEventListener(name, place, options);
    return () => listening.abort();
  }, [isShowing]);
  return region;
}

/** Below the dialog where there is room, else the lowest place within it that covers nothing to press. */
function freeSpotIn(dialog: Element, list: HTMLElement): { left: number; bottom: number } {
  const { width, height } = list.getBoundingClientRect();
  const box = dialog.getBoundingClientRect();
  if (window.innerHeight - box.bottom >= height) return { left: 0, bottom: 0 };
  const controls = [...dialog.querySelectorAll(controlsOfDialogs)]
    .map((control) => control.getBoundingClientRect())
    .filter((control) => control.height < tallControl);
  const lefts = [box.left, box.right - width].map((left) =>
    Math.max(0, Math.min(left, window.innerWidth - width)),
  );
  let best = { left: 0, bottom: 0, covered: Number.POSITIVE_INFINITY };
  for (let bottom = 0; bottom <= window.innerHeight - height; bottom += 8) {
    const upper = window.innerHeight - bottom - height;
    for (const left of lefts) {
      const covered = controls.reduce((sum, control) => {
        const across = Math.min(left + width, control.right) - Math.max(left, control.left);
        const down = Math.min(upper + height, control.bottom) - Math.max(upper, control.top);
        return sum + Math.max(0, across) * Math.max(0, down);
      }, 0);
      if (covered === 0) return { left, bottom };
      if (covered < best.covered) best = { left, bottom, covered };
    }
  }
  return best;
}

/** What is larger, like a picture that can be moved, is still in reach beside a notification. */
const tallControl = 160;
const controlsOfDialogs =
  'a[href], button, input, select, textarea, [contenteditable="true"], [tabindex="0"], h2';

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
