import { lazy, Suspense, useRef, useState } from 'react';
import { ErrorBoundary } from '../../layout/ErrorBoundary';
import { Icon } from '../../ui/drawings/Icon';
import styles from './ChatLauncher.module.css';

const loadPanel = () => import('./ChatPanel').then((module) => ({ default: module.ChatPanel }));
const ChatPanel = lazy(loadPanel);

/** The round button at the bottom right (spec 1 section 2.12). The assistant's code is fetched with the first press. */
export function ChatLauncher() {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const [hasUnread, setUnread] = useState(false);
  const open = () => {
    setOpen(true);
    setWasOpened(true);
    setUnread(false);
  };
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <button ref={button} type="button" className={styles.launcher} aria-label={isOpen ? 'Close chat' : hasUnread ? 'Open chat, new reply' : 'Open chat'} aria-expanded={isOpen} onClick={isOpen ? close : open}>
        <Icon name={isOpen ? 'close' : 'chat'} sizePx={26} />
        {hasUnread && <span className={styles.unread} />}
      </button>
      {wasOpened && (
        <ErrorBoundary>
          <Suspense>
            <ChatPanel isOpen={isOpen} onClose={close} onReply={() => { if (!isOpen) setUnread(true); }} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
