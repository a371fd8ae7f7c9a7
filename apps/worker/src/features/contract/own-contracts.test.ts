import { findCompiler } from '@nova/shared/contract/find-compiler';
import { sizeWithoutMetadata } from '@nova/shared/contract/match-code';
import { expect, test } from 'vitest';
import { BUNDLED_COMPILERS } from './compilers/bundled-compilers.ts';
import { compile } from './compile.ts';
import { contractOf, readOwnContracts, readPublishedContracts } from './own-contracts.ts';

const LIMITS = { timeoutMs: 80_000, memoryMaxBytes: 768 * 2 ** 20 };

/** Our own contracts are compiled again in contracts/scripts/verification-input.test.ts. */
test.each(['SafeProxy', 'SafeProxyFactory'])(
  'the recorded sources of %s compile to the recorded code, with the compiler of its package',
  async (name) => {
    const recorded = (await readOwnContracts()).get(name)!;
    const files = Object.entries(recorded.sources).map(([path, content]) => [path, { content }]);
    const { settings } = recorded;
    const task = {
      soljson: BUNDLED_COMPILERS[findCompiler(recorded.compiler)!.version]!,
      input: JSON.stringify({ language: 'Solidity', sources: Object.fromEntries(files), settings }),
      target: `${recorded.file}:${name}`,
      codeSize: sizeWithoutMetadata(recorded.runtimeCode),
    };
    const { contracts } = await compile(task, LIMITS, new AbortController().signal);
    expect(contracts[0]?.runtimeCode).toBe(recorded.runtimeCode);
    expect(contracts[0]?.creationCode).toBe(recorded.creationCode);
  },
);

test('the published sources of Safe 1.4.1 compile to the recorded code', async () => {
  const published = await readPublishedContracts();
  expect(published.map(({ name }) => name)).toContain('SafeL2');
  const files = new Map(published.flatMap(({ sources }) => Object.entries(sources)));
  const { compiler, settings } = published[0]!;
  const sources = Object.fromEntries([...files].map(([path, content]) => [path, { content }]));
  for (const recorded of published.filter(({ name }) => ['SafeProxyFactory', 'MultiSend'].includes(name))) {
    const task = {
      soljson: BUNDLED_COMPILERS[findCompiler(compiler)!.version]!,
      input: JSON.stringify({ language: 'Solidity', sources, settings }),
      target: `${recorded.file}:${recorded.name}`,
      codeSize: sizeWithoutMetadata(recorded.runtimeCode),
    };
    const { contracts } = await compile(task, LIMITS, new AbortController().signal);
    expect(contracts[0]?.creationCode).toBe(recorded.creationCode);
  }
}, 180_000);

test('each deployment entry names the contract at its address', async () => {
  const names = (await readOwnContracts()).keys();
  expect(['ActionLedger', contractOf('Safe'), contractOf('TeamVesting')]).toEqual([
    'ActionLedger',
    'SafeProxy',
    'LockedVesting',
  ]);
  expect([...names]).toEqual(expect.arrayContaining(['SafeL2', 'CreatedToken', 'Account', 'LockedVesting']));
});
