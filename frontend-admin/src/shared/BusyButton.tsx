import { Button, type ButtonProps, IconButton, type IconButtonProps } from '@mui/material';
import type { ComponentProps } from 'react';

/**
 * A button whose work takes a while. While it does (`loading`), and while `disabled`, a press does nothing and the
 * keyboard stays on it.
 */
export function BusyButton(props: ButtonProps) {
  return <Button component={StaysFocusable} {...props} />;
}

/** The same with an icon for its face. */
export function BusyIconButton(props: IconButtonProps) {
  return <IconButton component={StaysFocusable} {...props} />;
}

/**
 * The library disables the element itself, and the browser takes the focus off what is disabled: the next key would go
 * nowhere.
 */
function StaysFocusable({ disabled, tabIndex: _tabIndex, ...props }: ComponentProps<'button'>) {
  return <button {...props} aria-disabled={disabled || undefined} />;
}
