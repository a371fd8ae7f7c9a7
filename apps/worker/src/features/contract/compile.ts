import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { COMPILER_TEXT_MAX } from '@nova/shared/contract/constants';
import type { VerificationFailure } from '@nova/shared/contract/errors';
import type { CompileAnswer, CompileTask } from './compile-thread.ts';

/** Compilation produced no code. The message is a sentence for the user who submitted the sources. */
export class CompileError extends Error {
  override readonly name = 'CompileError';
  readonly failure: VerificationFailure;
  /** Memory that the compiler held on `compile_memory`, in bytes, if known. */
  readonly grantedBytes: number | undefined;

  constructor(failure: VerificationFailure, message: string, grantedBytes?: number) {
    super(message);
    this.failure = failure;
    this.grantedBytes = grantedBytes;
  }
}

export interface CompileLimits {
  readonly timeoutMs: number;
  /** Maximum memory of the compiler itself. */
  readonly memoryMaxBytes: number;
  /** Maximum heap for sources and output, in megabytes. Default: 512. */
  readonly heapMaxMb?: number;
}

/** Parts of the compiler's output that the comparison and the explorer need. */
const OUTPUT_SELECTION = {
  '*': {
    '*': [
      'abi',
      'metadata',
      'storageLayout',
      'evm.bytecode.object',
      'evm.bytecode.linkReferences',
      'evm.deployedBytecode.object',
      'evm.deployedBytecode.linkReferences',
      'evm.deployedBytecode.immutableReferences',
    ],
  },
};
const HEAP_MAX_MB = 512;
/** Stack size in megabytes, needed for deeply nested sources. */
const STACK_MB = 8;

type Task = Omit<CompileTask, 'memoryMaxBytes'>;
type Compiled = Extract<CompileAnswer, { contracts: unknown }>;

/**
 * Compiles in a separate process that is killed when it answers or exceeds its limits.
 * @returns The contracts whose code has the requested size, and the names of all contracts with code.
 * @throws CompileError describing what is wrong with the sources.
 * @throws The reason of the signal when it aborts.
 */
export async function compile(task: Task, limits: CompileLimits, signal: AbortSignal): Promise<Compiled> {
  const input = withSelection(task.input);
  const answer = await runProcess({ ...task, input, memoryMaxBytes: limits.memoryMaxBytes }, limits, signal);
  if ('contracts' in answer) return answer;
  if ('errors' in answer) throw new CompileError('compile_error', joinErrors(answer.errors));
  if (answer.error === 'memory') throw tooMuchMemory(limits, answer.grantedBytes ?? undefined);
  throw new CompileError('compiler_failed', `The compiler failed on these sources: ${answer.text}`);
}

function runProcess(
  task: CompileTask,
  { timeoutMs, heapMaxMb = HEAP_MAX_MB }: CompileLimits,
  signal: AbortSignal,
): Promise<CompileAnswer> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(new URL('./start-compile-process.mjs', import.meta.url)), {
      execArgv: [],
      // The compiler must not see any setting or secret of the worker.
      env: {},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    let hasEnded = false;
    const end = (settle: () => void) => {
      if (hasEnded) return;
      hasEnded = true;
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
      // Settle only after the process has exited, so that its memory is free before the next compilation
      // starts.
      if (!child.pid || child.exitCode !== null || child.signalCode !== null) settle();
      else child.once('exit', settle).kill('SIGKILL');
    };
    const stop = () => end(() => reject(signal.reason as Error));
    const timer = setTimeout(() => end(() => reject(tooLong(timeoutMs))), timeoutMs);
    signal.addEventListener('abort', stop, { once: true });
    child.once('message', (answer) => end(() => resolve(answer as CompileAnswer)));
    child.once('error', (error) => end(() => reject(error)));
    child.once('exit', () => end(() => resolve({ error: 'crash', text: 'it exited without a result' })));
    if (signal.aborted) stop();
    else
      child.send(
        { task, resourceLimits: { maxOldGenerationSizeMb: heapMaxMb, stackSizeMb: STACK_MB } },
        () => undefined,
      );
  });
}

function withSelection(input: string): string {
  const parsed = JSON.parse(input) as { settings?: Record<string, unknown> };
  return JSON.stringify({ ...parsed, settings: { ...parsed.settings, outputSelection: OUTPUT_SELECTION } });
}

function joinErrors(errors: readonly string[]): string {
  const [first = '', ...others] = errors;
  const more = others.length > 0 ? `\n… and ${others.length} more.` : '';
  return first.trim().slice(0, COMPILER_TEXT_MAX) + more;
}

function tooLong(timeoutMs: number): CompileError {
  const seconds = Math.round(timeoutMs / 1000);
  return new CompileError('compile_timeout', `Compiling took longer than ${seconds} s and was stopped.`);
}

function tooMuchMemory({ memoryMaxBytes }: CompileLimits, grantedBytes?: number): CompileError {
  const megabytes = Math.round(memoryMaxBytes / 2 ** 20);
  const message = `Compiling needed more than ${megabytes} MB of memory and was stopped.`;
  return new CompileError('compile_memory', message, grantedBytes);
}
