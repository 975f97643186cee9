import { Snackbar } from '@mui/material';
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { ToastCard } from '../../shared/Toast';
import { hideToast, onToast, shownToast } from './phone-toast';

/** Spec 1 section 9. */
const SHOWN_MS = 5000;

/** Where the toast of `showToast()` appears: below, for five seconds, longer under a finger or the keyboard. */
export function PhoneToasts() {
  const toast = useSyncExternalStore(onToast, shownToast);
  if (!toast) return null;
  // Out of the page, which an open sheet hides from screen readers.
  return createPortal(
    <Snackbar
      key={toast.id}
      open
      autoHideDuration={SHOWN_MS}
      onClose={(_event, reason) => {
        if (reason !== 'clickaway') hideToast();
      }}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      sx={{ mb: 'env(safe-area-inset-bottom)' }}
    >
      <div>
        <ToastCard {...toast} onClose={hideToast} />
      </div>
    </Snackbar>,
    document.body,
  );
}
