import { describe, expect, test } from 'vitest';
import { standardInputSchema, toStandardInput } from './standard-input.ts';

const input = (more: Record<string, unknown>) => ({
  language: 'Solidity',
  sources: { 'a.sol': { content: 'contract A {}' } },
  ...more,
});

describe('a standard JSON input', () => {
  test('keeps only settings that affect code', () => {
    const settings = {
      optimizer: { enabled: true, runs: 200, details: { yul: true } },
      evmVersion: 'cancun',
      viaIR: true,
      remappings: ['@a/=lib/a/'],
      metadata: { bytecodeHash: 'none', appendCBOR: false },
      libraries: { 'a.sol': { L: '0x00000000000000000000000000000000000000aa' } },
    };
    const waste = {
      outputSelection: { '*': { '*': ['*'] } },
      modelChecker: { engine: 'all', timeout: 0 },
      stopAfter: 'parsing',
    };
    expect(standardInputSchema.parse(input({ settings: { ...settings, ...waste } })).settings).toEqual(
      settings,
    );
  });

  test('must contain its sources, because nothing is fetched', () => {
    const urls = { 'a.sol': { urls: ['file:///etc/passwd', 'https://example.org/a.sol'] } };
    expect(standardInputSchema.safeParse(input({ sources: urls })).success).toBe(false);
    expect(standardInputSchema.safeParse(input({ sources: {} })).success).toBe(false);
  });

  test('must be in Solidity or Vyper', () => {
    expect(standardInputSchema.safeParse(input({ language: 'Yul' })).error?.issues[0]?.message).toBe(
      'only Solidity and Vyper are supported',
    );
  });
});

test('a single file becomes a standard JSON input with only the chosen settings', () => {
  expect(toStandardInput({ source: 'contract A {}' })).toEqual({
    language: 'Solidity',
    sources: { 'contract.sol': { content: 'contract A {}' } },
    settings: {},
  });
  const libraries = { L: '0x00000000000000000000000000000000000000aa' } as const;
  const chosen = {
    source: 'x',
    optimizer: { enabled: true, runs: 7 },
    evmVersion: 'paris',
    libraries,
  } as const;
  expect(toStandardInput(chosen).settings).toEqual({
    optimizer: { enabled: true, runs: 7 },
    evmVersion: 'paris',
    libraries: { 'contract.sol': libraries },
  });
});
