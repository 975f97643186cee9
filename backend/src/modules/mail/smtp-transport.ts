import { isThisMachine } from '../../config/env-values.js';

/** A job must end within five minutes: a silent mail server is given up long before, and tried again later. */
const SMTP_TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/**
 * A password goes to no other machine unencrypted, also when somebody between claims there is no TLS. `?ignoreTLS=true`
 * in the address does without, for a mail server in a network of one's own.
 */
export function smtpTransport(smtpUrl: string) {
  const { protocol, hostname, password, searchParams } = new URL(smtpUrl);
  const requireTLS =
    protocol === 'smtp:' && password !== '' && !isThisMachine(hostname) && !searchParams.has('ignoreTLS');
  return { url: smtpUrl, ...SMTP_TIMEOUTS, ...(requireTLS && { requireTLS }) };
}
