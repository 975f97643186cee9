import { useEffect, useState } from 'react';
import { readSchoolClock, type SchoolClock } from '#libs/domain/schedule/school-clock';
import { school } from '#libs/school/school';

const TICK_MS = 20_000;

/** Day and time at the school, fresh within twenty seconds, whatever the staff's own clock shows. */
export function useSchoolClock(): SchoolClock {
  const [clock, setClock] = useState(read);
  useEffect(() => {
    const ticking = setInterval(() => setClock(read()), TICK_MS);
    return () => clearInterval(ticking);
  }, []);
  return clock;
}

function read(): SchoolClock {
  return readSchoolClock(new Date(), school.timeZone);
}
