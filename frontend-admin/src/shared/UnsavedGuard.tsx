import { useContext, type RefObject } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { FormPlaceContext } from './form-mode';
import { LeaveGuard } from './LeaveGuard';

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
    isSaved.current || place?.isGone.current === true || hasSameFormValues(getValues(), defaultValues);
  return <LeaveGuard isDirty={isDirty} mayLeave={mayLeave} {...where} />;
}

/** Where nothing is typed a record may hold "" and the form, once something was typed there, null. */
export function hasSameFormValues(values: unknown, before: unknown): boolean {
  const nothingIsNull = (_key: string, value: unknown) => (value === '' ? null : value);
  return JSON.stringify(values, nothingIsNull) === JSON.stringify(before, nothingIsNull);
}
