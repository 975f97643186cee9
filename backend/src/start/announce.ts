import type { Env } from '../config/env.js';
import type { Started } from './application.js';

/** The last lines of a start, for the person who typed the command. */
export function announcement(env: Env, { port, firstStart }: Started): string {
  const origin = `http://${browserHost(env.host)}:${port}`;
  const lines = [
    ['Site', origin],
    ['Back-office', `${origin}/admin`],
    ['API', `${origin}/api/docs`],
    ['Data', env.databaseUrl ? `${env.dataDir} (mails) and the database of DATABASE_URL` : env.dataDir],
    ...(env.smtpUrl ? [] : [['Mails', `${env.dataDir}/mail (no SMTP_URL is set)`]]),
    ...(firstStart
      ? [
          ['Sign in as', firstStart.username],
          ['Password', passwordLine(env, firstStart.generatedPassword)],
        ]
      : []),
  ] as [string, string][];
  return [
    '',
    'Storm Combat Academy is running.',
    ...lines.map(([name, value]) => `  ${name.padEnd(12)} ${value}`),
    '  Stop it with Ctrl-C.',
    '',
  ].join('\n');
}

function passwordLine(env: Env, generated: string | undefined): string {
  return generated
    ? `${generated}   (kept in ${env.dataDir}/admin-password; not shown again)`
    : 'as ADMIN_PASSWORD says';
}

/** What a browser on this machine may type for the address listened on. */
function browserHost(host: string): string {
  if (host === '127.0.0.1' || host === '0.0.0.0' || host === '::' || host === '::1') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
