import { writeFile } from 'node:fs/promises';
import { gethGenesis } from '@nova/node/chain/genesis/genesis-file';
import { CHAIN_ID } from '@nova/shared/chain/constants';
import { type Hex, hexToBytes } from 'viem';
import { TEST_KEYS, testAddressOf } from '../test-keys.ts';
import { privateKeyToAddress } from 'viem/accounts';

/**
 * Writes the genesis of our network in geth's format: the deployer owns the supply, the operator
 * receives the fees, and tools find the standard contracts.
 */
export async function writeEngineGenesis(
  file: string,
  accounts: { deployer: Hex; operator: Hex } = {
    deployer: testAddressOf('deployer'),
    operator: testAddressOf('operator'),
  },
): Promise<void> {
  const genesis = gethGenesis({
    chainId: CHAIN_ID,
    deployer: hexToBytes(accounts.deployer),
    validator: hexToBytes(privateKeyToAddress(TEST_KEYS.validator)),
    coinbase: hexToBytes(accounts.operator),
    hasStandardContracts: true,
  });
  await writeFile(file, JSON.stringify(genesis));
}
