/** Milliseconds a browser may take to begin a fade. */
const patience = 400;

/**
 * Changes what is shown with a short fade, where the browser has one and motion is welcome. Resolves when it is changed,
 * not when it has faded. What is to be shown never waits for a browser that draws nothing.
 */
export async function showWithFade(change: () => void): Promise<void> {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isCalm || !document.startViewTransition) return change();
  const { promise, resolve } = Promise.withResolvers<void>();
  let isChanged = false;
  const changeOnce = () => {
    if (!isChanged) change();
    isChanged = true;
    resolve();
  };
  const transition = document.startViewTransition(async () => {
    changeOnce();
    // React draws what it heard of in the next task.
    await new Promise((drawn) => setTimeout(drawn));
  });
  // One that is skipped, as in a window nobody sees, is no failure: the change was made.
  for (const step of [transition.ready, transition.finished, transition.updateCallbackDone]) {
    step.catch(() => {});
  }
  const timer = setTimeout(() => {
    changeOnce();
    transition.skipTransition();
  }, patience);
  await promise;
  clearTimeout(timer);
}
