import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * The result of a multi-step form, bound to its history entry: it shows there again on Back and Forward, and nowhere
 * else. `hasMoved`: the visitor has navigated here.
 */
export function useOutcomeByLocation<Outcome>() {
  const { key } = useLocation();
  const present = useRef(key);
  const [openedAt] = useState(key);
  const [hasMoved, setMoved] = useState(false);
  const [kept, keep] = useState<{ outcome: Outcome; at: string }>();
  // Returning to the first entry counts too.
  if (key !== openedAt && !hasMoved) setMoved(true);
  useEffect(() => {
    present.current = key;
  }, [key]);
  return {
    outcome: kept?.at === key ? kept.outcome : undefined,
    setOutcome: (outcome: Outcome) => keep({ outcome, at: present.current }),
    hasMoved,
  };
}
