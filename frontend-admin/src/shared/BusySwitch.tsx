import { Switch, type SwitchProps } from '@mui/material';

interface BusySwitchProps extends Pick<SwitchProps, 'checked' | 'disabled' | 'size'> {
  isBusy: boolean;
  onSwitch: () => void;
  'aria-label'?: string;
  'aria-describedby'?: string;
}

/** A switch that ignores clicks while busy instead of being disabled, which would lose the focus. */
export function BusySwitch({ isBusy, onSwitch, checked, disabled, size, ...described }: BusySwitchProps) {
  return (
    <Switch
      checked={checked}
      disabled={disabled}
      size={size}
      onChange={() => isBusy || onSwitch()}
      slotProps={{ input: { ...described, role: 'switch', 'aria-disabled': isBusy || undefined } }}
    />
  );
}
