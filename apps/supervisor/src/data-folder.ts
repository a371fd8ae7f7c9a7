import { ConfigurationError } from '@nova/runtime/parse-env';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { access, constants, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isAlive } from './is-alive.ts';

const LOCK_FILE = 'supervisor.pid';
/**
 * Stored next to the lock: the ID of a process that is stopping. The lock itself stays a bare number, for
 * `kill`.
 */
const STOPPING_FILE = 'supervisor.stopping';
/** Exists while a restore fills the folder, and after one was interrupted. */
const RESTORE_FILE = 'restore-unfinished';
/** Stores the address of the running node, for a backup made meanwhile. */
export const NODE_ADDRESS_FILE = 'node-address';

export interface DataFolder {
  readonly dir: string;
  /** Announces that the folder will be free shortly. */
  announceStop(): Promise<void>;
  /** Releases the folder for the next start. */
  release(): Promise<void>;
}

/**
 * Creates the data folder and locks it for this process. Replaces the lock of a dead process.
 * @param isRestore true for a restore, which alone may open a folder that an interrupted one left
 * @throws ConfigurationError if the folder is not writable, a running supervisor has locked it, or its data is
 *   incomplete.
 */
export async function openDataFolder(dir: string, isRestore = false): Promise<DataFolder> {
  await createFolder(dir).catch(refuse(dir));
  await access(dir, constants.W_OK | constants.X_OK).catch(refuse(dir));
  const lock = path.join(dir, LOCK_FILE);
  const stopping = path.join(dir, STOPPING_FILE);
  if (!isRestore && isRestoreUnfinished(dir) && !(await isHeld(dir))) {
    throw new ConfigurationError(
      `A restore into ${dir} was interrupted, so data is missing there. Run npm run restore again with the same backup.`,
    );
  }
  await claim(lock, dir);
  await rm(stopping, { force: true });
  // After a kill, another Nova may use the port of the node that ran before.
  await rm(path.join(dir, NODE_ADDRESS_FILE), { force: true });
  return {
    dir,
    // A failed announcement does not prevent the stop.
    announceStop: () => writeFile(stopping, `${process.pid}\n`, { mode: 0o600 }).catch(() => undefined),
    release: async () => {
      await rm(lock, { force: true });
      await rm(stopping, { force: true });
    },
  };
}

/**
 * Creates one level at a time, because Node.js's recursive mode hangs if a parent exists but cannot contain
 * folders.
 */
async function createFolder(dir: string): Promise<void> {
  if (existsSync(dir)) return;
  await createFolder(path.dirname(dir));
  await mkdir(dir, { mode: 0o700 });
}

/** Returns true if the folder contains only a part of a backup. */
export const isRestoreUnfinished = (dir: string): boolean => existsSync(path.join(dir, RESTORE_FILE));

/** Records that the folder is incomplete, until `endRestore`. */
export const beginRestore = (dir: string): Promise<void> =>
  writeFile(path.join(dir, RESTORE_FILE), '', { mode: 0o600 });

export const endRestore = (dir: string): Promise<void> => rm(path.join(dir, RESTORE_FILE), { force: true });

/** Returns true while a running supervisor has locked the folder. */
export async function isHeld(dir: string): Promise<boolean> {
  return isSupervisor(await readNumber(path.join(dir, LOCK_FILE)));
}

/** Returns 0 if the file is missing. */
const readNumber = async (file: string): Promise<number> =>
  Number(await readFile(file, 'utf8').catch(() => ''));

async function claim(lock: string, dir: string): Promise<void> {
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      await writeFile(lock, `${process.pid}\n`, { flag: 'wx', mode: 0o600 });
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') refuse(dir)(error);
    }
    const holder = await readNumber(lock);
    if (holder !== process.pid && (await isSupervisor(holder))) {
      if ((await readNumber(path.join(dir, STOPPING_FILE))) === holder) {
        throw new ConfigurationError(
          `The Nova in ${dir} is still stopping (process ${holder}). Start again in a few seconds.`,
        );
      }
      throw new ConfigurationError(
        `Nova already runs from ${dir} (process ${holder}). Stop it, or set NOVA_DATA_DIR to another folder.`,
      );
    }
    await rm(lock, { force: true });
  }
}

/** Returns whether a process may be the supervisor or command that wrote its ID into a lock. */
export const isSupervisor = (pid: number): Promise<boolean> => isRunning(pid, /node/);

/**
 * Another program may have reused the process ID of an old lock, so the command line is checked where /proc
 * exists.
 */
export async function isRunning(pid: number, expected: RegExp): Promise<boolean> {
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return false;
  if (process.platform !== 'linux') return true;
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  return expected.test(command);
}

function refuse(dir: string): (error: unknown) => never {
  return (error) => {
    throw new ConfigurationError(
      `The data folder ${dir} cannot be written to (${(error as NodeJS.ErrnoException).code ?? 'unknown'}). Set NOVA_DATA_DIR to a folder that you can write to.`,
    );
  };
}

/**
 * Reads an existing secret, or creates it, readable only by its owner.
 * @throws ConfigurationError if the file exists and cannot be read: a new secret would not fit its data.
 */
export async function readOrCreateSecret(
  file: string,
  create: () => string,
): Promise<{ value: string; isNew: boolean }> {
  const existing = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw new ConfigurationError(
      `The secret ${file} cannot be read (${error.code}). Make it a file that this user can read, or restore it from a backup.`,
      { cause: error },
    );
  });
  if (existing?.trim()) return { value: existing.trim(), isNew: false };
  const value = create();
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  await writeFile(file, `${value}\n`, { mode: 0o600 });
  return { value, isNew: true };
}

export const createToken = (): string => randomBytes(24).toString('base64url');
