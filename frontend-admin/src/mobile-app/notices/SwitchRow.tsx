import { Alert, Box, Switch } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { color } from '#libs/design/tokens';

interface SwitchRowProps {
  label: string;
  /** One sentence: what it does. */
  children: ReactNode;
  isOn: boolean;
  isDisabled: boolean;
  /** Why the last change did not go through. */
  problem: string | undefined;
  onChange(isOn: boolean): void;
}

/** A setting with its sentence, the whole row a target. */
export function SwitchRow({ label, children, isOn, isDisabled, problem, onChange }: SwitchRowProps) {
  const id = useId();
  return (
    <Box sx={{ py: 1, borderTop: `1px solid ${color.line}`, '&:first-of-type': { border: 0 } }}>
      <Box
        component="label"
        htmlFor={id}
        sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 56, cursor: 'pointer' }}
      >
        <Box sx={{ flex: 1 }}>
          <Box sx={{ fontWeight: 600 }}>{label}</Box>
          <Box id={`${id}-what`} sx={{ color: 'text.secondary', fontSize: 14 }}>
            {children}
          </Box>
        </Box>
        <Switch
          checked={isOn}
          disabled={isDisabled}
          onChange={(_event, wanted) => onChange(wanted)}
          slotProps={{ input: { id, role: 'switch', 'aria-describedby': `${id}-what` } }}
        />
      </Box>
      {problem && <Alert severity="error">{problem}</Alert>}
    </Box>
  );
}
