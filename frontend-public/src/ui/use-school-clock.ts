import { useSyncExternalStore } from 'react';
import { readSchoolClock, type SchoolClock } from '#libs/domain/schedule/school-clock';

const MS_PER_MINUTE = 60_000;

let current: SchoolClock | undefined;

/** The school's wall clock, renewed on each full minute; undefined while prerendering and hydrating. */
export function useSchoolClock(): SchoolClock | undefined {
  return useSyncExternalStore(subscribe, snapshot, () => undefined);
}

function snapshot(): SchoolClock {
  const now = readSchoolClock(new Date());
  if (
    !current ||
    current.minutes !== now.minutes ||
    current.date.day !== now.date.day ||
    current.date.month !== now.date.month
  )
    current = now;
  return current;
}

function subscribe(onChange: () => void): () => void {
  let timer: number;
  const tick = () => {
    onChange();
    timer = window.setTimeout(tick, MS_PER_MINUTE - (Date.now() % MS_PER_MINUTE));
  };
  timer = window.setTimeout(tick, MS_PER_MINUTE - (Date.now() % MS_PER_MINUTE));
  // A laptop that was asleep shows the right minute as soon as it is looked at.
  document.addEventListener('visibilitychange', onChange);
  return () => {
    window.clearTimeout(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}
