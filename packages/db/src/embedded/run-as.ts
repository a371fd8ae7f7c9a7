import { execFile, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdir, writeFile, chmod, chown } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { PostgresBinaries } from './binaries.ts';

const run = promisify(execFile);
const SYSTEM_USER = 'postgres';
const SYSTEM_ROOT = '/var/lib/nova';

/** The user that runs PostgreSQL, which refuses to run as root. */
export interface RunAs {
  readonly binaries: PostgresBinaries;
  readonly clusterDir: string;
  /** Wraps a command so that it runs as that user. */
  wrap(
    command: string,
    args: readonly string[],
  ): { command: string; args: string[]; uid?: number; gid?: number };
  /** Makes a file readable for the database user. */
  share(file: string): Promise<void>;
}

/**
 * Chooses how to run PostgreSQL. For an ordinary user: directly. For root: inside a user namespace, in which
 * root's files belong to an ordinary user, so that a folder with mode 0700 still works; or, if namespaces
 * are forbidden, as the system user `postgres` with copies of the programs and the cluster under
 * /var/lib/nova.
 */
export async function chooseRunAs(binaries: PostgresBinaries, clusterDir: string): Promise<RunAs> {
  if (process.getuid?.() !== 0) return runDirectly(binaries, clusterDir);
  const namespace = ['--user', '--map-user=1000', '--map-group=1000', '--'];
  const canUnshare = await run('unshare', [...namespace, binaries.postgres, '--version']).then(
    () => true,
    () => false,
  );
  if (!canUnshare) return runAsSystemUser(binaries, clusterDir);
  return {
    binaries,
    clusterDir,
    wrap: (command, args) => ({ command: 'unshare', args: [...namespace, command, ...args] }),
    share: async () => {},
  };
}

function runDirectly(binaries: PostgresBinaries, clusterDir: string): RunAs {
  return {
    binaries,
    clusterDir,
    wrap: (command, args) => ({ command, args: [...args] }),
    share: async () => {},
  };
}

async function runAsSystemUser(binaries: PostgresBinaries, clusterDir: string): Promise<RunAs> {
  const { uid, gid } = systemUser();
  const home = path.join(
    SYSTEM_ROOT,
    createHash('sha256').update(path.resolve(clusterDir)).digest('hex').slice(0, 16),
  );
  await mkdir(home, { recursive: true, mode: 0o755 });
  await chmod(SYSTEM_ROOT, 0o755);
  await chown(home, uid, gid);
  await writeFile(path.join(home, 'belongs-to'), `${path.resolve(clusterDir)}\n`);
  const root = path.join(SYSTEM_ROOT, `postgresql-${path.basename(path.dirname(binaries.root))}`, 'native');
  if (!existsSync(path.join(root, 'bin', 'postgres'))) {
    await cp(binaries.root, root, { recursive: true, verbatimSymlinks: true });
  }
  return {
    binaries: {
      root,
      postgres: path.join(root, 'bin', 'postgres'),
      initdb: path.join(root, 'bin', 'initdb'),
    },
    clusterDir: path.join(home, 'cluster'),
    wrap: (command, args) => ({ command, args: [...args], uid, gid }),
    share: (file) => chown(file, uid, gid),
  };
}

function systemUser(): { uid: number; gid: number } {
  const id = (flag: string) =>
    Number(execFileSync('id', [flag, SYSTEM_USER], { stdio: ['ignore', 'pipe', 'ignore'] }));
  try {
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    execFileSync('useradd', [
      '--system',
      '--user-group',
      '--no-create-home',
      '--shell',
      '/usr/sbin/nologin',
      SYSTEM_USER,
    ]);
    return { uid: id('-u'), gid: id('-g') };
  }
}
