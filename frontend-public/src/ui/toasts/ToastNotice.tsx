import { notification } from 'antd';
import { useEffect, type RefObject } from 'react';
import { StormAntd } from '../StormAntd';
import type { Toast } from './toast-store';
import styles from './ToastArea.module.css';
import { useSwipeAway } from './use-swipe-away';

const DURATION_S = 5;

/** Shows the latest toast: one at a time, gone after 5 s, or at once on a swipe to the right. */
export function ToastNotice({ toast, area }: { toast: Toast; area: RefObject<HTMLDivElement | null> }) {
  return (
    <StormAntd>
      <Notice toast={toast} area={area} />
    </StormAntd>
  );
}

function Notice({ toast, area }: { toast: Toast; area: RefObject<HTMLDivElement | null> }) {
  const [api, holder] = notification.useNotification({ maxCount: 1, duration: DURATION_S, placement: 'topRight', top: 132, getContainer: () => area.current ?? document.body });
  useSwipeAway(area, '.ant-notification-notice', () => api.destroy());
  useEffect(() => {
    const { id, tone, title, text, picture, action } = toast;
    const act = () => {
      api.destroy();
      action?.onPress();
    };
    const actions = action && <button type="button" className={styles['action']} onClick={act}>{action.label}</button>;
    api.open({ key: id, title, description: text, role: tone === 'error' ? 'alert' : 'status', icon: picture ? <span className={styles['picture']}>{picture}</span> : null, actions, ...(tone === 'error' && { className: styles['error'] }) });
  }, [api, toast]);
  return holder;
}
