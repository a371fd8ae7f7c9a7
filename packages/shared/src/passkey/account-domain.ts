import type { Hex } from 'viem';
import { CHAIN_ID } from '../chain/constants.ts';

/** Domain of the EIP-712 messages of an account with a passkey. */
export const passkeyAccountDomain = (account: Hex) =>
  ({
    name: 'Nova Passkey Account',
    version: '1',
    chainId: CHAIN_ID,
    verifyingContract: account,
  }) as const;
