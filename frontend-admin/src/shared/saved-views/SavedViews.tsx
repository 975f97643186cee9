import { Button } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { BookmarkIcon } from '../icons';

const SavedViewsDialog = lazy(() => import('./SavedViewsDialog').then((module) => ({ default: module.SavedViewsDialog })));

/** Keeps the list as it shows under a name, and leads back to it. */
export function SavedViews() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" color="inherit" startIcon={<BookmarkIcon />} aria-haspopup="dialog" onClick={() => setOpen(true)} sx={{ minHeight: { xs: 44, md: 36 } }}>
        Saved views
      </Button>
      {isOpen && (
        <Suspense>
          <SavedViewsDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
