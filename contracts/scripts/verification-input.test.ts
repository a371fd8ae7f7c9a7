import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { accountBytecode } from '@nova/abi/account';
import { accountFactoryBytecode } from '@nova/abi/account-factory';
import { actionLedgerBytecode } from '@nova/abi/action-ledger';
import { actionPaymasterBytecode } from '@nova/abi/action-paymaster';
import { communityRewardsBytecode } from '@nova/abi/community-rewards';
import { createdTokenBytecode } from '@nova/abi/created-token';
import { lockedVestingBytecode } from '@nova/abi/locked-vesting';
import { marketplaceBytecode } from '@nova/abi/marketplace';
import { nameRegistrarBytecode } from '@nova/abi/name-registrar';
import { nameRegistryBytecode } from '@nova/abi/name-registry';
import { nameResolverBytecode } from '@nova/abi/name-resolver';
import { novaNFTBytecode } from '@nova/abi/nova-nft';
import { passkeyAccountBytecode } from '@nova/abi/passkey-account';
import { passkeyAccountFactoryBytecode } from '@nova/abi/passkey-account-factory';
import { presaleBytecode } from '@nova/abi/presale';
import { presaleReserveBytecode } from '@nova/abi/presale-reserve';
import { reverseRegistrarBytecode } from '@nova/abi/reverse-registrar';
import { testUSDTBytecode } from '@nova/abi/test-usdt';
import { timelockBytecode } from '@nova/abi/timelock';
import { tokenFactoryBytecode } from '@nova/abi/token-factory';
import { universalResolverBytecode } from '@nova/abi/universal-resolver';
import { wrappedNACBytecode } from '@nova/abi/wrapped-nac';
import { describe, expect, it } from 'vitest';
import { isSoak } from '../test/env.ts';
import { type StandardInput, selectStandardInput } from './standard-input.ts';
import type { VerificationInput } from './verification-input.ts';

const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const DEPLOYED: Record<string, string> = {
  Account: accountBytecode,
  AccountFactory: accountFactoryBytecode,
  ActionLedger: actionLedgerBytecode,
  ActionPaymaster: actionPaymasterBytecode,
  CommunityRewards: communityRewardsBytecode,
  CreatedToken: createdTokenBytecode,
  LockedVesting: lockedVestingBytecode,
  Marketplace: marketplaceBytecode,
  NameRegistrar: nameRegistrarBytecode,
  NameRegistry: nameRegistryBytecode,
  NameResolver: nameResolverBytecode,
  NovaNFT: novaNFTBytecode,
  PasskeyAccount: passkeyAccountBytecode,
  PasskeyAccountFactory: passkeyAccountFactoryBytecode,
  Presale: presaleBytecode,
  PresaleReserve: presaleReserveBytecode,
  ReverseRegistrar: reverseRegistrarBytecode,
  TestUSDT: testUSDTBytecode,
  Timelock: timelockBytecode,
  TokenFactory: tokenFactoryBytecode,
  UniversalResolver: universalResolverBytecode,
  WrappedNAC: wrappedNACBytecode,
};

const recorded: VerificationInput = JSON.parse(
  readFileSync(fileOf('../../packages/abi/src/verification.json'), 'utf8'),
);

type Compiled = Record<string, Record<string, { evm: { bytecode: { object: string } } }>>;

/** Returns the names of contracts whose code differs from ours. */
function findDiffering(names: readonly string[], input: StandardInput): string[] {
  const { stdout } = spawnSync(process.execPath, [fileOf('../solc/solc.mjs'), '--standard-json'], {
    input: JSON.stringify(input),
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  });
  const output: Compiled = JSON.parse(stdout).contracts;
  return names.filter((name) => {
    const [file, target] = recorded.contracts[name]!.split(':') as [string, string];
    return `0x${output[file]?.[target]?.evm.bytecode.object}` !== DEPLOYED[name];
  });
}

describe('the recorded sources and settings', () => {
  it('exist for every contract of ours', () => {
    expect(Object.keys(recorded.contracts).toSorted()).toEqual(Object.keys(DEPLOYED).toSorted());
  });

  it('compile to exactly the deployed code', () => {
    const { language, settings, sources } = recorded;
    const outputSelection = { '*': { '*': ['evm.bytecode.object'] } };
    const input = { language, sources, settings: { ...settings, outputSelection } };
    expect(findDiffering(Object.keys(DEPLOYED), input)).toEqual([]);
  }, 180_000);

  it('yield the same code for a single contract with only its own sources', () => {
    const input = selectStandardInput(recorded, 'PresaleReserve');
    expect(Object.keys(input.sources)).not.toContain('src/presale/Presale.sol');
    expect(findDiffering(['PresaleReserve'], input)).toEqual([]);
  }, 180_000);

  it.runIf(isSoak)(
    'yield the same code for each contract separately',
    () => {
      const differing = Object.keys(DEPLOYED).flatMap((name) =>
        findDiffering([name], selectStandardInput(recorded, name)),
      );
      expect(differing).toEqual([]);
    },
    900_000,
  );
});
