import { useEffect, useRef, type KeyboardEvent, useState, type FormEvent, type Ref } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { CHAT_RULES } from '#libs/contracts/chatbot';
import type { ChatMessageView } from '#libs/contracts/generated/api';
import { isDistressAnswer } from '#libs/domain/chat/distress-start';
import { QUICK_QUESTIONS, quickQuestions } from '#libs/domain/chat/quick-questions';
import { quickQuestionsQuery } from '../../api/public-lists';
import { chatWords } from '../../content/chat';
import { paths } from '../../paths';
import { iconButtonClass, buttonClass } from '../../ui/button-class';
import { Icon } from '../../ui/drawings/Icon';
import { LogoMark } from '../../ui/drawings/Logo';
import { ChatLog } from './ChatLog';
import { canBeReached } from './chat-memory';
import styles from './ChatPanel.module.css';
import { REMEMBERED_MESSAGES, useConversation } from './use-conversation';

const PHONE_QUERY = '(max-width: 700px)';

export interface ChatPanelProps {
  isOpen: boolean;
  onClose: () => void;
  onReply: () => void;
}

/** The conversation: beside the page on wide screens, over all of it on phones, where focus stays inside. */
export function ChatPanel({ isOpen, onClose, onReply }: ChatPanelProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const { messages, suggestions, isTyping, send } = useConversation({ onReply });
  useEffect(() => {
    const panel = dialog.current;
    if (!panel || panel.open === isOpen) return;
    if (!isOpen) panel.close();
    else if (window.matchMedia(PHONE_QUERY).matches) panel.showModal();
    else panel.show();
    if (isOpen) input.current?.focus();
  }, [isOpen]);
  /** What is said next is typed: a button that sent this has nothing more to send. */
  const say = (text: string) => {
    send(text);
    input.current?.focus();
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onClose();
  };
  /** On phones the page that a link leads to lies under the panel. */
  const uncoverPage = () => {
    if (window.matchMedia(PHONE_QUERY).matches) onClose();
  };
  return (
    <dialog
      ref={dialog}
      className={styles.panel}
      aria-labelledby="chat-title"
      onKeyDown={closeOnEscape}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.head}>
        <LogoMark />
        <div>
          <h2 id="chat-title" className={styles.title}>
            {chatWords.title}
          </h2>
          <p className={styles.subtitle}>{canBeReached() ? chatWords.reachedSubtitle : chatWords.subtitle}</p>
        </div>
        <button type="button" className={iconButtonClass({ isPlain: true })} aria-label="Close chat" onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <ChatLog messages={messages} isTyping={isTyping} isOpen={isOpen} onFollow={uncoverPage} />
      <QuickReplies suggestions={suggestions} isCalm={isAboutDistress(messages)} onPick={say} />
      <ChatComposer ref={input} onSend={say} />
      <p className={styles.privacy}>
        {chatWords.privacy}{' '}
        <Link to={paths.privacy} onClick={uncoverPage}>
          Privacy
        </Link>
      </p>
    </dialog>
  );
}

/** Enter sends, Shift and Enter breaks the line; blanks alone are nothing to send (spec 1 section 5). */
function ChatComposer({ ref, onSend }: { ref: Ref<HTMLTextAreaElement>; onSend: (text: string) => void }) {
  const [text, setText] = useState('');
  const isEmpty = text.trim() === '';
  const send = (event?: FormEvent) => {
    event?.preventDefault();
    if (isEmpty) return;
    onSend(text);
    setText('');
  };
  const sendOnEnter = (event: KeyboardEvent) => {
    // While a word is being composed, as in Japanese, Enter belongs to it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form className={styles.composer} onSubmit={send}>
      <textarea
        ref={ref}
        className={styles.input}
        rows={1}
        aria-label="Message"
        placeholder={chatWords.placeholder}
        maxLength={CHAT_RULES.content.maxLength}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={sendOnEnter}
      />
      <button
        type="submit"
        className={`${buttonClass({ size: 'small' })} ${styles.send}`}
        aria-label="Send message"
        disabled={isEmpty}
      >
        <Icon name="arrow" />
      </button>
    </form>
  );
}

interface QuickRepliesProps {
  /** What the last answer offers instead of the usual ones. */
  suggestions: readonly string[];
  /** Nothing is offered but a person. */
  isCalm: boolean;
  onPick: (text: string) => void;
}

/** Who may be in danger is offered no trial (CONTRACT section 9), as long as the assistant remembers it. */
function isAboutDistress(messages: readonly ChatMessageView[]): boolean {
  return messages
    .slice(-2 * REMEMBERED_MESSAGES)
    .some(({ role, content }) => role === 'assistant' && isDistressAnswer(content));
}

/** Questions for a press; they stay, so that no answer is a dead end. */
function QuickReplies({ suggestions, isCalm, onPick }: QuickRepliesProps) {
  const { data: askedMost, isFetching } = useQuery(quickQuestionsQuery);
  const usual = isCalm ? [QUICK_QUESTIONS.contact] : (askedMost ?? quickQuestions({}));
  const shown = suggestions.length > 0 ? suggestions.map((text) => ({ label: text, says: text })) : usual;
  // A question that changes under a finger would send another one.
  const mayChange = isFetching && suggestions.length === 0 && !isCalm;
  return (
    <ul className={styles.replies} aria-label="Quick questions">
      {shown.map(({ label, says }) => (
        <li key={label}>
          <button type="button" className={styles.reply} disabled={mayChange} onClick={() => onPick(says)}>
            {label}
          </button>
        </li>
      ))}
    </ul>
  );
}
