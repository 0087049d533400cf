import { useEffect, useState } from 'react';

/** "12 s", counting on. For the eye alone: nobody wants to hear every second. */
export function Elapsed({ since }: { since: number }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <time aria-hidden style={{ whiteSpace: 'nowrap' }}>
      {Math.max(0, Math.floor((now - since) / 1000))} s
    </time>
  );
}
