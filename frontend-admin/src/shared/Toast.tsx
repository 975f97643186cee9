import { useCloseNotification } from 'react-admin';
import { useClearOfFooters } from './clear-of-footers';
import { ToastCard, type ToastCardProps } from './ToastCard';

/** What `notify()` shows. */
export function Toast(props: Omit<ToastCardProps, 'onClose'>) {
  useClearOfFooters();
  return <ToastCard {...props} onClose={useCloseNotification()} />;
}
