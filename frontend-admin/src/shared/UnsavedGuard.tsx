import { useContext, useEffect, useEffectEvent, type RefObject } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { useBlocker, type BlockerFunction } from 'react-router-dom';
import { ConfirmDialog } from './ConfirmDialog';
import { FormPlaceContext } from './form-mode';
import { shownIn } from './use-dialog';

interface UnsavedGuardProps {
  /** Set when the form's values are stored: leaving is free again. */
  isSaved: Readonly<RefObject<boolean>>;
  /** The dialog it stands in, by its name in the address: closing that leaves the form too. */
  dialog?: string;
}

/** Holds back whatever would lose unsaved changes of the form around it. */
export function UnsavedGuard({ isSaved, ...where }: UnsavedGuardProps) {
  const { isDirty, defaultValues } = useFormState();
  const { getValues } = useFormContext();
  const place = useContext(FormPlaceContext);
  const mayLeave = () =>
    isSaved.current || place?.isGone.current === true || isSameToTypist(getValues(), defaultValues);
  return <LeaveGuard isDirty={isDirty} mayLeave={mayLeave} {...where} />;
}

/** Where nothing is typed a record may hold "" and the form, once something was typed there, null. */
function isSameToTypist(values: unknown, before: unknown): boolean {
  const nothingIsNull = (_key: string, value: unknown) => (value === '' ? null : value);
  return JSON.stringify(values, nothingIsNull) === JSON.stringify(before, nothingIsNull);
}

interface LeaveGuardProps extends Pick<UnsavedGuardProps, 'dialog'> {
  isDirty: boolean;
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
export function LeaveGuard({ isDirty, mayLeave = () => false, dialog }: LeaveGuardProps) {
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
      You have unsaved changes.
    </ConfirmDialog>
  );
}
