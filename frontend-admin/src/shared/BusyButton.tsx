import { Button, type ButtonProps, IconButton, type IconButtonProps } from '@mui/material';
import type { ComponentProps } from 'react';

/** A button that ignores clicks while `loading` or `disabled`, and keeps the focus. */
export function BusyButton(props: ButtonProps) {
  return <Button component={StaysFocusable} {...props} />;
}

export function BusyIconButton(props: IconButtonProps) {
  return <IconButton component={StaysFocusable} {...props} />;
}

/** MUI would set `disabled`, and browsers take the focus from disabled elements. */
function StaysFocusable({ disabled, tabIndex: _tabIndex, ...props }: ComponentProps<'button'>) {
  return <button {...props} aria-disabled={disabled || undefined} />;
}
