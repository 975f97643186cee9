import { useCloseNotification } from 'react-admin';
import { ToastCard, type ToastCardProps } from './ToastCard';

/** What `notify()` shows. */
export function Toast(props: Omit<ToastCardProps, 'onClose'>) {
  return <ToastCard {...props} onClose={useCloseNotification()} />;
}
