import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';

/** @param onChange of any field, not of the form being filled with a record or a draft; the same while it can be */
export function useFormChange(onChange: () => void): void {
  const { subscribe } = useFormContext();
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ name }) => name !== undefined && onChange() }),
    [subscribe, onChange],
  );
}
