import { encodeAssertion } from '@nova/shared/passkey/passkey-account';
import { composeRecoveryMessage } from '@nova/shared/passkey/recovery-message';
import type { Recovery, RecoveryGuardian } from '@nova/shared/passkey/recovery-schemas';
import {
  concat,
  getTypesForEIP712Domain,
  hashTypedData,
  type Hex,
  serializeTypedData,
  type TypedDataDefinition,
} from 'viem';
import { toWebAuthnAccount } from 'viem/account-abstraction';
import { isNotConfirmed, PasskeyError } from '../../lib/passkey/passkey-error.ts';
import { readWalletError } from '../../lib/transaction/read-wallet-error.ts';
import { requireWallet } from '../../lib/transaction/require-wallet.ts';
import type { GuardianWallet } from './guardian-wallet.ts';

/** Signs with the connected wallet of a friend. @throws TransactionFailure */
export async function signWithWallet(recovery: Recovery, from: Hex, wallet: GuardianWallet): Promise<Hex> {
  await requireWallet(from, wallet);
  try {
    const message = composeRecoveryMessage(recovery);
    // Wallets read from the types which fields of the domain are part of the hash.
    const types = { EIP712Domain: getTypesForEIP712Domain(message), ...message.types };
    const definition: TypedDataDefinition = { ...message, types };
    const json = serializeTypedData(definition);
    return await wallet.request<Hex>('eth_signTypedData_v4', [from, json]);
  } catch (error) {
    throw readWalletError(error);
  }
}

/**
 * Signs with a passkey that the person chooses. Only its public key is known here, so the browser lists all passkeys
 * of this website.
 * @throws PasskeyError `cancelled`
 */
export async function signWithPasskey(
  recovery: Recovery,
  { x, y }: Extract<RecoveryGuardian, { kind: 'passkey' }>,
): Promise<Hex> {
  const passkey = toWebAuthnAccount({
    credential: { id: '', publicKey: concat([x, y]) },
    rpId: location.hostname,
    getFn: (options) => {
      const publicKey = { ...options?.publicKey, allowCredentials: [], userVerification: 'required' };
      return navigator.credentials.get({ publicKey: publicKey as PublicKeyCredentialRequestOptions });
    },
  });
  try {
    return encodeAssertion(await passkey.sign({ hash: hashTypedData(composeRecoveryMessage(recovery)) }));
  } catch (error) {
    throw isNotConfirmed(error) ? new PasskeyError('cancelled', { cause: error }) : error;
  }
}
