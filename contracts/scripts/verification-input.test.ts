import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { accountFactoryBytecode } from '@nova/abi/account-factory';
import { actionLedgerBytecode } from '@nova/abi/action-ledger';
import { communityRewardsBytecode } from '@nova/abi/community-rewards';
import { lockedVestingBytecode } from '@nova/abi/locked-vesting';
import { marketplaceBytecode } from '@nova/abi/marketplace';
import { novaNFTBytecode } from '@nova/abi/nova-nft';
import { presaleBytecode } from '@nova/abi/presale';
import { tokenFactoryBytecode } from '@nova/abi/token-factory';
import { wrappedNACBytecode } from '@nova/abi/wrapped-nac';
import { describe, expect, it } from 'vitest';
import type { VerificationInput } from './verification-input.ts';

const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const DEPLOYED: Record<string, string> = {
  AccountFactory: accountFactoryBytecode,
  ActionLedger: actionLedgerBytecode,
  CommunityRewards: communityRewardsBytecode,
  LockedVesting: lockedVestingBytecode,
  Marketplace: marketplaceBytecode,
  NovaNFT: novaNFTBytecode,
  Presale: presaleBytecode,
  TokenFactory: tokenFactoryBytecode,
  WrappedNAC: wrappedNACBytecode,
};

describe('the recorded sources and settings', () => {
  it('compile to the very code that is deployed', () => {
    const recorded = readFileSync(fileOf('../../packages/abi/src/verification.json'), 'utf8');
    const { language, settings, sources, contracts }: VerificationInput = JSON.parse(recorded);
    const outputSelection = { '*': { '*': ['evm.bytecode.object'] } };
    const { stdout } = spawnSync(process.execPath, [fileOf('../solc/solc.mjs'), '--standard-json'], {
      input: JSON.stringify({ language, sources, settings: { ...settings, outputSelection } }),
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
    });
    const output: Record<string, Record<string, { evm: { bytecode: { object: string } } }>> = JSON.parse(
      stdout,
    ).contracts;
    const differing = Object.keys(DEPLOYED).filter((name) => {
      const [file, target] = contracts[name]!.split(':') as [string, string];
      return `0x${output[file]?.[target]?.evm.bytecode.object}` !== DEPLOYED[name];
    });
    expect(differing).toEqual([]);
  }, 180_000);
});
