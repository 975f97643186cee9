import { Button, styled } from '@mui/material';
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
      <ViewsButton
        variant="outlined"
        color="inherit"
        aria-label="Saved views"
        aria-haspopup="dialog"
        onClick={() => open()}
      >
        <BookmarkIcon />
        {/* On a phone the search needs the room. */}
        <OnWide>Saved views</OnWide>
      </ViewsButton>
      {isOpen && (
        <Suspense>
          <SavedViewsDialog onClose={close} />
        </Suspense>
      )}
    </>
  );
}

const ViewsButton = styled(Button)(({ theme }) => ({
  gap: theme.spacing(1),
  minWidth: 44,
  minHeight: 44,
  [theme.breakpoints.up('md')]: { minHeight: 36 },
}));

const OnWide = styled('span')(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.up('sm')]: { display: 'inline' },
}));
