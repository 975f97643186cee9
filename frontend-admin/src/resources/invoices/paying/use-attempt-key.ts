import { useRef } from 'react';
import { newAttemptKey } from '../../../shared/attempt-key';

/**
 * The same key for the same body, so that what is sent again after an answer that got lost is booked once; another body
 * is another attempt.
 */
export function useAttemptKey(): (body: object) => string {
  const attempt = useRef({ sent: '', key: '' });
  return (body) => {
    const sent = JSON.stringify(body);
    if (attempt.current.sent !== sent) attempt.current = { sent, key: newAttemptKey() };
    return attempt.current.key;
  };
}
