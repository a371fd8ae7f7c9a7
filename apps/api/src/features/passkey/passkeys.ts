import { passkeyAccountAbi } from '@nova/abi/passkey-account';
import { passkeyAccountFactoryAbi } from '@nova/abi/passkey-account-factory';
import { passkeys, wallets } from '@nova/db/schema/wallet';
import { AppError } from '@nova/shared/errors';
import { PASSKEY_ERRORS } from '@nova/shared/passkey/errors';
import type { NewPasskey, Passkey, PasskeySettings } from '@nova/shared/passkey/schemas';
import { eq } from 'drizzle-orm';
import { decodeFunctionResult, encodeFunctionData, type Hex, isHex } from 'viem';
import type { ApiContext } from '../../http/api-context.ts';
import { findContract } from '../../http/chain/deployed-contracts.ts';
import { chainUnavailable } from '../../http/chain/chain-unavailable.ts';

type Context = Pick<ApiContext, 'chain' | 'db'>;

/** Functions of other features that passkeys require. */
export interface PasskeyDependencies {
  /** Lets an address log in once with a nonce instead of a signature. */
  permitLogin(login: { nonce: string; address: Hex }): Promise<void>;
}

/** Milliseconds for a read without which nobody can create an account. */
const TIMEOUT_MS = 5_000;

/** Returns the bytes of a passkey's ID. */
export const toCredentialBytes = (id: string): Hex => `0x${Buffer.from(id, 'base64url').toString('hex')}`;

/**
 * Stores the public key of a passkey. Storing it again changes nothing. With a nonce, a new account may log in once.
 * @throws AppError `key_invalid`; `passkey_taken` if the ID has another key; `not_an_owner`; `passkeys_unavailable`, `unavailable`
 */
export async function storePasskey(
  { chain, db }: Context,
  passkey: NewPasskey,
  { permitLogin }: PasskeyDependencies,
): Promise<Passkey> {
  const { credential_id: id, x, y } = passkey;
  if (!(await isOnCurve(x, y))) {
    throw new AppError(PASSKEY_ERRORS.notOnCurve, {
      message: 'This is not a public key of a passkey. Create the passkey again.',
    });
  }
  const address = await findAccount({ chain, db }, passkey);
  const { account, nonce } = passkey;
  const isNew = account === undefined && nonce !== undefined && (await isUnused({ chain, db }, address));
  const inserted = await db
    .insert(passkeys)
    .values({ credentialId: toCredentialBytes(id), x, y, address })
    .onConflictDoNothing()
    .returning({ address: passkeys.address });
  if (isNew && inserted.length === 1) await permitLogin({ nonce, address });
  const stored = await readPasskey({ db }, id);
  if (stored.x === x && stored.y === y) return stored;
  throw new AppError(PASSKEY_ERRORS.taken, {
    message: 'Another key is stored for this passkey. Create a new passkey.',
  });
}

/**
 * Returns whether nobody can have used an account: it has no passkey, no user and no code. The creation of a passkey
 * signs nothing, so the first person who stores a key may log in once; for an account in use, public keys are on the chain.
 */
async function isUnused({ chain, db }: Context, address: Hex): Promise<boolean> {
  const [known] = await db
    .select({ address: passkeys.address })
    .from(passkeys)
    .where(eq(passkeys.address, address))
    .limit(1);
  const [owned] = await db.select({ id: wallets.id }).from(wallets).where(eq(wallets.address, address));
  if (known || owned) return false;
  const [code] = await chain.call([{ method: 'eth_getCode', params: [address, 'latest'] }], TIMEOUT_MS);
  return code === '0x';
}

/** Returns the public key of a passkey. @throws AppError `passkey_unknown` */
export async function readPasskey({ db }: Pick<Context, 'db'>, id: string): Promise<Passkey> {
  const [row] = await db
    .select()
    .from(passkeys)
    .where(eq(passkeys.credentialId, toCredentialBytes(id)));
  if (row) return { credential_id: id, x: row.x, y: row.y, address: row.address };
  throw new AppError(PASSKEY_ERRORS.unknown, {
    message: 'No account belongs to this passkey here. Create a new passkey, or connect a wallet.',
  });
}

/** Returns the account that a passkey controls. @throws AppError `not_an_owner` */
async function findAccount({ chain, db }: Context, { x, y, account }: NewPasskey): Promise<Hex> {
  if (account !== undefined) {
    const owners = { abi: passkeyAccountAbi, functionName: 'owners' } as const;
    const data = await call(chain, account, encodeFunctionData(owners));
    const keys = data === '0x' ? [] : decodeFunctionResult({ ...owners, data });
    if (keys.some((key) => key.x === x && key.y === y)) return account;
    throw new AppError(PASSKEY_ERRORS.notOwner, {
      message: 'This passkey is no owner of that account. Add it with a passkey that is one, then try again.',
    });
  }
  const query = { abi: passkeyAccountFactoryAbi, functionName: 'accountOf', args: [x, y, 0n] } as const;
  const data = await call(chain, await findFactory(db), encodeFunctionData(query));
  return decodeFunctionResult({ ...query, data }).toLowerCase() as Hex;
}

/** Returns how accounts are created. @throws AppError `passkeys_unavailable`, `unavailable` */
export async function readPasskeySettings({
  chain,
  db,
  config,
}: Context & Pick<ApiContext, 'config'>): Promise<PasskeySettings> {
  const factory = await findFactory(db);
  const implementation = { abi: passkeyAccountFactoryAbi, functionName: 'IMPLEMENTATION' } as const;
  const rpIdHash = { abi: passkeyAccountAbi, functionName: 'RP_ID_HASH' } as const;
  const account = decodeFunctionResult({
    ...implementation,
    data: await call(chain, factory, encodeFunctionData(implementation)),
  });
  const data = await call(chain, account, encodeFunctionData(rpIdHash));
  return {
    factory,
    rp_id_hash: decodeFunctionResult({ ...rpIdHash, data }),
    email_guardian: config.emailGuardian,
  };
}

async function findFactory(db: Context['db']): Promise<Hex> {
  const factory = await findContract(db, 'PasskeyAccountFactory');
  if (factory !== null) return factory;
  throw new AppError(PASSKEY_ERRORS.noContracts, {
    message: 'This chain has no accounts with a passkey. Connect a wallet instead.',
  });
}

async function call(chain: Context['chain'], to: Hex, data: Hex): Promise<Hex> {
  const [answer] = await chain.call([{ method: 'eth_call', params: [{ to, data }, 'latest'] }], TIMEOUT_MS);
  if (isHex(answer)) return answer;
  throw chainUnavailable();
}

/** Returns whether two coordinates are a point of P-256. */
export async function isOnCurve(x: Hex, y: Hex): Promise<boolean> {
  const point = Buffer.from(`04${x.slice(2)}${y.slice(2)}`, 'hex');
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
  return crypto.subtle.importKey('raw', point, algorithm, true, ['verify']).then(
    () => true,
    () => false,
  );
}
