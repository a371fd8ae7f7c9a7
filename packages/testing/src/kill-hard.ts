/** A service of the stack that a test may kill. */
export type Victim = 'worker' | 'api' | 'node' | 'postgres';

type ReadPids = () => Promise<Partial<Record<Victim, number>>>;

const TIMEOUT_MS = 30_000;

/**
 * Kills each with `kill -9`. One that an earlier kill took down as well (the database takes down the worker)
 * is killed after its restart, because killing a process that is not running proves nothing.
 */
export async function killHard(readPids: ReadPids, victims: readonly Victim[]): Promise<void> {
  for (const victim of victims) await killOne(readPids, victim);
}

async function killOne(readPids: ReadPids, victim: Victim): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS;
  for (;;) {
    const pid = (await readPids())[victim];
    if (pid !== undefined && hasKilled(pid)) return;
    if (Date.now() > deadline) throw new Error(`${victim} did not restart`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function hasKilled(pid: number): boolean {
  try {
    process.kill(pid, 'SIGKILL');
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
    throw error;
  }
}
