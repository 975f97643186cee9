import { Box, Button } from '@mui/material';
import { lazy, Suspense } from 'react';
import { BookmarkIcon } from '../icons';
import { useDialog } from '../use-dialog';
import { VIEWS_DIALOG } from './saved-view';

const SavedViewsDialog = lazy(() =>
  import('./SavedViewsDialog').then((module) => ({ default: module.SavedViewsDialog })),
);

/** Keeps the list as it shows under a name, and leads back to it. */
export function SavedViews() {
  const { isOpen, open, close } = useDialog(VIEWS_DIALOG);
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        aria-label="Saved views"
        aria-haspopup="dialog"
        onClick={() => open()}
        sx={{ gap: 1, minWidth: 44, minHeight: { xs: 44, md: 36 } }}
      >
        <BookmarkIcon />
        {/* On a phone the search needs the room. */}
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          Saved views
        </Box>
      </Button>
      {isOpen && (
        <Suspense>
          <SavedViewsDialog onClose={close} />
        </Suspense>
      )}
    </>
  );
}
