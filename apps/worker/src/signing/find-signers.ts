import type { OutboxLane } from '@nova/db/schema/outbox';
import type { SignerKey } from '@nova/shared/signer/protocol';
import type { WorkerOptions } from '../worker-options.ts';
import { createLocalSigner } from './local-signer.ts';
import { openRemoteSigner } from './remote-signer.ts';
import type { Signer } from './signer.ts';

/** Which key signs for a lane. */
const KEY_OF_LANE = {
  actions: 'attestor',
  money: 'operator',
  gas: 'gas',
  curation: 'curator',
  pausing: 'pauser',
} as const satisfies Record<OutboxLane, SignerKey>;

/** Opens a key, asking the process that holds it. */
export type OpenSigner = () => Promise<Signer>;

/** How the key of a lane is opened; null for a lane whose key is not here. A signer of its own process comes first. */
export function findSigner(options: WorkerOptions, lane: OutboxLane): OpenSigner | null {
  const name = KEY_OF_LANE[lane];
  const { signer } = options;
  if (signer) return () => openRemoteSigner(signer, name);
  const key = options[`${name}Key`];
  if (!key) return null;
  const local = createLocalSigner(key);
  return () => Promise.resolve(local);
}
