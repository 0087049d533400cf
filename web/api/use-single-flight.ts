import { useRef } from 'react';

/** A second press so soon after the first is the end of a double click. Milliseconds. */
const doubleClick = 500;

type Attempt<Sent, Answer> = { sent: Sent; answer: Promise<Answer> };

/**
 * Work that a double click does once: a repetition gets the answer of the first one while that is under way, and for
 * half a second at least. A button that is drawn as busy does not help here: the second press can come before the
 * drawing, or after a quick answer. What failed is tried again.
 */
export function useSingleFlight<Sent, Answer>(
  work: (sent: Sent) => Promise<Answer>,
  isSame: (one: Sent, other: Sent) => boolean = isSameJson,
): (sent: Sent) => Promise<Answer> {
  /** The newest one only: what was asked for in between must not be passed over. */
  const newest = useRef<Attempt<Sent, Answer>>(null);

  return (sent) => {
    if (newest.current && isSame(newest.current.sent, sent)) return newest.current.answer;
    const attempt = { sent, answer: work(sent) };
    newest.current = attempt;
    const forget = () => {
      if (newest.current === attempt) newest.current = null;
    };
    const pressed = new Promise((resolve) => setTimeout(resolve, doubleClick));
    attempt.answer.then(() => pressed.then(forget), forget);
    return attempt.answer;
  };
}

const isSameJson = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
