// A PgBouncer of the system's packages before a school's database: each transaction gets whichever connection is free.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../scripts/test/free-port.mjs';

const START_LIMIT_MS = 10_000;

export class Pooler {
  /** @param {string} databaseUrl @param {number} connections that it makes itself, for all who come */
  static async open(databaseUrl, connections) {
    const directory = await mkdtemp(path.join(tmpdir(), 'storm-pooler-'));
    const port = await freePort();
    const { hostname, port: databasePort, username, password, pathname } = new URL(databaseUrl);
    const file = path.join(directory, 'pgbouncer.ini');
    await writeFile(
      file,
      [
        '[databases]',
        `storm = host=${hostname} port=${databasePort} user=${username} password=${password} ` +
          `dbname=${pathname.slice(1)} ` +
          `connect_query='SET statement_timeout = 1700; SET lock_timeout = 1500'`,
        '[pgbouncer]',
        'listen_addr = 127.0.0.1',
        `listen_port = ${port}`,
        'unix_socket_dir =',
        'auth_type = any',
        'pool_mode = transaction',
        `default_pool_size = ${connections}`,
        'ignore_startup_parameters = statement_timeout, lock_timeout',
      ].join('\n'),
    );
    // It refuses to be root.
    await chmod(directory, 0o755);
    const asNobody = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
    const child = spawn('pgbouncer', ['-q', ...asNobody, file], { stdio: 'inherit' });
    const pooler = new Pooler(child, directory, `postgres://${username}@127.0.0.1:${port}/storm`);
    const limitMs = performance.now() + START_LIMIT_MS;
    while (!(await listens(port))) {
      if (child.exitCode !== null || performance.now() > limitMs) throw new Error('PgBouncer does not start');
      await pause(25);
    }
    return pooler;
  }

  /** @param {import('node:child_process').ChildProcess} child @param {string} directory @param {string} url */
  constructor(child, directory, url) {
    this.child = child;
    this.directory = directory;
    this.url = url;
  }

  async close() {
    const ended = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await ended;
    await rm(this.directory, { recursive: true, force: true });
  }
}

function listens(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
      .once('connect', () => resolve(true))
      .once('error', () => resolve(false))
      .once('close', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
