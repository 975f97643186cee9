import { createServer } from 'node:net';

/**
 * How the embedded server runs: small, on loopback only, and never trading safety for speed. Given on its command line,
 * so that no configuration file can overrule them.
 */
export function serverFlags(port: number): string {
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync: 'on',
    full_page_writes: 'on',
    synchronous_commit: 'on',
    shared_buffers: '64MB',
    max_connections: 100,
    max_wal_size: '256MB',
    // Worker processes for disk reads would only cost memory at this size.
    io_method: 'sync',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    // Its log tells of the server only: statements and the rows they fail on are people's names and addresses. The app
    // tells of failed statements itself. "log" is above "error": what remains is fatal, or about the server.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_statement: 'none',
    log_min_duration_statement: -1,
    log_parameter_max_length: 0,
    log_parameter_max_length_on_error: 0,
  };
  return Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');
}

/** A loopback port that was free a moment ago. */
export async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
      .once('error', reject)
      .listen(0, '127.0.0.1', () => {
        const { port } = server.address() as { port: number };
        server.close(() => resolve(port));
      });
  });
}
