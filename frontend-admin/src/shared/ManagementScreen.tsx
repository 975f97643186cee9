import { Box, Button, useMediaQuery, type Theme } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useFormMode } from './form-mode';
import { AddIcon } from './icons';
import type { RecordWords } from './record-words';
import { ScreenActions } from './ScreenActions';

interface ManagementScreenProps {
  resource: string;
  words: RecordWords;
  form: ReactNode;
  list: ReactNode;
}

/** A form above a list. On a phone the form waits behind a button, so that the list is not a long way down. */
export function ManagementScreen({ resource, words, form, list }: ManagementScreenProps) {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true });
  const mode = useFormMode(resource);
  const isFormShown = !isPhone || mode.isAsked;
  return (
    <>
      <ScreenActions>
        {!isFormShown && (
          <Button component={Link} to={mode.createPath} variant="contained" startIcon={<AddIcon />} sx={{ width: { xs: '100%', sm: 'auto' }, minHeight: 44 }}>
            Add {words.one}
          </Button>
        )}
      </ScreenActions>
      <Box sx={{ display: 'grid', gap: 2.25, gridTemplateColumns: 'minmax(0,1fr)' }}>
        {isFormShown && form}
        {list}
      </Box>
    </>
  );
}
