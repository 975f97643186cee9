import { Autocomplete, Dialog, styled, TextField, Typography } from '@mui/material';
import { useState, type HTMLAttributes, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { placesFor, type Jump } from './jumps';
import { useRecordSearch, type RecordSearch } from './use-record-search';
import { LongText } from '../shared/layout-parts';

interface JumpDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Type a few letters of a screen, a customer, a product, an order number; press Enter, be there. */
export function JumpDialog({ isOpen, onClose }: JumpDialogProps) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const search = useRecordSearch(typed);
  return (
    <TopDialog
      open={isOpen}
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      slotProps={{
        paper: {
          'aria-label': 'Search or jump to',
        },
      }}
    >
      <Body>
        <Autocomplete<Jump>
          open
          autoHighlight
          openOnFocus
          disablePortal
          forcePopupIcon={false}
          options={[...placesFor(typed), ...search.found]}
          filterOptions={(options) => options}
          groupBy={({ group }) => group}
          getOptionKey={({ path }) => path}
          isOptionEqualToValue={(option, value) => option.path === value.path}
          inputValue={typed}
          onInputChange={(_event, text, reason) => {
            if (reason !== 'reset') setTyped(text);
          }}
          onChange={(_event, jump) => {
            if (!jump) return;
            void navigate(jump.path, { replace: true });
          }}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onClose();
          }}
          noOptionsText={search.isSearching ? 'Searching…' : 'No matching records found.'}
          renderGroup={({ key, group, children }) => (
            <Group key={key} name={group}>
              {children}
            </Group>
          )}
          renderOption={({ key, ...props }, jump) => <Choice key={key} {...jump} attributes={props} />}
          renderInput={(params) => <TextField {...params} autoFocus label="Search or jump to" />}
          slotProps={{ popper: { sx: { mt: 1 } }, paper: { elevation: 0 } }}
        />
        <Status role="status">{statusOf(typed, search)}</Status>
      </Body>
    </TopDialog>
  );
}

/** As the list's own roles want it: groups of options, and nothing between. */
function Group({ name, children }: { name: string; children: ReactNode }) {
  return (
    <li role="presentation">
      <GroupName aria-hidden="true">{name}</GroupName>
      <ul role="group" aria-label={name}>
        {children}
      </ul>
    </li>
  );
}

function Choice({ label, detail, attributes }: Jump & { attributes: HTMLAttributes<HTMLLIElement> }) {
  return (
    <li {...attributes}>
      <LongText>
        {label}
        {detail && <Typography variant="caption">{detail}</Typography>}
      </LongText>
    </li>
  );
}

function statusOf(typed: string, { found, isSearching, failed }: RecordSearch): string {
  if (typed.trim().length < 2) return 'Type two or more letters to search the records too.';
  if (isSearching) return 'Searching…';
  if (failed.length > 0) return `Could not search: ${failed.join(', ')}. Keep typing to try again.`;
  return found.length === 1 ? '1 record found' : `${found.length} records found`;
}

const Body = styled('div')(({ theme }) => ({ padding: theme.spacing(2), paddingBottom: theme.spacing(1.5) }));

const Status = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  minHeight: 20,
  paddingInline: theme.spacing(0.5),
  marginTop: theme.spacing(1),
}));

const GroupName = styled('div')(({ theme }) => ({
  ...theme.typography.fine,
  color: theme.palette.text.secondary,
  paddingInline: theme.spacing(2),
  lineHeight: '32px',
  fontWeight: 600,
}));

const TopDialog = styled(Dialog)(({ theme }) => ({
  '& .MuiDialog-container': { alignItems: 'flex-start' },
  '& .MuiDialog-paper': {
    margin: theme.spacing(1.5),
    width: `calc(100% - ${theme.spacing(3)})`,
    [theme.breakpoints.up('sm')]: { margin: theme.spacing(4), width: `calc(100% - ${theme.spacing(8)})` },
  },
  // The choices lie in the dialog, below the field, rather than float over it.
  '& .MuiAutocomplete-popper': {
    position: 'static !important',
    transform: 'none !important',
    width: '100% !important',
  },
  '& .MuiAutocomplete-listbox': { maxHeight: 'min(60vh, 520px)' },
}));
