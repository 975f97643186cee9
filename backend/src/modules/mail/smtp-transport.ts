import { isThisMachine } from '../../config/env-values.js';

/** A job must end within five minutes, so a silent mail server times out long before. */
const SMTP_TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/**
 * Requires TLS when there is a password, also against downgrade attacks. `?ignoreTLS=true` in the URL turns this off
 * for a mail server in a private network.
 */
export function smtpTransport(smtpUrl: string) {
  const { protocol, hostname, password, searchParams } = new URL(smtpUrl);
  const requireTLS =
    protocol === 'smtp:' && password !== '' && !isThisMachine(hostname) && !searchParams.has('ignoreTLS');
  return { url: smtpUrl, ...SMTP_TIMEOUTS, ...(requireTLS && { requireTLS }) };
}
