import { useRef, useState, type ComponentType } from 'react';
import { logFailure } from '../../api/log-failure';
import { chatWords } from '../../content/chat';
import { Icon } from '../../ui/drawings/Icon';
import { showToast } from '../../ui/toasts/toast-store';
import styles from './ChatLauncher.module.css';
import type { ChatPanelProps } from './ChatPanel';
import { useClearOfControls } from './use-clear-of-controls';

/** The round button at the bottom right (spec 1 section 2.12). The assistant's code is fetched with the first press. */
export function ChatLauncher() {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  // Not lazy() in a Suspense: React would hold what comes within 300 ms back until then.
  const [Panel, setPanel] = useState<ComponentType<ChatPanelProps>>();
  const [hasUnread, setUnread] = useState(false);
  useClearOfControls(button, !isOpen);
  const open = () => {
    setOpen(true);
    setUnread(false);
    if (Panel) return;
    import('./ChatPanel').then(
      ({ ChatPanel }) => setPanel(() => ChatPanel),
      (error: unknown) => {
        logFailure('The assistant could not be loaded.', error);
        setOpen(false);
        showToast({ tone: 'error', ...chatWords.notLoaded });
      },
    );
  };
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.launcher}
        aria-label={isOpen ? 'Close chat' : hasUnread ? 'Open chat, new reply' : 'Open chat'}
        aria-expanded={isOpen}
        onClick={isOpen ? close : open}
      >
        <Icon name={isOpen ? 'close' : 'chat'} sizePx={26} />
        {hasUnread && <span className={styles.unread} />}
      </button>
      {Panel && (
        <Panel
          isOpen={isOpen}
          onClose={close}
          onReply={() => {
            if (!isOpen) setUnread(true);
          }}
        />
      )}
    </>
  );
}
