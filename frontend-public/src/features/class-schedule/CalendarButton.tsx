import { lazy, Suspense, useState } from 'react';
import { iconButtonClass } from '../../ui/button-class';
import { Icon } from '../../ui/drawings/Icon';
import type { ScheduledClass } from './schedule-day';

const loadPopup = () => import('./ClassPopup').then((module) => ({ default: module.ClassPopup }));
const ClassPopup = lazy(loadPopup);

/** Opens what can be done with one class: take it into one's own calendar. */
export function CalendarButton({ entry, className = '' }: { entry: ScheduledClass; className?: string | undefined }) {
  const [popup, openPopup, warmUp] = useClassPopup([entry]);
  return (
    <>
      <button
        type="button"
        className={`${iconButtonClass({ isPlain: true })} ${className}`}
        aria-label={`Add ${entry.className}, ${entry.day} ${entry.startTime}, to calendar`}
        aria-haspopup="dialog"
        onClick={openPopup}
        onPointerEnter={warmUp}
        onFocus={warmUp}
      >
        <Icon name="calendar" sizePx={18} />
      </button>
      {popup}
    </>
  );
}

/** The popup of one class or of several at the same time, with what opens it and what fetches its code early. */
export function useClassPopup(entries: readonly ScheduledClass[]) {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const open = () => {
    setWasOpened(true);
    setIsOpen(true);
  };
  const popup = wasOpened && (
    <Suspense>
      <ClassPopup entries={entries} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </Suspense>
  );
  return [popup, open, () => void loadPopup(), isOpen] as const;
}
