import { readFile } from 'node:fs/promises';
import { ConfigurationError } from '@nova/runtime/parse-env';
import type { Env } from '../env.ts';
import { isPrivateKey, loadSecrets, type ReadSecret, type Secrets } from '../secrets.ts';

/** Secrets that a start would use, read without creating any. */
export interface PeekedSecrets {
  readonly secrets: Secrets;
  /** Temporary values that are not stored, so nothing on any chain belongs to them. */
  readonly madeUp: ReadonlySet<string>;
  /** Reason why a start would fail. */
  readonly error: string | null;
}

/** Reads the environment and the data folder. Writes nothing. */
export async function peekSecrets(env: Env): Promise<PeekedSecrets> {
  const madeUp = new Set<string>();
  const take = async (file: string, create: () => string) => {
    const value = (await readFile(file, 'utf8').catch(() => '')).trim();
    if (value !== '') return { value, isNew: false };
    return makeUp(create);
  };
  const makeUp = (create: () => string) => {
    const value = create();
    madeUp.add(value);
    return { value, isNew: true };
  };
  // With this, everything else can be checked although a key is damaged.
  const takeUndamaged: ReadSecret = async (file, create) => {
    const secret = await take(file, create);
    return isPrivateKey(secret.value) || !isPrivateKey(create()) ? secret : makeUp(create);
  };
  try {
    return { secrets: await loadSecrets(env, take), madeUp, error: null };
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    const secrets = await loadSecrets({ ...env, NOVA_NETWORK: 'development' }, takeUndamaged);
    return { secrets, madeUp, error: error.message };
  }
}
