import { useEffect, useEffectEvent } from 'react';
import { useBlocker, type BlockerFunction } from 'react-router-dom';
import { ConfirmDialog } from './ConfirmDialog';
import { shownIn } from './use-dialog';

interface LeaveGuardProps {
  /** The dialog it stands in, by its name in the address: closing that leaves the form too. */
  dialog?: string;
  isDirty: boolean;
  /** What would be lost; changes unless told otherwise. */
  loss?: string;
  /** Whether there is nothing to lose after all, at the moment of leaving. */
  mayLeave?: () => boolean;
}

/** Of each form on the screen: whether leaving would lose something. */
const guards = new Set<BlockerFunction>();
/** The router asks only the form that came last, so it speaks for all of them. */
const someGuardBlocks: BlockerFunction = (leaving) => [...guards].some((blocks) => blocks(leaving));

/**
 * Holds back what would lose something typed: another form or screen, also by the browser's Back (asks here), closing
 * the tab (the browser asks).
 */
export function LeaveGuard({
  isDirty,
  mayLeave = () => false,
  loss = 'You have unsaved changes.',
  dialog,
}: LeaveGuardProps) {
  const blocks = useEffectEvent<BlockerFunction>(({ currentLocation: from, nextLocation: to }) => {
    const isLeft =
      from.pathname !== to.pathname ||
      (dialog !== undefined && shownIn(from.hash, dialog) !== shownIn(to.hash, dialog));
    return isLeft && isDirty && !mayLeave();
  });
  const askBeforeClosing = useEffectEvent((event: BeforeUnloadEvent) => {
    if (!mayLeave()) event.preventDefault();
  });
  useEffect(() => {
    const guard: BlockerFunction = (leaving) => blocks(leaving);
    guards.add(guard);
    return () => void guards.delete(guard);
  }, []);
  const blocker = useBlocker(someGuardBlocks);

  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => askBeforeClosing(event);
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);

  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      title="Leave without saving?"
      confirm="Leave without saving"
      cancel="Stay on this form"
      onCancel={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
    >
      {loss}
    </ConfirmDialog>
  );
}
