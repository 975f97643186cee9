import { Autocomplete, Box, Dialog, TextField } from '@mui/material';
import { useState, type HTMLAttributes, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { placesFor, type Jump } from './jumps';
import { useRecordSearch, type RecordSearch } from './use-record-search';

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
    <Dialog
      open={isOpen}
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      slotProps={{
        paper: {
          'aria-label': 'Search or jump to',
          sx: { m: { xs: 1.5, sm: 4 }, width: { xs: 'calc(100% - 24px)', sm: 'calc(100% - 64px)' } },
        },
      }}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
    >
      <Box sx={{ p: 2, pb: 1.5 }}>
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
          noOptionsText={search.isSearching ? 'Searching…' : 'Nothing of this name was found.'}
          renderGroup={({ key, group, children }) => (
            <Group key={key} name={group}>
              {children}
            </Group>
          )}
          renderOption={({ key, ...props }, jump) => <Choice key={key} {...jump} attributes={props} />}
          renderInput={(params) => <TextField {...params} autoFocus label="Search or jump to" />}
          slotProps={{ popper: { sx: inlinePopperSx }, paper: { elevation: 0 }, listbox: { sx: listSx } }}
        />
        <Box role="status" sx={{ minHeight: 20, px: 0.5, mt: 1, color: 'text.secondary', fontSize: 13 }}>
          {statusOf(typed, search)}
        </Box>
      </Box>
    </Dialog>
  );
}

/** As the list's own roles want it: groups of options, and nothing between. */
function Group({ name, children }: { name: string; children: ReactNode }) {
  return (
    <li role="presentation">
      <Box
        aria-hidden="true"
        sx={{ px: 2, lineHeight: '32px', fontSize: 12.5, fontWeight: 600, color: 'text.secondary' }}
      >
        {name}
      </Box>
      <Box component="ul" role="group" aria-label={name} sx={{ m: 0, p: 0 }}>
        {children}
      </Box>
    </li>
  );
}

function Choice({ label, detail, attributes }: Jump & { attributes: HTMLAttributes<HTMLLIElement> }) {
  return (
    <li {...attributes}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {label}
        {detail && <Box sx={{ color: 'text.secondary', fontSize: 13 }}>{detail}</Box>}
      </Box>
    </li>
  );
}

function statusOf(typed: string, { found, isSearching, failed }: RecordSearch): string {
  if (typed.trim().length < 2) return 'Two letters or more search the records too.';
  if (isSearching) return 'Searching…';
  if (failed.length > 0) return `Could not be searched: ${failed.join(', ')}. Type on to try again.`;
  return found.length === 1 ? '1 record found' : `${found.length} records found`;
}

/** The choices lie in the dialog, below the field, rather than float over it. */
const inlinePopperSx = { position: 'static !important', transform: 'none !important', width: '100% !important', mt: 1 };

const listSx = {
  maxHeight: 'min(60vh, 520px)',
  '& .MuiAutocomplete-option': { fontSize: 14 },
};
