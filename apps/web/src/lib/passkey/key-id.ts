import type { AccountKey } from '@nova/shared/passkey/schemas';
import type { Hex } from 'viem';

/** Returns what identifies a key among those of an account: half of the passkey, or the address. */
export const keyIdOf = (key: AccountKey): Hex => (key.kind === 'passkey' ? key.x : key.address);
