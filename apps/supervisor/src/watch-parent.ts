import { readFileSync } from 'node:fs';
import { isAlive } from './is-alive.ts';

const POLL_EVERY_MS = 500;

/**
 * Calls `onGone` once the package runner that started this process is gone. Killed with -9, it sends no
 * signal, and a shell in between may survive. On Linux, the runner is therefore found among the ancestors;
 * elsewhere, the parent is watched.
 */
export function watchParent(onDisconnected: () => void): NodeJS.Timeout {
  const watched = findRunner() ?? process.ppid;
  const timer = setInterval(() => {
    if (isAlive(watched)) return;
    clearInterval(timer);
    onDisconnected();
  }, POLL_EVERY_MS);
  return timer.unref();
}

function findRunner(): number | null {
  let pid = process.ppid;
  try {
    while (pid > 1) {
      if (/npm/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').slice(0, 2).join(' ')))
        return pid;
      pid = parentOf(pid);
    }
  } catch {
    // /proc does not exist here.
  }
  return null;
}

/** Parses the fields after the command name, which may contain spaces and parentheses. */
const parentOf = (pid: number) =>
  Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1]);
