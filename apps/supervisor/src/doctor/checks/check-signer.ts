import {
  OPTIONAL_SIGNER_KEYS,
  SIGNER_KEYS,
  SIGNER_PATHS,
  signerKeysSchema,
} from '@nova/shared/signer/protocol';
import { failure, type Finding, ok, warning } from '../finding.ts';
import { nameReason } from '@nova/runtime/name-reason';
import type { Setup } from '../setup.ts';

const TIMEOUT_MS = 10_000;
const ADVICE = 'Start the signer, and make it reachable only for the worker.';

/** Checks whether the signer responds, accepts our token, and holds every key. Signs nothing. */
export async function checkSigner({ signer }: Setup): Promise<Finding[]> {
  if (signer === undefined) return [];
  const response = await fetch(signer.url + SIGNER_PATHS.keys, {
    headers: { authorization: `Bearer ${signer.token}` },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: unknown) => nameReason(error));
  if (typeof response === 'string')
    return [failure('signer', `The signer does not answer: ${response}.`, ADVICE)];
  if (response.status === 401) {
    return [failure('signer', 'The signer rejects SIGNER_TOKEN.', 'Give signer and worker the same token.')];
  }
  const answer = signerKeysSchema.safeParse(await response.json().catch(() => null));
  if (!answer.success) return [failure('signer', 'The server at SIGNER_URL is not a signer.', ADVICE)];
  const held = new Set(answer.data.keys.map(({ name }) => name));
  const missing = SIGNER_KEYS.filter((name) => !held.has(name) && !OPTIONAL_SIGNER_KEYS.includes(name));
  if (missing.length > 0) {
    const message = `The signer lacks these keys: ${missing.join(', ')}. Their lanes are stopped.`;
    return [warning('signer', message, 'Add these keys to the signer.')];
  }
  return [ok('signer', 'The signer answers and has every key.')];
}
