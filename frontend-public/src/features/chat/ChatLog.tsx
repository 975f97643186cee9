import { useEffect, useRef } from 'react';
import type { ChatMessageView } from '#libs/contracts/generated/api';
import { AnswerText } from '../../ui/AnswerText';
import styles from './ChatPanel.module.css';

interface ChatLogProps {
  messages: readonly ChatMessageView[];
  isTyping: boolean;
  isOpen: boolean;
  onFollow: () => void;
}

/** What was said, the latest in view. New answers are read out; that one is being typed is only shown. */
export function ChatLog({ messages, isTyping, isOpen, onFollow }: ChatLogProps) {
  const log = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) log.current?.scrollTo({ top: log.current.scrollHeight });
  });
  return (
    <div ref={log} className={styles.log} role="log" aria-live="polite" aria-label="Conversation">
      <ul className={styles.messages} aria-label="Messages" tabIndex={0}>
        {messages.map(({ role, content, timestamp }) => (
          <li key={`${timestamp}${role}`} className={role === 'user' ? styles.own : styles.answer}>
            <span className="visually-hidden">{role === 'user' ? 'You: ' : 'Assistant: '}</span>
            {role === 'user' ? content : <AnswerText text={content} onFollow={onFollow} />}
          </li>
        ))}
        {isTyping && (
          <li className={`${styles.answer} ${styles.typing}`} aria-hidden="true">
            <i />
            <i />
            <i />
          </li>
        )}
      </ul>
    </div>
  );
}
