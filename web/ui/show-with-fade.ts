/**
 * Changes what is shown with a short fade, where the browser has one and motion is welcome. Resolves when it is changed,
 * not when it has faded.
 */
export async function showWithFade(change: () => void): Promise<void> {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isCalm || !document.startViewTransition) return change();
  const transition = document.startViewTransition(async () => {
    change();
    // React draws what it heard of in the next task.
    await new Promise((resolve) => setTimeout(resolve));
  });
  // One that is skipped, as in a window nobody sees, is no failure: the change was made.
  transition.ready.catch(() => {});
  transition.finished.catch(() => {});
  await transition.updateCallbackDone;
}
