import { HtmlView } from '#web/ui/html/html-view.tsx';
import classes from './formatted-copy.module.css';
import { PartSwitches } from './part-switches.tsx';
import type { PlatformCopy } from './use-platform-copy.ts';

/** The text with its headings, lists and links, for places that keep them. */
export function FormattedCopy({ copied }: { copied: PlatformCopy }) {
  return (
    <div className={classes.copy}>
      <PartSwitches copied={copied} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard has to reach what scrolls */}
      <section className={classes.text} aria-label="Formatted text" tabIndex={0}>
        <HtmlView html={copied.copy.html ?? ''} />
      </section>
    </div>
  );
}
