import { passkeyAccountAbi } from '@nova/abi/passkey-account';
import { users } from '@nova/db/schema/account';
import { wallets } from '@nova/db/schema/wallet';
import { CHAIN_ID } from '@nova/shared/chain/constants';
import { encodeAssertion } from '@nova/shared/passkey/passkey-account';
import { composeRecoveryMessage } from '@nova/shared/passkey/recovery-message';
import type { Recovery } from '@nova/shared/passkey/recovery-schemas';
import { encodeFunctionData, type Hex, hashTypedData, pad } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { openPasskeyAccount } from './open-passkey-account.ts';
import { createSoftwarePasskey, type SoftwarePasskey } from './software-passkey.ts';
import { testAddressOf } from './test-keys.ts';
import type { TestStack } from './test-stack.ts';

const NO_KEY: Hex = `0x${'00'.repeat(32)}`;

type Message = Pick<Recovery, 'account' | 'key' | 'nonce' | 'deadline'>;

/** Signs a recovery as the passkey of a second device. */
export const signAsDevice = async ({ account }: SoftwarePasskey, recovery: Message): Promise<Hex> =>
  encodeAssertion(await account.sign({ hash: hashTypedData(composeRecoveryMessage(recovery)) }));

/**
 * Opens the account of a passkey on a stack and gives it guardians: the server's key for confirmations by email
 * (0), a second device (1) and a friend's wallet (2).
 */
export async function openGuardedAccount(stack: TestStack, owner = createSoftwarePasskey()) {
  const [device, friend] = [createSoftwarePasskey(), privateKeyToAccount(generatePrivateKey())];
  const opened = await openPasskeyAccount(stack, owner);
  const { address, bundler } = opened;
  const addresses = [testAddressOf('guardian'), friend.address];
  const [email, wallet] = addresses.map((key) => ({ x: pad(key.toLowerCase() as Hex), y: NO_KEY }));
  /** Sends one call of the account to itself, signed by its passkey. */
  const callSelf = async (data: Hex) => {
    const hash = await bundler.sendUserOperation({ calls: [{ to: address, data }] });
    return bundler.waitForUserOperationReceipt({ hash });
  };
  const setGuardians = (keys: readonly { x: Hex; y: Hex }[]) =>
    callSelf(encodeFunctionData({ abi: passkeyAccountAbi, functionName: 'setGuardians', args: [keys] }));
  const guardians = [email!, { x: device.x, y: device.y }, wallet!];
  await setGuardians(guardians);
  return { ...opened, device, friend, guardians, setGuardians, callSelf };
}

/** Creates a user with a confirmed email address, to whom an account belongs. */
export async function linkConfirmedUser(
  { database }: Pick<TestStack, 'database'>,
  address: Hex,
  email: string,
): Promise<string> {
  const [user] = await database.db
    .insert(users)
    .values({ email, emailVerified: true, language: 'en' })
    .returning();
  await database.db.insert(wallets).values({ userId: user!.id, address, chainId: CHAIN_ID });
  return user!.id;
}
