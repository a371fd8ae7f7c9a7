import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { accountAbi } from '@nova/abi/account';
import { accountFactoryAbi } from '@nova/abi/account-factory';
import { actionLedgerAbi } from '@nova/abi/action-ledger';
import { actionPaymasterAbi } from '@nova/abi/action-paymaster';
import { communityRewardsAbi } from '@nova/abi/community-rewards';
import { createdTokenAbi } from '@nova/abi/created-token';
import { lockedVestingAbi } from '@nova/abi/locked-vesting';
import { marketplaceAbi } from '@nova/abi/marketplace';
import { nameRegistrarAbi } from '@nova/abi/name-registrar';
import { nameRegistryAbi } from '@nova/abi/name-registry';
import { nameResolverAbi } from '@nova/abi/name-resolver';
import { novaNFTAbi } from '@nova/abi/nova-nft';
import { passkeyAccountAbi } from '@nova/abi/passkey-account';
import { passkeyAccountFactoryAbi } from '@nova/abi/passkey-account-factory';
import { presaleAbi } from '@nova/abi/presale';
import { presaleReserveAbi } from '@nova/abi/presale-reserve';
import { reverseRegistrarAbi } from '@nova/abi/reverse-registrar';
import { tokenFactoryAbi } from '@nova/abi/token-factory';
import { universalResolverAbi } from '@nova/abi/universal-resolver';
import { wrappedNACAbi } from '@nova/abi/wrapped-nac';
import type { Abi } from 'viem';
import { describe, expect, it } from 'vitest';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const pages = readFileSync(folder('../../docs/contracts.md'), 'utf8');

/** Sections of docs/contracts.md and the contracts they describe. */
const SECTIONS: Record<string, { abi: Abi; source: string }[]> = {
  'Timelock and pauses': [{ abi: presaleAbi, source: 'access/IBoundedPause' }],
  ActionLedger: [{ abi: actionLedgerAbi, source: 'energy/IActionLedger' }],
  CommunityRewards: [{ abi: communityRewardsAbi, source: 'energy/ICommunityRewards' }],
  'Presale and PresaleReserve': [
    { abi: presaleAbi, source: 'presale/IPresale' },
    { abi: presaleReserveAbi, source: 'presale/IPresaleReserve' },
  ],
  NovaNFT: [{ abi: novaNFTAbi, source: 'nft/INovaNFT' }],
  Marketplace: [{ abi: marketplaceAbi, source: 'nft/IMarketplace' }],
  'TokenFactory and CreatedToken': [
    { abi: tokenFactoryAbi, source: 'token/ITokenFactory' },
    { abi: createdTokenAbi, source: 'token/ICreatedToken' },
  ],
  WrappedNAC: [{ abi: wrappedNACAbi, source: 'token/IWrappedNAC' }],
  'AccountFactory and Account': [
    { abi: accountFactoryAbi, source: 'account/IAccountFactory' },
    { abi: accountAbi, source: 'account/IAccount' },
  ],
  'Passkey accounts': [
    { abi: passkeyAccountAbi, source: 'account/passkey/IPasskeyAccount' },
    { abi: passkeyAccountFactoryAbi, source: 'account/passkey/IPasskeyAccountFactory' },
    { abi: actionPaymasterAbi, source: 'account/passkey/IActionPaymaster' },
  ],
  Names: [
    { abi: nameRegistrarAbi, source: 'names/INameRegistrar' },
    { abi: nameRegistryAbi, source: 'names/INameRegistry' },
    { abi: nameResolverAbi, source: 'names/INameResolver' },
    { abi: reverseRegistrarAbi, source: 'names/IReverseRegistrar' },
    { abi: universalResolverAbi, source: 'names/IUniversalResolver' },
  ],
  LockedVesting: [{ abi: lockedVestingAbi, source: 'treasury/ILockedVesting' }],
};

/** Returns the events and errors that our own interface declares, without those of libraries. */
function listOwn(source: string, abi: Abi): string[] {
  const text = readFileSync(folder(`../src/${source}.sol`), 'utf8');
  const declared = [...text.matchAll(/^ {4}(?:event|error) (\w+)\(/gm)].map((match) => match[1]!);
  const known = new Set(
    abi.flatMap((item) => (item.type === 'event' || item.type === 'error' ? [item.name] : [])),
  );
  expect(declared.filter((name) => !known.has(name))).toEqual([]);
  return declared;
}

function readTests(): string {
  const dir = folder('.');
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.sol'),
  );
  return files.map((file) => readFileSync(join(dir, file), 'utf8')).join('\n');
}

describe('docs/contracts.md', () => {
  it.each(Object.entries(SECTIONS))('names every event and error of %s', (title, contracts) => {
    const section = pages.split(/^## /m).find((part) => part.startsWith(`${title}\n`)) ?? '';
    const missing = contracts
      .flatMap(({ source, abi }) => listOwn(source, abi))
      .filter((name) => !new RegExp(`\`${name}[\`(]`).test(section));
    expect(missing).toEqual([]);
  });
});

describe.each(['attacks.md', 'contracts.md', 'presale.md'])('docs/%s', (page) => {
  it('names tests that exist', () => {
    const named = readFileSync(folder(`../../docs/${page}`), 'utf8').matchAll(/`((?:test|invariant)_\w+)`/g);
    const tests = readTests();
    const missing = [...named]
      .map((match) => match[1]!)
      .filter((name) => !tests.includes(`function ${name}(`));
    expect(missing).toEqual([]);
  });
});

describe('the forge tests', () => {
  it('expect every event of our interfaces with all its arguments', () => {
    const tests = readTests();
    const unexpected = Object.values(SECTIONS)
      .flat()
      .flatMap(({ source }) => {
        const text = readFileSync(folder(`../src/${source}.sol`), 'utf8');
        const name = source.split('/').at(-1)!;
        return [...text.matchAll(/^ {4}event (\w+)\(/gm)].map((match) => `emit ${name}.${match[1]}(`);
      })
      .filter((emit) => !tests.includes(emit));
    expect(unexpected).toEqual([]);
  });
});

const DECLARATION =
  /((?:^ *\/\/\/[^\n]*\n)+|^ *\/\*\*(?:[^*]|\*(?!\/))*\*\/\n)?^ {4}(function|event|error|constructor)\s*(\w*)\s*\(([^)]*)\)([^;{]*)[;{]/gm;

/** Returns the parameters and return values of a source that its comments do not describe. */
function findUndescribed(source: string): string[] {
  return [...source.matchAll(DECLARATION)].flatMap(([, comment = '', kind, name, parameters, rest]) => {
    const isHidden = kind === 'function' && /\b(?:private|internal)\b/.test(rest!);
    if (isHidden || comment.includes('@inheritdoc')) return [];
    const named = parameters!
      .split(',')
      .map((parameter) => parameter.trim().split(/\s+/))
      .flatMap((words) => (words.length > 1 ? [words.at(-1)!] : []))
      .filter((word) => !['calldata', 'memory', 'indexed'].includes(word))
      .filter((word) => !new RegExp(`@param ${word}\\b`).test(comment));
    const answers = /returns \(([^)]*)\)/.exec(rest!)?.[1]?.split(',').length ?? 0;
    const described = comment.split('@return').length - 1;
    const lacks = comment === '' ? ['comment'] : described < answers ? [...named, 'answer'] : named;
    return lacks.map((what) => `${kind} ${name}: ${what}`);
  });
}

describe('the sources', () => {
  const dir = folder('../src');
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.sol'),
  );

  it.each(files)(
    '%s describes every parameter and return value, and has one compiler and a security contact',
    (file) => {
      const source = readFileSync(join(dir, file), 'utf8');
      expect(findUndescribed(source)).toEqual([]);
      expect(source).toMatch(/^pragma solidity 0\.8\.30;$/m);
      expect(source).toContain('@custom:security-contact ');
    },
  );
});
