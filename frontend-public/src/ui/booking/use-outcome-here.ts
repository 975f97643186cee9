import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * What became of a form whose steps have addresses of their own: shown at the address where the answer came, Back and
 * Forward included, and nowhere else. `hasMoved`: the visitor went from one address to another here.
 */
export function useOutcomeHere<Outcome>() {
  const { key } = useLocation();
  const present = useRef(key);
  const [openedAt] = useState(key);
  const [hasMoved, setMoved] = useState(false);
  const [kept, keep] = useState<{ outcome: Outcome; at: string }>();
  // Back to where it opened is a move too.
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
