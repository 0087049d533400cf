/** Milliseconds a browser may take to begin a fade, and a page to be drawn for it. */
const timeout = 400;

/**
 * Changes what is shown with a short fade, where the browser has one and motion is welcome. A change that takes a while
 * gives what resolves when it is drawn. Resolves when it is changed, not when it has faded. What is to be shown never waits
 * for a browser that draws nothing, and nobody waits for a page that is slow to draw.
 */
export async function showWithFade(change: () => void | Promise<void>): Promise<void> {
  if (!canFade()) return void change();
  const { promise, resolve } = Promise.withResolvers<void>();
  let drawn: Promise<void> | undefined;
  const changeOnce = () => {
    // React draws what it heard of in the next task.
    drawn ??= change() ?? new Promise((drawn) => setTimeout(drawn));
    resolve();
    return drawn;
  };
  const transition = document.startViewTransition(changeOnce);
  // One that is skipped, as in a window nobody sees, is no failure: the change was made.
  for (const step of [transition.ready, transition.finished, transition.updateCallbackDone]) {
    step.catch(() => {});
  }
  const timer = setTimeout(() => {
    void changeOnce();
    transition.skipTransition();
  }, timeout);
  transition.updateCallbackDone.finally(() => clearTimeout(timer)).catch(() => {});
  await promise;
}

export const canFade = () =>
  typeof document.startViewTransition === 'function' &&
  !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
