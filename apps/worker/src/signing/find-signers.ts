import type { OutboxLane } from '@nova/db/schema/outbox';
import type { SignerKey } from '@nova/shared/signer/protocol';
import type { WorkerOptions } from '../worker-options.ts';
import { createLocalSigner } from './local-signer.ts';
import { openRemoteSigner } from './remote-signer.ts';
import type { Signer } from './signer.ts';

/** Key that signs for each lane. */
const KEY_OF_LANE = {
  actions: 'attestor',
  money: 'operator',
  gas: 'gas',
  curation: 'curator',
  pausing: 'pauser',
} as const satisfies Record<OutboxLane, SignerKey>;

/** Opens a key, by contacting the process that holds it. */
export type OpenSigner = () => Promise<Signer>;

/**
 * Returns a function that opens the key of a lane, or null if this worker does not have it. A separate
 * signer takes precedence.
 */
export const findSigner = (options: WorkerOptions, lane: OutboxLane): OpenSigner | null =>
  findKey(options, KEY_OF_LANE[lane]);

/** Returns a function that opens a key by its name, or null if this worker does not have it. */
export function findKey(options: WorkerOptions, name: SignerKey): OpenSigner | null {
  const { signer } = options;
  if (signer) return () => openRemoteSigner(signer, name);
  const key = options[`${name}Key`];
  if (!key) return null;
  const local = createLocalSigner(key);
  return () => Promise.resolve(local);
}
