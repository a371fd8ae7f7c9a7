import { ConfigurationError } from '@nova/runtime/parse-env';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { access, constants, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

const LOCK_FILE = 'supervisor.pid';
/** Beside the lock: the process that has begun to stop. The lock itself stays a bare number, for `kill`. */
const STOPPING_FILE = 'supervisor.stopping';

export interface DataFolder {
  readonly dir: string;
  /** Says from now on to whoever wants the folder that it will be free in a moment. */
  announceStop(): Promise<void>;
  /** Gives the folder free for the next start. */
  release(): Promise<void>;
}

/**
 * Makes the data folder and takes it for this process. A lock left by a dead process is taken over.
 * @throws ConfigurationError when it cannot be written to or a living supervisor holds it
 */
export async function openDataFolder(dir: string): Promise<DataFolder> {
  await makeFolder(dir).catch(refuse(dir));
  await access(dir, constants.W_OK | constants.X_OK).catch(refuse(dir));
  const lock = path.join(dir, LOCK_FILE);
  const stopping = path.join(dir, STOPPING_FILE);
  await claim(lock, dir);
  await rm(stopping, { force: true });
  return {
    dir,
    // Stopping goes on where it cannot be said.
    announceStop: () => writeFile(stopping, `${process.pid}\n`, { mode: 0o600 }).catch(() => undefined),
    release: async () => {
      await rm(lock, { force: true });
      await rm(stopping, { force: true });
    },
  };
}

/** One level at a time: Node's own recursive way never comes back where a parent exists but cannot hold folders. */
async function makeFolder(dir: string): Promise<void> {
  if (existsSync(dir)) return;
  await makeFolder(path.dirname(dir));
  await mkdir(dir, { mode: 0o700 });
}

/** True while a living supervisor has the folder. */
export async function isHeld(dir: string): Promise<boolean> {
  return isSupervisor(await readNumber(path.join(dir, LOCK_FILE)));
}

/** 0 without the file. */
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
          `The Nova that ran from ${dir} is still stopping (process ${holder}). Start again when it has ended; that takes seconds.`,
        );
      }
      throw new ConfigurationError(
        `Nova already runs from ${dir} (process ${holder}). Stop it, or set NOVA_DATA_DIR to another folder.`,
      );
    }
    await rm(lock, { force: true });
  }
}

/** The number in an old lock may belong to a stranger by now; where /proc tells, we look at what it runs. */
async function isSupervisor(pid: number): Promise<boolean> {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  if (process.platform !== 'linux') return true;
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  return /node/.test(command);
}

function refuse(dir: string): (error: unknown) => never {
  return (error) => {
    throw new ConfigurationError(
      `The data folder ${dir} cannot be written to (${(error as NodeJS.ErrnoException).code ?? 'unknown'}). Set NOVA_DATA_DIR to a folder of yours.`,
    );
  };
}

/** Reads a secret that was made earlier, or makes it now, readable for the owner only. */
export async function readOrCreateSecret(
  file: string,
  create: () => string,
): Promise<{ value: string; isNew: boolean }> {
  const existing = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (existing?.trim()) return { value: existing.trim(), isNew: false };
  const value = create();
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  await writeFile(file, `${value}\n`, { mode: 0o600 });
  return { value, isNew: true };
}

export const createToken = (): string => randomBytes(24).toString('base64url');
