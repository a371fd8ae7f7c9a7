import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { AppError, COMMON_ERRORS } from '@nova/shared/errors';
import { STORAGE_ERRORS } from '@nova/shared/storage/errors';
import type { FileTask, FileTaskAnswer, FileTaskResults } from './file-task.ts';

export interface FileProcessLimits {
  readonly timeoutMs: Readonly<Record<FileTask['kind'], number>>;
  /** Maximum resident memory of one process in bytes. */
  readonly memoryMaxBytes: number;
}

/** Processes that decode files of users, so that a file can neither block the API nor exhaust its memory. */
export interface FileProcesses {
  /**
   * Runs one task in a process of its own; the process is killed at its limits.
   * @throws AppError of the task; `file_too_complex` if the process was killed, `file_damaged` if it crashed,
   * `unavailable`
   * if no process could be started
   */
  run<Kind extends FileTask['kind']>(kind: Kind, content: Buffer): Promise<FileTaskResults[Kind]>;
}

const SCRIPT = fileURLToPath(new URL('./start-file-process.mjs', import.meta.url));
const HEAP_MB = 512;
const START_TIMEOUT_MS = 30_000;
/** Milliseconds after which an idle process is ended. */
const IDLE_MS = 60_000;
/** Number of files after which a process is replaced, because native allocators release memory late. */
const TASKS_MAX = 50;

export const FILE_PROCESS_LIMITS: FileProcessLimits = {
  timeoutMs: { image: 30_000, logo: 10_000, model: 20_000, slab: 20_000 },
  memoryMaxBytes: 1024 * 1024 * 1024,
};

interface Decoder {
  readonly child: ChildProcess;
  readonly ready: Promise<void>;
  tasks: number;
  idleTimer?: NodeJS.Timeout | undefined;
}

/** Creates the pool. Processes start with the first task, are reused, and are replaced after being killed. */
export function createFileProcesses(limits: FileProcessLimits = FILE_PROCESS_LIMITS): FileProcesses {
  const idle: Decoder[] = [];
  const release = (decoder: Decoder) => {
    decoder.tasks += 1;
    if (decoder.tasks >= TASKS_MAX || !isAlive(decoder.child)) return end(decoder.child);
    idle.push(decoder);
    decoder.idleTimer = setTimeout(() => {
      idle.splice(idle.indexOf(decoder), 1);
      end(decoder.child);
    }, IDLE_MS).unref();
  };
  const take = (): Decoder => {
    for (let decoder = idle.pop(); decoder; decoder = idle.pop()) {
      clearTimeout(decoder.idleTimer);
      if (isAlive(decoder.child)) return decoder;
    }
    return start(limits.memoryMaxBytes);
  };
  return {
    async run(kind, content) {
      const decoder = take();
      await decoder.ready;
      const answer = await request(decoder.child, { kind, content }, limits.timeoutMs[kind]);
      release(decoder);
      if ('result' in answer) return answer.result as FileTaskResults[typeof kind];
      const { code, message, details } = answer.error;
      throw new AppError(code, details === undefined ? { message } : { message, details });
    },
  };
}

function start(memoryMaxBytes: number): Decoder {
  const child = fork(SCRIPT, [String(memoryMaxBytes)], {
    execArgv: [`--max-old-space-size=${HEAP_MB}`],
    // A decoder needs none of the server's environment.
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  });
  // Neither the process nor its channel keeps the API from exiting.
  child.unref();
  child.channel?.unref();
  const ready = new Promise<void>((resolve, reject) => {
    const fail = (cause: unknown) => {
      clearTimeout(timer);
      end(child);
      reject(
        new AppError(COMMON_ERRORS.unavailable, {
          message: "The file can't be checked right now. Please try again in a moment.",
          cause,
        }),
      );
    };
    const timer = setTimeout(() => fail(new Error('file process did not start in time')), START_TIMEOUT_MS);
    child.once('error', fail);
    child.once('exit', fail);
    child.once('message', () => {
      clearTimeout(timer);
      child.removeAllListeners();
      child.on('error', () => undefined);
      resolve();
    });
  });
  return { child, ready, tasks: 0 };
}

function request(child: ChildProcess, task: FileTask, timeoutMs: number): Promise<FileTaskAnswer> {
  return new Promise((resolve, reject) => {
    const settle = (finish: () => void) => {
      clearTimeout(timer);
      child.removeAllListeners();
      child.on('error', () => undefined);
      finish();
    };
    const timer = setTimeout(() => {
      end(child);
      settle(() => reject(tooComplex('it takes too long', new Error(`killed after ${timeoutMs} ms`))));
    }, timeoutMs);
    child.once('message', (answer) => settle(() => resolve(answer as FileTaskAnswer)));
    child.once('exit', (_, signal) => settle(() => reject(explainExit(signal))));
    child.once('error', (cause) => settle(() => reject(explainExit(null, cause))));
    child.send(task, () => undefined);
  });
}

// SIGKILL is caused by the memory limit of the process or system, SIGABRT by the heap limit.
function explainExit(signal: NodeJS.Signals | null, cause?: Error): AppError {
  if (signal === 'SIGKILL' || signal === 'SIGABRT') {
    return tooComplex('it needs too much memory', new Error(`file process ended by ${signal}`));
  }
  return new AppError(STORAGE_ERRORS.fileDamaged, {
    message: "The file can't be read. Save it again, or choose another file.",
    cause,
  });
}

function tooComplex(reason: string, cause: Error): AppError {
  const message = `The check of this file was stopped because ${reason}. Simplify the file, or save an image as PNG or JPG, and upload that.`;
  return new AppError(STORAGE_ERRORS.fileTooComplex, { message, cause });
}

const isAlive = (child: ChildProcess) =>
  child.connected && child.exitCode === null && child.signalCode === null;

function end(child: ChildProcess): void {
  if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
}
