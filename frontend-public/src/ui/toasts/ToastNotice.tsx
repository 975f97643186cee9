import { notification } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { StormAntd } from '../StormAntd';
import type { ShownToast } from './shown-toast';
import styles from './ToastArea.module.css';
import { useSwipeAway } from './use-swipe-away';
import { useToastTime } from './use-toast-time';

/** Shows the latest toast: one at a time, gone when it is over, or at once on a swipe to the right. */
export function ToastNotice(shown: ShownToast) {
  return (
    <StormAntd>
      <Notice {...shown} />
    </StormAntd>
  );
}

function Notice({ toast, area, isHeld, isOver, dismiss }: ShownToast) {
  const [api, holder] = notification.useNotification({
    maxCount: 1,
    duration: false,
    placement: 'topRight',
    top: 132,
    getContainer: () => area.current ?? document.body,
  });
  const close = useEffectEvent(dismiss);
  useToastTime(toast.id, isHeld, dismiss);
  useSwipeAway(area, '.ant-notification-notice', dismiss);
  useEffect(() => {
    if (isOver) {
      api.destroy();
      return;
    }
    const { id, tone, title, text, picture, action } = toast;
    const act = () => {
      close();
      action?.onPress();
    };
    const actions = action && (
      <button type="button" className={styles['action']} onClick={act}>
        {action.label}
      </button>
    );
    api.open({
      key: id,
      title,
      description: text,
      role: tone === 'error' ? 'alert' : 'status',
      icon: picture ? <span className={styles['picture']}>{picture}</span> : null,
      actions,
      onClose: () => close(),
      ...(tone === 'error' && { className: styles['error'] }),
    });
  }, [api, toast, isOver]);
  return holder;
}
