import { createServer } from 'node:net';
import { StartFailure } from '../common/start-failure.js';

/** Finds out early, before a database is started in vain, that the address is taken. @throws StartFailure */
export async function assertFree(host: string, port: number): Promise<void> {
  if (port === 0) return;
  try {
    await new Promise<void>((resolve, reject) => {
      const probe = createServer()
        .once('error', reject)
        .listen({ host, port, exclusive: true }, () => probe.close(() => resolve()));
    });
  } catch (error) {
    throw explainListenError(error, host, port);
  }
}

/** What a failed listen means to the person who chose the address. Other errors are answered as they are. */
export function explainListenError(error: unknown, host: string, port: number): unknown {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return new StartFailure(
        `Port ${port} on ${host} is in use by another program: stop that one, or set PORT to another number.`,
      );
    case 'EACCES':
      return new StartFailure(`Port ${port} may not be used by this user: set PORT to a number above 1023.`);
    case 'EADDRNOTAVAIL':
      return new StartFailure(
        `HOST is ${host}, which is no address of this machine: use 127.0.0.1, or 0.0.0.0 for all.`,
      );
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new StartFailure(`HOST is ${host}, a name that cannot be found: use 127.0.0.1, or 0.0.0.0 for all.`);
    default:
      return error;
  }
}
