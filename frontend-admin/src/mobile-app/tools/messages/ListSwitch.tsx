import { Box, ButtonBase } from '@mui/material';
import { color } from '#libs/design/tokens';

interface ListSwitchProps {
  isArchive: boolean;
  onSwitch: (isArchive: boolean) => void;
}

/** Active or archived messages. */
export function ListSwitch({ isArchive, onSwitch }: ListSwitchProps) {
  return (
    <Box
      role="group"
      aria-label="Which messages"
      sx={{
        display: 'grid',
        gridTemplateColumns: '1fr 1fr',
        p: 0.5,
        mb: 2,
        border: `1px solid ${color.line}`,
        borderRadius: '8px',
        backgroundColor: color.ink[800],
      }}
    >
      {[false, true].map((toArchive) => (
        <ButtonBase
          key={String(toArchive)}
          aria-pressed={toArchive === isArchive}
          onClick={() => onSwitch(toArchive)}
          sx={{
            minHeight: 44,
            borderRadius: '6px',
            color: color.muted,
            fontFamily: 'inherit',
            fontSize: 15.5,
            fontWeight: 600,
            '&[aria-pressed=true]': { backgroundColor: color.ink[600], color: color.text },
          }}
        >
          {toArchive ? 'Archived' : 'Active'}
        </ButtonBase>
      ))}
    </Box>
  );
}
