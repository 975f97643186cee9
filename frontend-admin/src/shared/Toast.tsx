import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { useCloseNotification, useNotificationContext } from 'react-admin';
import { useToastOffset } from './toast-offset';
import { Button, IconButton, styled } from '@mui/material';
import { color, radius, shadow } from '#libs/design/tokens';
import { CloseIcon } from './icons';
import { LongText } from './layout-parts';

/** As on the public site (spec 1 section 9). */
const SHORTCUT = 'F8';

/** What `notify()` shows. */
export function Toast(props: Omit<ToastCardProps, 'onClose'>) {
  useToastOffset();
  const close = useCloseNotification();
  const { notifications: waiting } = useNotificationContext();
  const givesWay = useEffectEvent(() => close());
  const isLast = waiting.length === 0;
  // One that shows longer than others must not keep them waiting.
  useEffect(() => {
    if (!isLast) givesWay();
  }, [isLast]);
  return <ToastCard {...props} onClose={close} />;
}

interface ToastCardProps {
  /** Failures are announced at once and carry a title (spec 3 section 8). */
  kind: 'done' | 'failed';
  /** Of a failure. */
  title?: string | undefined;
  text: string;
  /** A second sentence: what the server said. */
  detail?: string | undefined;
  onUndo?: () => void;
  onClose: () => void;
}

/** A toast: ink in both modes. */
export function ToastCard({ kind, title = 'Error', text, detail, onUndo, onClose }: ToastCardProps) {
  const isFailure = kind === 'failed';
  const card = useRef<HTMLDivElement>(null);
  useFocusByKey(card);
  return (
    <Frame ref={card} role={isFailure ? 'alert' : 'status'} data-failure={isFailure}>
      <LongText>
        {isFailure && <Title>{title}</Title>}
        <div>{text}</div>
        {detail && <Detail>{detail}</Detail>}
      </LongText>
      {onUndo && (
        <UndoButton
          size="small"
          aria-keyshortcuts={SHORTCUT}
          onClick={() => {
            onClose();
            onUndo();
          }}
        >
          Undo
        </UndoButton>
      )}
      <CloseButton size="small" aria-label="Close message" onClick={onClose}>
        <CloseIcon />
      </CloseButton>
    </Frame>
  );
}

/**
 * The key leads to what can be pressed, Undo first: by Tab it would be the last of all, and gone by then. While the
 * focus is there the toast stays, and when it goes the focus is where it came from.
 */
function useFocusByKey(card: RefObject<HTMLElement | null>): void {
  const cameFrom = useRef<HTMLElement>(undefined);
  useEffect(() => {
    function listen(event: KeyboardEvent): void {
      if (event.key !== SHORTCUT || !card.current) return;
      event.preventDefault();
      const { activeElement } = document;
      if (activeElement instanceof HTMLElement && !card.current.contains(activeElement))
        cameFrom.current = activeElement;
      card.current.querySelector('button')?.focus();
    }
    window.addEventListener('keydown', listen);
    return () => {
      window.removeEventListener('keydown', listen);
      // What is removed has lost the focus a moment later.
      setTimeout(() => document.activeElement === document.body && cameFrom.current?.focus({ preventScroll: true }));
    };
  }, [card]);
}

const Title = styled('div')({ fontWeight: 650, color: color.status.error });

const Detail = styled('div')(({ theme }) => ({
  ...theme.typography.small,
  color: color.muted,
  overflowWrap: 'anywhere',
}));

const UndoButton = styled(Button)({ color: color.signal.text });

const CloseButton = styled(IconButton)({ color: color.muted, marginLeft: 'auto' });

/** On ink in both modes. */
const Frame = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  maxWidth: 440,
  padding: theme.spacing(1, 1, 1, 2),
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
  backgroundColor: color.ink[900],
  color: color.text,
  boxShadow: shadow.mid,
  '&[data-failure=true]': { borderLeft: `3px solid ${color.status.error}` },
}));
