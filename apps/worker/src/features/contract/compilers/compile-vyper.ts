import { execFile } from 'node:child_process';
import { access } from 'node:fs/promises';
import path from 'node:path';
import { COMPILER_TEXT_MAX } from '@nova/shared/contract/constants';
import { type ByteRanges, sizeWithoutMetadata } from '@nova/shared/contract/match-code';
import { VYPER_PREFIX } from '@nova/shared/contract/vyper';
import type { Hex } from 'viem';
import { CompileError, type CompileLimits } from '../compile.ts';
import type { CompiledContract } from '../compiled-contract.ts';

/** One compilation with Vyper. */
export interface VyperTask {
  readonly version: string;
  /** Standard JSON input. */
  readonly input: string;
  /** See `CompileTask`. */
  readonly codeSize: number;
  readonly target: string | null;
}

interface VyperOutput {
  readonly errors?: readonly { severity: string; formattedMessage?: string; message: string }[];
  readonly contracts?: Readonly<Record<string, Readonly<Record<string, VyperContract>>>>;
}
interface VyperContract {
  readonly abi: Record<string, unknown>[];
  readonly layout?: { readonly code_layout?: unknown };
  readonly evm: { readonly bytecode: { object: string }; readonly deployedBytecode: { object: string } };
}

/** Maximum number of bytes of the compiler's output. */
const OUTPUT_MAX_BYTES = 64 * 2 ** 20;
/** What Python itself takes of the address space. */
const PYTHON_BYTES = 512 * 2 ** 20;
const WANTED = ['abi', 'layout', 'evm.bytecode.object', 'evm.deployedBytecode.object'];

/** Returns the program of a release of Vyper below the folder of compilers. */
export function vyperProgram(folder: string, version: string): string {
  return path.join(folder, `vyper-${version}`, 'bin', 'vyper-json');
}

/**
 * Compiles with a release of Vyper that the operator installed, in a process without our environment whose
 * memory and time are limited. The compiler only reads the submitted sources.
 * @throws CompileError describing what is wrong with the sources, or that this release is not installed.
 */
export async function compileVyper(
  task: VyperTask,
  folder: string,
  limits: CompileLimits,
  signal: AbortSignal,
): Promise<{ contracts: CompiledContract[]; found: string[] }> {
  const program = vyperProgram(folder, task.version);
  await access(program).catch(() => {
    throw new CompileError(
      'vyper_missing',
      `Vyper ${task.version} is not installed on this server. Its operator can install it with npm run vyper:add ${task.version}.`,
    );
  });
  const input = JSON.parse(task.input) as VyperInput;
  const settings = { ...input.settings, outputSelection: { '*': WANTED } };
  const text = await runVyper(program, JSON.stringify({ ...input, settings }), limits, signal);
  const output = JSON.parse(text) as VyperOutput;
  const errors = (output.errors ?? []).filter(({ severity }) => severity === 'error');
  if (errors.length > 0) {
    const message = errors.map((error) => error.formattedMessage ?? error.message).join('\n');
    throw new CompileError('compile_error', message.slice(0, COMPILER_TEXT_MAX));
  }
  return select(output, input, task);
}

interface VyperInput {
  readonly sources: Record<string, { readonly content: string }>;
  readonly settings: Record<string, unknown>;
}

function runVyper(
  program: string,
  input: string,
  { timeoutMs, memoryMaxBytes }: CompileLimits,
  signal: AbortSignal,
): Promise<string> {
  const kilobytes = Math.round((memoryMaxBytes + PYTHON_BYTES) / 1024);
  const script = `ulimit -v ${kilobytes}; exec nice "$0"`;
  return new Promise((resolve, reject) => {
    const options = {
      env: { PATH: '/usr/bin:/bin', PYTHONIOENCODING: 'utf8' },
      timeout: timeoutMs,
      killSignal: 'SIGKILL' as const,
      maxBuffer: OUTPUT_MAX_BYTES,
      signal,
    };
    const child = execFile('/bin/sh', ['-c', script, program], options, (error, stdout, stderr) => {
      if (signal.aborted) reject(signal.reason as Error);
      else if (stdout.startsWith('{')) resolve(stdout);
      else if (error?.killed) {
        const seconds = Math.round(timeoutMs / 1000);
        reject(
          new CompileError('compile_timeout', `Compiling took longer than ${seconds} s and was stopped.`),
        );
      } else if (/MemoryError/.test(stderr)) {
        reject(new CompileError('compile_memory', 'Compiling needed too much memory and was stopped.'));
      } else reject(new CompileError('compiler_failed', 'The compiler failed on these sources.'));
    });
    // A compiler that ends before it has read everything reports its own error.
    child.stdin!.on('error', () => undefined);
    child.stdin!.end(input);
  });
}

function select(output: VyperOutput, input: VyperInput, { version, codeSize, target }: VyperTask) {
  const { outputSelection: _, ...settings } = input.settings;
  const sources = Object.fromEntries(
    Object.entries(input.sources).map(([path, { content }]) => [path, content]),
  );
  const all = Object.entries(output.contracts ?? {}).flatMap(([file, byName]) =>
    Object.entries(byName).map(([name, contract]) => ({ file, name, contract })),
  );
  const contracts = all
    .filter(({ file, name }) => target === null || target === name || target === `${file}:${name}`)
    .map(({ file, name, contract }): CompiledContract => {
      const compiler = `${VYPER_PREFIX}${version}`;
      return Object.assign(
        { name, file, compiler, settings, sources, abi: contract.abi, storageLayout: null },
        readCodes(contract),
      );
    })
    .filter(({ runtimeCode }) => sizeWithoutMetadata(runtimeCode) === codeSize);
  return { contracts, found: all.map(({ file, name }) => `${file}:${name}`) };
}

/** Immutables follow the code; the constructor appends them. */
function readCodes({ evm, layout }: VyperContract) {
  const runtime = toHex(evm.deployedBytecode.object);
  const size = (runtime.length - 2) / 2;
  const length = sizeOfImmutables(layout?.code_layout);
  const immutables: ByteRanges = length === 0 ? {} : { immutables: [{ start: size, length }] };
  return {
    runtimeCode: `${runtime}${'00'.repeat(length)}` as Hex,
    immutables,
    runtimeLibraries: {},
    creationCode: toHex(evm.bytecode.object),
    creationLibraries: {},
    tails: [],
  };
}

/** Immutables of imported modules are in objects of their own. */
function sizeOfImmutables(layout: unknown): number {
  if (typeof layout !== 'object' || layout === null) return 0;
  const { offset, length } = layout as { readonly offset?: unknown; readonly length?: unknown };
  if (typeof offset === 'number' && typeof length === 'number') return offset + length;
  return Math.max(0, ...Object.values(layout).map(sizeOfImmutables));
}

function toHex(object: string): Hex {
  return `0x${object.replace(/^0x/, '')}`;
}
