import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { metadataOf, sizeWithoutMetadata } from '@nova/shared/contract/match-code';
import { readStorageLayout } from '@nova/shared/contract/storage-layout';
import { type CodeOutput, type CompiledContract, readCode } from './compiled-contract.ts';

/*
 * One compilation in a thread of a disposable process that may be killed at any time. The compiler can
 * neither read files nor use the network.
 */

/** Input of the thread. */
export interface CompileTask {
  /** Module of the compiler: an absolute path, or a file of an installed package. */
  readonly soljson: string;
  /** Standard JSON input, including the output selection. */
  readonly input: string;
  readonly memoryMaxBytes: number;
  /**
   * Size in bytes of the code on the chain without metadata. Contracts of any other size are left out of
   * the answer.
   */
  readonly codeSize: number;
  /** `file:Name` or `Name`; null selects every contract. */
  readonly target: string | null;
}

/** The only message that the thread sends. */
export type CompileAnswer =
  | { readonly contracts: readonly CompiledContract[]; readonly found: readonly string[] }
  | { readonly errors: readonly string[] }
  | { readonly error: 'crash'; readonly text: string }
  /**
   * The compiler was denied memory. `grantedBytes` is what it held by then, or null if its JavaScript heap
   * grew too large.
   */
  | { readonly error: 'memory'; readonly grantedBytes: number | null };

interface SolcOutput {
  readonly errors?: readonly { severity: string; formattedMessage?: string; message: string }[];
  readonly contracts?: Readonly<Record<string, Readonly<Record<string, ContractOutput>>>>;
}

interface ContractOutput {
  readonly abi: Record<string, unknown>[];
  readonly metadata: string;
  readonly storageLayout?: unknown;
  readonly evm: { readonly bytecode: CodeOutput; readonly deployedBytecode: CodeOutput };
}

interface Metadata {
  readonly compiler: { readonly version: string };
  readonly settings: Record<string, unknown>;
  readonly sources: Record<string, unknown>;
}

/** Missing from the types of Node.js. */
interface WithWebAssembly {
  readonly WebAssembly: { readonly Memory: { readonly prototype: GrowingMemory } };
}

interface GrowingMemory {
  readonly buffer: ArrayBuffer;
  grow(this: GrowingMemory, pages: number): number;
}

/** Maximum number of contracts returned, because a source may contain the same code many times. */
const CANDIDATES_MAX = 20;
/** Size from which a buffer is memory of a compiler, not one of its small tables. */
const MEMORY_MIN_BYTES = 2 ** 24;

const task = workerData as CompileTask;
const memory = limitMemory(task.memoryMaxBytes);
parentPort!.postMessage(run(), []);

function run(): CompileAnswer {
  let output: SolcOutput;
  try {
    const require = createRequire(import.meta.url);
    const wrap: (soljson: unknown) => { compile(input: string): string } = require('solc/wrapper');
    output = JSON.parse(wrap(require(task.soljson)).compile(task.input));
  } catch (error) {
    return memory.refused() ?? { error: 'crash', text: String(error).slice(0, 500) };
  }
  // The compiler reports a denied allocation as an ordinary compilation error.
  const refused = memory.refused();
  if (refused) return refused;
  const errors = (output.errors ?? []).filter(({ severity }) => severity === 'error');
  if (errors.length > 0)
    return { errors: errors.map(({ formattedMessage, message }) => formattedMessage ?? message) };
  return selectContracts(output);
}

function selectContracts(output: SolcOutput): CompileAnswer {
  const all = Object.entries(output.contracts ?? {}).flatMap(([file, byName]) =>
    Object.entries(byName).map(([name, contract]) => ({ file, name, contract })),
  );
  const withCode = all.filter(({ contract }) => contract.evm.deployedBytecode.object !== '');
  const codes = withCode.map(({ contract }) => readCode(contract.evm.deployedBytecode).code);
  const tails = [...new Set(codes.map(metadataOf))].filter((tail) => tail !== '');
  const contracts = withCode
    .filter(({ file, name }, at) => {
      const isWanted = task.target === null || task.target === name || task.target === `${file}:${name}`;
      return isWanted && sizeWithoutMetadata(codes[at]!) === task.codeSize;
    })
    .slice(0, CANDIDATES_MAX)
    .map(({ file, name, contract }) => toCompiled(file, name, contract, tails));
  return { contracts, found: withCode.map(({ file, name }) => `${file}:${name}`) };
}

function toCompiled(file: string, name: string, output: ContractOutput, tails: string[]): CompiledContract {
  const input = JSON.parse(task.input) as {
    settings: Record<string, unknown>;
    sources: Record<string, { content: string }>;
  };
  const metadata = JSON.parse(output.metadata) as Metadata;
  const runtime = readCode(output.evm.deployedBytecode);
  const creation = readCode(output.evm.bytecode);
  const { outputSelection: _, ...settings } = input.settings;
  const { evmVersion, optimizer } = metadata.settings;
  const paths = Object.keys(metadata.sources).filter((path) => Object.hasOwn(input.sources, path));
  return {
    name,
    file,
    compiler: metadata.compiler.version,
    settings: { ...settings, evmVersion, optimizer },
    sources: Object.fromEntries(paths.map((path) => [path, input.sources[path]!.content])),
    abi: output.abi,
    runtimeCode: runtime.code,
    immutables: output.evm.deployedBytecode.immutableReferences ?? {},
    runtimeLibraries: runtime.libraries,
    creationCode: creation.code,
    creationLibraries: creation.libraries,
    tails,
    storageLayout: readStorageLayout(output.storageLayout),
  };
}

/**
 * Limits the memory of compilers, which the resource limits of a thread do not cover: WebAssembly memory,
 * and the buffers that the oldest compilers use instead. The compiler first requests a large amount and
 * then smaller ones, so a denial counts only if no later request succeeded.
 */
function limitMemory(maxBytes: number): { refused(): CompileAnswer | null } {
  const PAGE_BYTES = 65_536;
  const { prototype } = (globalThis as unknown as WithWebAssembly).WebAssembly.Memory;
  const grow = prototype.grow;
  let [isExhausted, grantedBytes] = [false, 0];
  prototype.grow = function (this: GrowingMemory, pages: number): number {
    isExhausted = this.buffer.byteLength + pages * PAGE_BYTES > maxBytes;
    if (isExhausted) throw new RangeError('out of memory');
    const before = grow.call(this, pages);
    grantedBytes = this.buffer.byteLength;
    return before;
  };
  globalThis.ArrayBuffer = new Proxy(ArrayBuffer, {
    construct(target, [size, ...others]: [number]) {
      if (size >= MEMORY_MIN_BYTES) {
        isExhausted = size > maxBytes;
        if (isExhausted) throw new RangeError('out of memory');
        grantedBytes = size;
      }
      return Reflect.construct(target, [size, ...others]) as ArrayBuffer;
    },
  });
  return { refused: () => (isExhausted ? { error: 'memory', grantedBytes } : null) };
}
