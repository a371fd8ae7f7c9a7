import { passkeyAccountAbi } from '@nova/abi/passkey-account';
import { CHAIN_ID, ENTRY_POINT } from '@nova/shared/chain/constants';
import { toPasskeyAccount } from '@nova/shared/passkey/passkey-account';
import type { NewPasskey } from '@nova/shared/passkey/schemas';
import { concat, encodeFunctionData, type Hex, serializeTypedData, type TypedDataDefinition } from 'viem';
import { getUserOperationTypedData, toWebAuthnAccount, type UserOperation } from 'viem/account-abstraction';
import { readWalletError } from '../../../lib/transaction/read-wallet-error.ts';
import { requireWallet } from '../../../lib/transaction/require-wallet.ts';
import { walletClient } from '../wallet-client.ts';
import { isSponsored, openBundler, publicClient, waitForTransaction } from './answer-request.ts';
import { readSettings } from './find-passkey.ts';

/** The domain is part of the hash that the EntryPoint computes, so wallets need its types. */
const DOMAIN_TYPES = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
] as const;

/**
 * Adds a passkey to an account whose passkeys are lost, with the signature of a wallet that is an owner too.
 * @param wallet the connected wallet
 * @throws PasskeyError, TransactionFailure, ApiError, or the bundler's error
 */
export async function addPasskeyByWallet(
  account: Hex,
  wallet: Hex,
  { x, y, credential_id: id }: Pick<NewPasskey, 'x' | 'y' | 'credential_id'>,
): Promise<void> {
  await requireWallet(wallet, walletClient);
  const { factory } = await readSettings();
  // The account exists, so neither its first owner nor a signature of the new passkey is used.
  const owner = toWebAuthnAccount({
    credential: { id, publicKey: concat([x, y]) },
    rpId: location.hostname,
  });
  const opened = await toPasskeyAccount({
    client: publicClient,
    factory,
    address: account,
    firstOwner: { x, y },
    owner,
  });
  const bundler = openBundler(opened, await isSponsored(account));
  const data = encodeFunctionData({ abi: passkeyAccountAbi, functionName: 'addOwner', args: [x, y] });
  const operation = (await bundler.prepareUserOperation({
    calls: [{ to: account, data }],
  })) as UserOperation<'0.8'>;
  const signature = await signOperation(operation, wallet);
  await waitForTransaction(await bundler.sendUserOperation({ ...operation, signature }));
}

async function signOperation(operation: UserOperation<'0.8'>, wallet: Hex): Promise<Hex> {
  const message = getUserOperationTypedData({
    chainId: CHAIN_ID,
    entryPointAddress: ENTRY_POINT,
    userOperation: operation,
  });
  const types = { EIP712Domain: DOMAIN_TYPES, ...message.types };
  const definition: TypedDataDefinition = { ...message, types };
  try {
    return await walletClient.request<Hex>('eth_signTypedData_v4', [wallet, serializeTypedData(definition)]);
  } catch (error) {
    throw readWalletError(error);
  }
}
