import { useEffect, useRef, Fragment } from 'react';
import { Link } from 'react-router-dom';
import type { ChatMessageView } from '#libs/contracts/generated/api';
import { linkParts } from '#libs/domain/chat/link-parts';
import { pagesInAnswers } from '../../content/chat';
import { ExternalLink } from '../../ui/ExternalLink';
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

/** An answer with everything in it that can be pressed as a link. */
function AnswerText({ text, onFollow }: { text: string; onFollow: () => void }) {
  return linkParts(text, pagesInAnswers).map(({ text: words, href }, at) => {
    if (href === undefined) return <Fragment key={at}>{words}</Fragment>;
    if (href.startsWith('/'))
      return (
        <Link key={at} className={styles.link} to={href} onClick={onFollow}>
          {words}
        </Link>
      );
    if (href.startsWith('http'))
      return (
        <ExternalLink key={at} className={styles.link} href={href}>
          {words}
        </ExternalLink>
      );
    return (
      <a key={at} className={styles.link} href={href}>
        {words}
      </a>
    );
  });
}
