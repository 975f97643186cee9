import { notification } from 'antd';
import { useEffect, useEffectEvent, type RefObject } from 'react';
import { AntdProvider } from '../AntdProvider';
import styles from './ToastArea.module.css';
import { useToastTimeout, type ShownToast } from './use-toast-timeout';

/** Shows the latest toast: one at a time, gone when it is over, or at once on a swipe to the right. */
export function ToastNotice(shown: ShownToast) {
  return (
    <AntdProvider>
      <Notice {...shown} />
    </AntdProvider>
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
  useToastTimeout(toast.id, isHeld, dismiss);
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

const SWIPE_THRESHOLD_PX = 50;

/**
 * Calls `onSwipe` when something matching `selector` inside `area` is dragged 50 pixels to the right (spec 1 section
 * 9).
 */
function useSwipeAway(area: RefObject<HTMLElement | null>, selector: string, onSwipe: () => void): void {
  const swipe = useEffectEvent(onSwipe);
  useEffect(() => {
    const root = area.current;
    if (!root) return undefined;
    const listening = new AbortController();
    let dragged: HTMLElement | null = null;
    let startX = 0;
    const start = (event: PointerEvent) => {
      dragged = event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
      startX = event.clientX;
    };
    const move = (event: PointerEvent) => {
      if (dragged) dragged.style.translate = `${Math.max(0, event.clientX - startX)}px 0`;
    };
    const end = (event: PointerEvent) => {
      if (!dragged) return;
      const isAway = event.type === 'pointerup' && event.clientX - startX >= SWIPE_THRESHOLD_PX;
      if (isAway) {
        pressNothing(root);
        swipe();
      } else dragged.style.translate = '';
      dragged = null;
    };
    root.addEventListener('pointerdown', start, listening);
    window.addEventListener('pointermove', move, listening);
    window.addEventListener('pointerup', end, listening);
    window.addEventListener('pointercancel', end, listening);
    return () => listening.abort();
  }, [area, selector]);
}

/** A button that was dragged along is under the pointer still, and a mouse would press it by letting go. */
function pressNothing(root: HTMLElement): void {
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  root.addEventListener('click', swallow, { capture: true });
  setTimeout(() => root.removeEventListener('click', swallow, { capture: true }), 0);
}
