import { ConfigurationError } from '@nova/runtime/parse-env';
import { SAFE_OWNERS } from '@nova/shared/treasury/constants';
import path from 'node:path';
import { generatePrivateKey } from 'viem/accounts';
import type { Hex } from 'viem';
import { createToken, readOrCreateSecret } from './data-folder.ts';
import type { Env } from './env.ts';

const KEY_NAMES = [
  'VALIDATOR_KEY',
  'DEPLOYER_KEY',
  'ATTESTOR_KEY',
  'OPERATOR_KEY',
  'CURATOR_KEY',
  'PAUSER_KEY',
  'GAS_KEY',
  'GUARDIAN_KEY',
] as const;
/** Keys without which production works, with fewer features. */
const OPTIONAL_KEYS = ['GUARDIAN_KEY'] as const;
const TOKEN_NAMES = ['ADMIN_TOKEN', 'SESSION_SECRET', 'USER_HASH_PEPPER'] as const;
/** Secret values that the environment may provide. */
export const SECRET_NAMES = [...KEY_NAMES, ...TOKEN_NAMES] as const;

type OptionalKey = (typeof OPTIONAL_KEYS)[number];
export type KeyName = Exclude<(typeof KEY_NAMES)[number], OptionalKey>;
export type TokenName = (typeof TOKEN_NAMES)[number];
export type Secrets = Record<KeyName, Hex> &
  Partial<Record<OptionalKey, Hex>> &
  Record<TokenName, string> & {
    isAdminTokenNew: boolean;
    /** Keys of the Safe's owners, generated in development; elsewhere, only the owners have them. */
    safeOwnerKeys: readonly Hex[];
  };

/** Obtains a secret that the environment does not provide. */
export type ReadSecret = typeof readOrCreateSecret;

/**
 * Returns the keys and tokens of the server. In development, missing ones are generated once and stored in
 * `<data folder>/keys`; production requires all of them in the environment and rejects generated keys.
 * @throws ConfigurationError naming every missing variable.
 */
export async function loadSecrets(env: Env, take: ReadSecret = readOrCreateSecret): Promise<Secrets> {
  const names = SECRET_NAMES;
  if (env.NOVA_NETWORK === 'production') {
    const missing = [...names, 'SAFE_OWNERS' as const].filter(
      (name) => env[name] === undefined && !isOptional(name),
    );
    if (missing.length > 0) {
      throw new ConfigurationError(
        `Production needs its own keys and tokens. Missing: ${missing.join(', ')}.`,
      );
    }
  }
  const entries: [string, string][] = [];
  let isAdminTokenNew = false;
  for (const name of names) {
    const configured = env[name];
    if (configured !== undefined) {
      entries.push([name, configured]);
      continue;
    }
    if (env.NOVA_NETWORK === 'production') continue;
    const isKey = (KEY_NAMES as readonly string[]).includes(name);
    const secret = isKey
      ? await takeKey(fileOf(env, name), take)
      : await take(fileOf(env, name), createToken);
    if (name === 'ADMIN_TOKEN') isAdminTokenNew = secret.isNew;
    entries.push([name, secret.value]);
  }
  const safeOwnerKeys = env.SAFE_OWNERS ? [] : await createOwnerKeys(env, take);
  const named = Object.fromEntries(entries) as Record<KeyName, Hex> & Record<TokenName, string>;
  return { ...named, isAdminTokenNew, safeOwnerKeys };
}

/** @throws ConfigurationError if the file contains something else, because a new key would have no coins or roles. */
async function takeKey(file: string, take: ReadSecret): ReturnType<ReadSecret> {
  const secret = await take(file, generatePrivateKey);
  if (isPrivateKey(secret.value)) return secret;
  throw new ConfigurationError(
    `The file ${file} is damaged: it must contain a private key (0x and 64 hex digits). Restore it from a backup.`,
  );
}

export const isPrivateKey = (text: string): boolean => /^0x[0-9a-fA-F]{64}$/.test(text);

const isOptional = (name: string): boolean => (OPTIONAL_KEYS as readonly string[]).includes(name);

async function createOwnerKeys(env: Env, take: ReadSecret): Promise<Hex[]> {
  const keys: Hex[] = [];
  for (let owner = 1; owner <= SAFE_OWNERS; owner++) {
    const secret = await takeKey(fileOf(env, `safe-owner-${owner}`), take);
    keys.push(secret.value as Hex);
  }
  return keys;
}

const fileOf = (env: Env, name: string) =>
  path.join(env.NOVA_DATA_DIR, 'keys', `development-${name.toLowerCase().replaceAll('_', '-')}`);
