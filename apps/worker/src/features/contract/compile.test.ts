import { expect, test } from 'vitest';
import { CompileError, compile } from './compile.ts';

const LIMITS = { timeoutMs: 45_000, memoryMaxBytes: 512 * 2 ** 20 };
const NEVER = new AbortController().signal;

const task = (source: string, more: { codeSize?: number; target?: string; settings?: object } = {}) => ({
  soljson: 'solc/soljson.js',
  input: JSON.stringify({
    language: 'Solidity',
    sources: { 'a.sol': { content: source } },
    settings: more.settings ?? {},
  }),
  codeSize: more.codeSize ?? 0,
  target: more.target ?? null,
});
const errorOf = async (compilation: Promise<unknown>) => {
  const error = await compilation.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(CompileError);
  return error as CompileError;
};

const SIMPLE = 'pragma solidity ^0.8.0; contract A { uint public n = 7; }';
/** Leaves out the metadata, so that only instructions count toward the size. */
const BARE = { metadata: { appendCBOR: false, bytecodeHash: 'none' } };

test('compiles sources to code with the ABI, sources and settings of the contract of the requested size', async () => {
  const found = await compile(task(SIMPLE, { settings: BARE }), LIMITS, NEVER);
  expect(found).toEqual({ contracts: [], found: ['a.sol:A'] });
  const whole = await compile(task(SIMPLE, { settings: BARE, codeSize: 118 }), LIMITS, NEVER);
  const [contract] = whole.contracts;
  expect(contract).toMatchObject({
    name: 'A',
    file: 'a.sol',
    compiler: '0.8.30+commit.73712a01',
    sources: { 'a.sol': SIMPLE },
    settings: { ...BARE, evmVersion: 'prague', optimizer: { enabled: false, runs: 200 } },
    immutables: {},
  });
  expect(contract!.abi).toEqual([expect.objectContaining({ name: 'n', type: 'function' })]);
});

test('answers invalid sources with the compiler’s own message', async () => {
  const error = await errorOf(compile(task('contract A { uint x = ; }'), LIMITS, NEVER));
  expect(error.failure).toBe('compile_error');
  expect(error.message).toContain('ParserError: Expected primary expression.');
  expect(error.message).toContain('a.sol:1:23');
});

test('sources cannot read local files: an import that is not provided is an error', async () => {
  const error = await errorOf(compile(task('import "/etc/passwd"; contract A {}'), LIMITS, NEVER));
  expect(error.failure).toBe('compile_error');
  expect(error.message).toContain('Source "/etc/passwd" not found');
});

/** Each level doubles the size of the previous one: short to write, impossible to evaluate. */
const endless = () => {
  const levels = Array.from({ length: 60 }, (_, n) => `uint constant c${n + 1} = c${n} * c${n} + c${n};`);
  return `contract A { uint constant c0 = 3; ${levels.join(' ')} function f() public pure returns (uint) { return c60; } }`;
};

test('kills a compilation that never ends at the time limit and reports it', async () => {
  const settings = { optimizer: { enabled: true, runs: 1 }, viaIR: true };
  const error = await errorOf(compile(task(endless(), { settings }), { ...LIMITS, timeoutMs: 5_000 }, NEVER));
  expect(error).toMatchObject({
    failure: 'compile_timeout',
    message: 'Compiling took longer than 5 s and was stopped.',
  });
});

test('kills a compilation that exceeds the memory limit and reports it', async () => {
  const limits = { ...LIMITS, memoryMaxBytes: 48 * 2 ** 20 };
  const many = Array.from(
    { length: 3_000 },
    (_, n) => `function f${n}(uint a) public pure returns (uint) { return a + ${n}; }`,
  );
  const error = await errorOf(compile(task(`contract A { ${many.join('\n')} }`), limits, NEVER));
  expect(error).toMatchObject({
    failure: 'compile_memory',
    message: 'Compiling needed more than 48 MB of memory and was stopped.',
  });
  expect(error.grantedBytes).toBeGreaterThan(0);
  expect(error.grantedBytes).toBeLessThanOrEqual(48 * 2 ** 20);
});

/** Returns the number of running child processes of this process. */
const countProcesses = () =>
  process.getActiveResourcesInfo().filter((resource) => resource === 'ProcessWrap').length;

test('runs each compiler in a separate process, which is gone after its answer', async () => {
  const before = countProcesses();
  const running = compile(task(SIMPLE), LIMITS, NEVER);
  expect(countProcesses()).toBe(before + 1);
  await running;
  expect(countProcesses()).toBe(before);
});

test('an aborted compilation rejects, and its process is gone', async () => {
  const before = countProcesses();
  const stop = new AbortController();
  const running = compile(task(endless()), LIMITS, stop.signal);
  stop.abort(new Error('stopped'));
  await expect(running).rejects.toThrow('stopped');
  expect(countProcesses()).toBe(before);
});

test('reports sources that exceed the heap limit as too much memory', async () => {
  const error = await errorOf(compile(task(SIMPLE), { ...LIMITS, heapMaxMb: 16 }, NEVER));
  expect(error.failure).toBe('compile_memory');
});
