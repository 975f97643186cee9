import { useMessageList } from './use-message-list';

/** The messages are read, and kept, whatever tool shows: who is without a network later has them all the same. */
export function ReadAhead() {
  useMessageList(false);
  return null;
}
