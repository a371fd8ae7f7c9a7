import { passkeyAccountFactoryAbi } from '@nova/abi/passkey-account-factory';
import { passkeys } from '@nova/db/schema/wallet';
import { AppError, COMMON_ERRORS } from '@nova/shared/errors';
import { PASSKEY_ERRORS } from '@nova/shared/passkey/errors';
import type { Passkey } from '@nova/shared/passkey/schemas';
import { eq } from 'drizzle-orm';
import { decodeFunctionResult, encodeFunctionData, type Hex, isHex } from 'viem';
import type { ApiContext } from '../../http/api-context.ts';
import { findContract } from '../../http/chain/deployed-contracts.ts';

type Context = Pick<ApiContext, 'chain' | 'db'>;
type NewPasskey = Omit<Passkey, 'address'>;

const toBytes = (id: string): Hex => `0x${Buffer.from(id, 'base64url').toString('hex')}`;

/**
 * Stores the public key of a passkey. Storing it again changes nothing.
 * @throws AppError `key_invalid`; `passkey_taken` if the ID has another key; `passkeys_unavailable`, `unavailable`
 */
export async function storePasskey({ chain, db }: Context, passkey: NewPasskey): Promise<Passkey> {
  const { credential_id: id, x, y } = passkey;
  if (!(await isOnCurve(x, y))) {
    throw new AppError(PASSKEY_ERRORS.notOnCurve, {
      message: 'This is not a public key of a passkey. Create the passkey again.',
    });
  }
  const factory = await findContract(db, 'PasskeyAccountFactory');
  if (factory === null) {
    throw new AppError(PASSKEY_ERRORS.noContracts, {
      message: 'This chain has no accounts with a passkey. Connect a wallet instead.',
    });
  }
  const query = { abi: passkeyAccountFactoryAbi, functionName: 'accountOf', args: [x, y, 0n] } as const;
  const [answer] = await chain.call([
    { method: 'eth_call', params: [{ to: factory, data: encodeFunctionData(query) }, 'latest'] },
  ]);
  if (!isHex(answer)) {
    throw new AppError(COMMON_ERRORS.unavailable, {
      message: "The chain isn't responding right now. Please try again in a moment.",
    });
  }
  const address = decodeFunctionResult({ ...query, data: answer }).toLowerCase() as Hex;
  await db
    .insert(passkeys)
    .values({ credentialId: toBytes(id), x, y, address })
    .onConflictDoNothing();
  const stored = await readPasskey({ db }, id);
  if (stored.x === x && stored.y === y) return stored;
  throw new AppError(PASSKEY_ERRORS.taken, {
    message: 'Another key is stored for this passkey. Create a new passkey.',
  });
}

/** Returns the public key of a passkey. @throws AppError `passkey_unknown` */
export async function readPasskey({ db }: Pick<Context, 'db'>, id: string): Promise<Passkey> {
  const [row] = await db
    .select()
    .from(passkeys)
    .where(eq(passkeys.credentialId, toBytes(id)));
  if (row) return { credential_id: id, x: row.x, y: row.y, address: row.address };
  throw new AppError(PASSKEY_ERRORS.unknown, {
    message: 'No account belongs to this passkey here. Create a new passkey, or connect a wallet.',
  });
}

async function isOnCurve(x: Hex, y: Hex): Promise<boolean> {
  const point = Buffer.from(`04${x.slice(2)}${y.slice(2)}`, 'hex');
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
  return crypto.subtle.importKey('raw', point, algorithm, true, ['verify']).then(
    () => true,
    () => false,
  );
}
