import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from '../../shared/ConfirmDialog';

/** Closing a dialog that has no address of its own asks first when something typed in it would be lost. */
export function useCloseGuard(isDirty: () => boolean, onClose: () => void): { close: () => void; question: ReactNode } {
  const [isAsking, setAsking] = useState(false);
  return {
    close: () => (isDirty() ? setAsking(true) : onClose()),
    question: (
      <ConfirmDialog isOpen={isAsking} title="Leave without saving?" confirm="Leave without saving" cancel="Stay on this form" onCancel={() => setAsking(false)} onConfirm={onClose}>
        The form has changes that are not saved yet.
      </ConfirmDialog>
    ),
  };
}
