import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { color } from '#libs/design/tokens';
import { useInbox } from './inbox-context';
import { TOOLS_HEIGHT } from './MessageTools';

/**
 * What can be done with the ticked messages; it takes the place of the list's tools, so that no row moves. On phones it
 * stays in sight.
 */
export function BulkBar() {
  const { selected, archive, mark } = useInbox();
  const { filterValues, onUnselectItems } = useListContext();
  const [isBusy, setBusy] = useState(false);

  function run(task: Promise<void>): void {
    setBusy(true);
    void task.finally(() => setBusy(false));
  }

  return (
    <Box
      role="region"
      aria-label="Bulk actions"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        minHeight: TOOLS_HEIGHT,
        px: 2.25,
        py: 1,
        position: { xs: 'sticky', md: 'static' },
        top: 56,
        zIndex: 3,
        backgroundColor: (theme) => color.ink[theme.palette.mode === 'dark' ? 600 : 900],
        color: color.text,
        '& .MuiButton-root': { color: color.text, borderColor: color.lineStrong },
      }}
    >
      <Box component="span" role="status" sx={{ fontWeight: 600, mr: 0.5 }}>
        {selected.length} selected
      </Box>
      <Button size="small" variant="outlined" disabled={isBusy} onClick={() => run(mark(selected, 'read'))}>
        Mark read
      </Button>
      <Button size="small" variant="outlined" disabled={isBusy} onClick={() => run(mark(selected, 'unread'))}>
        Mark unread
      </Button>
      <Button size="small" variant="outlined" disabled={isBusy} onClick={() => run(archive(selected))}>
        {filterValues['archived'] === true ? 'Restore' : 'Archive'}
      </Button>
      <Button size="small" onClick={() => onUnselectItems()} sx={{ ml: 'auto' }}>
        Clear selection
      </Button>
    </Box>
  );
}
