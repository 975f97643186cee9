import { Box, Button, styled } from '@mui/material';
import { useState, useSyncExternalStore } from 'react';
import { color } from '#libs/design/tokens';
import { ConfirmDialog } from '../../shared/ConfirmDialog';
import { RefreshIcon } from '../../shared/icons';
import { onRelease, releaseState, takeNewVersion, hasUnsavedChanges } from './release-watch';

/** Says that a newer version is ready, and loads it when asked. */
export function NewVersionBar() {
  const release = useSyncExternalStore(onRelease, releaseState);
  const [isAsking, setIsAsking] = useState(false);
  const reload = () => (hasUnsavedChanges() ? setIsAsking(true) : takeNewVersion());
  return (
    <Box role="status">
      {release !== 'current' && (
        <Bar>
          New version
          <Button size="small" startIcon={<RefreshIcon />} onClick={reload} sx={{ color: 'accentText' }}>
            Reload
          </Button>
        </Bar>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title="Reload without saving?"
        confirm="Reload without saving"
        cancel="Stay on this form"
        onCancel={() => setIsAsking(false)}
        onConfirm={takeNewVersion}
      >
        You have unsaved changes.
      </ConfirmDialog>
    </Box>
  );
}

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  minHeight: 48,
  paddingInline: 'max(16px, env(safe-area-inset-left), env(safe-area-inset-right))',
  borderTop: `1px solid ${color.line}`,
  backgroundColor: color.ink[600],
  color: color.text,
}));
