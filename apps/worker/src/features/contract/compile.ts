import { Worker } from 'node:worker_threads';
import { COMPILER_TEXT_MAX } from '@nova/shared/contract/constants';
import type { VerificationFailure } from '@nova/shared/contract/errors';
import type { CompileAnswer, CompileTask } from './compile-thread.ts';

/** Compiling did not lead to code. The message is a sentence for the person who gave the sources. */
export class CompileFault extends Error {
  override readonly name = 'CompileFault';
  readonly failure: VerificationFailure;
  /** Of `compile_memory`: so much the compiler had got, as far as known. */
  readonly grantedBytes: number | undefined;

  constructor(failure: VerificationFailure, message: string, grantedBytes?: number) {
    super(message);
    this.failure = failure;
    this.grantedBytes = grantedBytes;
  }
}

export interface CompileLimits {
  readonly timeoutMs: number;
  readonly memoryMaxBytes: number;
}

/** What is needed of the compiler's output. */
const OUTPUT_SELECTION = {
  '*': {
    '*': [
      'abi',
      'metadata',
      'evm.bytecode.object',
      'evm.bytecode.linkReferences',
      'evm.deployedBytecode.object',
      'evm.deployedBytecode.linkReferences',
      'evm.deployedBytecode.immutableReferences',
    ],
  },
};
/** Texts and the compiler's output, beside what it compiles with. */
const HEAP_MAX_MB = 512;
/** Sources that are nested deeply need it. */
const STACK_MB = 8;

type Task = Omit<CompileTask, 'memoryMaxBytes'>;
type Compiled = Extract<CompileAnswer, { contracts: unknown }>;

/**
 * Compiles in a thread of its own that is ended at its limits.
 * @returns the contracts whose code has the wanted size, and the names of all that have code
 * @throws CompileFault with what is wrong with the sources
 * @throws the signal's reason when it aborts
 */
export async function compile(task: Task, limits: CompileLimits, signal: AbortSignal): Promise<Compiled> {
  const input = withSelection(task.input);
  const answer = await runThread({ ...task, input, memoryMaxBytes: limits.memoryMaxBytes }, limits, signal);
  if ('contracts' in answer) return answer;
  if ('errors' in answer) throw new CompileFault('compile_error', joinErrors(answer.errors));
  if (answer.fault === 'memory') throw tooMuchMemory(limits, answer.grantedBytes);
  throw new CompileFault('compiler_failed', `The compiler broke down over these sources: ${answer.text}`);
}

function runThread(task: CompileTask, limits: CompileLimits, signal: AbortSignal): Promise<CompileAnswer> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./start-compile-thread.mjs', import.meta.url), {
      workerData: task,
      // Nothing of what the process knows is of use to a compiler.
      env: {},
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MAX_MB, stackSizeMb: STACK_MB },
    });
    let hasEnded = false;
    const end = (settle: () => void) => {
      if (hasEnded) return;
      hasEnded = true;
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
      void thread.terminate().then(settle, settle);
    };
    const stop = () => end(() => reject(signal.reason as Error));
    const timer = setTimeout(() => end(() => reject(tooLong(limits))), limits.timeoutMs);
    signal.addEventListener('abort', stop, { once: true });
    thread.once('message', (answer: CompileAnswer) => end(() => resolve(answer)));
    thread.once('error', (error: NodeJS.ErrnoException) =>
      end(() => reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooMuchMemory(limits) : crashed(error))),
    );
    thread.once('exit', () => end(() => reject(crashed(new Error('it ended without an answer')))));
    if (signal.aborted) stop();
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

function tooLong({ timeoutMs }: CompileLimits): CompileFault {
  const seconds = Math.round(timeoutMs / 1000);
  return new CompileFault('compile_timeout', `Compiling took longer than ${seconds} s and was ended.`);
}

function tooMuchMemory({ memoryMaxBytes }: CompileLimits, grantedBytes?: number): CompileFault {
  const megabytes = Math.round(memoryMaxBytes / 2 ** 20);
  const message = `Compiling wanted more than ${megabytes} MB of memory and was ended.`;
  return new CompileFault('compile_memory', message, grantedBytes);
}

function crashed(error: Error): CompileFault {
  return new CompileFault('compiler_failed', `The compiler broke down over these sources: ${error.message}`);
}
