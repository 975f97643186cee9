import { Switch, type SwitchProps } from '@mui/material';

interface BusySwitchProps extends Pick<SwitchProps, 'checked' | 'disabled' | 'size'> {
  isBusy: boolean;
  onSwitch: () => void;
  'aria-label'?: string;
  'aria-describedby'?: string;
}

/**
 * A switch whose work takes a while. While it is busy a press does nothing, and it is not disabled: that would take the
 * keyboard off it.
 */
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
