import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useEffect, type RefObject } from 'react';
import { useFormState } from 'react-hook-form';
import { useBlocker } from 'react-router-dom';

interface UnsavedGuardProps {
  /** Set when the form's values are stored: leaving is free again. */
  isSaved: RefObject<boolean>;
}

/** Holds back whatever would lose unsaved changes: another form or screen (asks here), closing the tab (the browser asks). */
export function UnsavedGuard({ isSaved }: UnsavedGuardProps) {
  const { isDirty } = useFormState();
  const blocker = useBlocker(({ currentLocation, nextLocation }) => isDirty && !isSaved.current && currentLocation.pathname !== nextLocation.pathname);

  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);

  return (
    <Dialog open={blocker.state === 'blocked'} onClose={() => blocker.reset?.()} aria-labelledby="unsaved-title">
      <DialogTitle id="unsaved-title">Leave without saving?</DialogTitle>
      <DialogContent>
        <DialogContentText>The form has changes that are not saved yet.</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={() => blocker.proceed?.()}>Leave without saving</Button>
        <Button variant="contained" autoFocus onClick={() => blocker.reset?.()}>Stay on this form</Button>
      </DialogActions>
    </Dialog>
  );
}
