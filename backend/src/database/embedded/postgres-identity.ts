/**
 * Whom PostgreSQL runs as. It refuses to run as root, so root runs it as the system user "postgres" (made when
 * missing), or as whoever owns an existing cluster. When that user cannot reach the programs or the data (a checkout
 * under /root), it gets one capability, to pass closed directories, and nothing else.
 */
import { readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { StartFailure } from '../../common/start-failure.js';
import { runCommand } from './run-command.js';

const SYSTEM_USER = 'postgres';
/** Bit numbers in the kernel's capability mask, the narrower first. */
const PASSING_CAPABILITIES = [
  ['dac_read_search', 2n],
  ['dac_override', 1n],
] as const;

export interface PostgresIdentity {
  /** Set only when we are root and PostgreSQL must be somebody else: files it owns are given to them. */
  uid?: number;
  gid?: number;
  /** Put before every PostgreSQL command. */
  prefix: string[];
}

/**
 * @param reach existing absolute paths that PostgreSQL must get to @param clusterHome the cluster's directory, existing
 *   or not
 */
export async function postgresIdentity(reach: string[], clusterHome: string): Promise<PostgresIdentity> {
  if (process.getuid?.() !== 0) return { prefix: [] };
  const { uid, gid } = (await ownerOf(clusterHome)) ?? (await systemUser());
  const isReachable = (await Promise.all(reach.map((each) => canReach(each, uid, gid)))).every(Boolean);
  return { uid, gid, prefix: isReachable ? [] : passingPrefix(uid, gid) };
}

/** How to hand runCommand the identity: plainly, or through setpriv, which must still be root when it starts. */
export function commandAs(identity: PostgresIdentity, command: string[]): [string[], { uid?: number; gid?: number }] {
  if (identity.prefix.length > 0) return [[...identity.prefix, ...command], {}];
  return [command, identity.uid === undefined ? {} : { uid: identity.uid, gid: identity.gid }];
}

async function ownerOf(directory: string): Promise<{ uid: number; gid: number } | undefined> {
  const found = await stat(directory).catch(() => undefined);
  return found && found.uid !== 0 ? { uid: found.uid, gid: found.gid } : undefined;
}

async function systemUser(): Promise<{ uid: number; gid: number }> {
  const existing = findSystemUser();
  if (existing) return existing;
  await runCommand([
    'useradd',
    '--system',
    '--user-group',
    '--no-create-home',
    '--shell',
    '/usr/sbin/nologin',
    SYSTEM_USER,
  ]).catch(() => undefined);
  const made = findSystemUser();
  if (!made)
    throw new StartFailure(
      `PostgreSQL does not run as root and the system user "${SYSTEM_USER}" could not be made: ` +
        'start as another user, or set DATABASE_URL.',
    );
  return made;
}

function findSystemUser(): { uid: number; gid: number } | undefined {
  const entry = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .find(([name]) => name === SYSTEM_USER);
  return entry && { uid: Number(entry[2]), gid: Number(entry[3]) };
}

/** Whether that user may pass every directory above the path. */
async function canReach(target: string, uid: number, gid: number): Promise<boolean> {
  const directory = path.dirname(target);
  if (directory === target) return true;
  const found = await stat(directory);
  const shift = found.uid === uid ? 6 : found.gid === gid ? 3 : 0;
  return ((found.mode >> shift) & 1) === 1 && canReach(directory, uid, gid);
}

function passingPrefix(uid: number, gid: number): string[] {
  const mask = BigInt(`0x${/^CapEff:\s*(\w+)/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? '0'}`);
  const capability = PASSING_CAPABILITIES.find(([, bit]) => (mask >> bit) & 1n)?.[0];
  if (!capability)
    throw new StartFailure(
      'PostgreSQL does not run as root, and another user cannot reach this directory: ' +
        'move it out of the closed directory, or set DATABASE_URL.',
    );
  return [
    'setpriv',
    `--reuid=${uid}`,
    `--regid=${gid}`,
    '--clear-groups',
    `--inh-caps=+${capability}`,
    `--ambient-caps=+${capability}`,
    // Without it access(2), by which PostgreSQL checks its own programs, ignores the capability.
    '--securebits=+no_setuid_fixup',
  ];
}
