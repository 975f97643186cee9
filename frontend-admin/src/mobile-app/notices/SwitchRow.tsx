import { Alert, styled, Switch, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { color } from '#libs/design/tokens';
import { Grow } from '../../shared/layout-parts';

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
    <LinedRow>
      <SwitchLabel htmlFor={id}>
        <Grow>
          <Typography variant="strong">{label}</Typography>
          <Typography id={`${id}-what`} variant="caption">
            {children}
          </Typography>
        </Grow>
        <Switch
          checked={isOn}
          disabled={isDisabled}
          onChange={(_event, wanted) => onChange(wanted)}
          slotProps={{ input: { id, role: 'switch', 'aria-describedby': `${id}-what` } }}
        />
      </SwitchLabel>
      {problem && <Alert severity="error">{problem}</Alert>}
    </LinedRow>
  );
}

const LinedRow = styled('div')(({ theme }) => ({
  paddingBlock: theme.spacing(1),
  borderTop: `1px solid ${color.line}`,
  '&:first-of-type': { border: 0 },
}));

const SwitchLabel = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  minHeight: 56,
  cursor: 'pointer',
}));
