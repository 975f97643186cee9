import { Box, Button } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { BookmarkIcon } from '../icons';

const SavedViewsDialog = lazy(() => import('./SavedViewsDialog').then((module) => ({ default: module.SavedViewsDialog })));

/** Keeps the list as it shows under a name, and leads back to it. */
export function SavedViews() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" color="inherit" aria-label="Saved views" aria-haspopup="dialog" onClick={() => setOpen(true)} sx={{ gap: 1, minWidth: 44, minHeight: { xs: 44, md: 36 } }}>
        <BookmarkIcon />
        {/* On a phone the search needs the room. */}
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>Saved views</Box>
      </Button>
      {isOpen && (
        <Suspense>
          <SavedViewsDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
