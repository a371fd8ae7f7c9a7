import type { Hex } from 'viem';
import { getUserOperationHash, type UserOperation } from 'viem/account-abstraction';
import { CHAIN_ID, ENTRY_POINT } from '../chain/constants.ts';

/** Returns the hash that the account signs and the EntryPoint reports. */
export const hashUserOperation = (operation: UserOperation<'0.8'>): Hex =>
  getUserOperationHash({
    chainId: CHAIN_ID,
    entryPointAddress: ENTRY_POINT,
    entryPointVersion: '0.8',
    userOperation: operation,
  });
