import { UnstyledButton } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import classes from './answer-text.module.css';

/** An answer as it was typed. A long one shows its first lines and the rest on demand. */
export function AnswerText({ children }: { children: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const { text, isCut } = useIsCut();
  return (
    <div className={classes.answer}>
      <p ref={text} className={classes.text} data-open={isOpen}>
        {children}
      </p>
      {(isCut || isOpen) && (
        <UnstyledButton
          className={classes.more}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Show less' : 'Show all'}
        </UnstyledButton>
      )}
    </div>
  );
}

/** Whether there is more of a text than fits, at any width of the page. */
function useIsCut() {
  const text = useRef<HTMLParagraphElement>(null);
  const [isCut, setIsCut] = useState(false);
  useEffect(() => {
    const element = text.current;
    if (!element) return;
    const observer = new ResizeObserver(() =>
      setIsCut(element.scrollHeight > element.clientHeight + 1),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { text, isCut };
}
