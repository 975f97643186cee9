import { useState, type FormEvent, type KeyboardEvent, type Ref } from 'react';
import { CHAT_RULES } from '#libs/contracts/chatbot';
import { chatWords } from '../../content/chat';
import { buttonClass } from '../../ui/button-class';
import { Icon } from '../../ui/drawings/Icon';
import styles from './ChatComposer.module.css';

/** Enter sends, Shift and Enter breaks the line; blanks alone are nothing to send (spec 1 section 5). */
export function ChatComposer({ ref, onSend }: { ref: Ref<HTMLTextAreaElement>; onSend: (text: string) => void }) {
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
