import type { Hex } from 'viem';
import { announceAccountChange } from '../../../lib/store/account-changes.ts';
import { ApiError } from '../../../lib/api/http.ts';
import { requestChain } from '../../../lib/chain/chain-rpc.ts';
import { createAccountStore } from '../../../lib/store/create-account-store.ts';
import { inOneTab } from '../../../lib/transaction/in-one-tab.ts';
import { TransactionFailure } from '../../../lib/transaction/transaction-failure.ts';
import { findEarlyUpload } from './upload/early-upload.ts';
import type { NftClient } from '../nft-client.ts';
import type { CreatedNft, CreationProgress } from './run-creation.ts';
import { removeCreation, storeCreation, readCreation, type StoredCreation } from './stored-creation.ts';
import { cancelUpload } from './upload/upload-file.ts';
import { serverNow } from '../../../lib/page/server-now.ts';

/** State of a creation. */
export type CreationRun =
  | { readonly status: 'idle' }
  | { readonly status: 'running'; readonly progress: CreationProgress | null }
  | { readonly status: 'stopped'; readonly error: unknown }
  | {
      readonly status: 'done';
      readonly created: CreatedNft;
      /** The chosen image; null after a reload. */
      readonly image: File | null;
    };

/** Files of a creation; missing after a reload. */
export interface CreationFiles {
  readonly image: File | null;
  readonly model: File | null;
}

const IDLE: CreationRun = { status: 'idle' };
const NO_FILES: CreationFiles = { image: null, model: null };

/** The creation of each account; it continues while other pages are open or the wallet shows another account. */
export const creationRuns = createAccountStore<CreationRun>(IDLE);
const filesOf = new Map<Hex, CreationFiles>();

async function carryOn(creation: StoredCreation, client: NftClient): Promise<void> {
  const { address } = creation;
  if (creationRuns.get(address).status === 'running') return;
  const files = filesOf.get(address) ?? NO_FILES;
  const reportProgress = (progress: CreationProgress | null) =>
    creationRuns.set(address, { status: 'running', progress });
  reportProgress(null);
  try {
    const created = await inOneTab('nft', address, async () => {
      const { runCreation } = await import('./run-creation.ts');
      return runCreation(creation, { client, files, keep: storeCreation, reportProgress });
    });
    if (created === null) throw new TransactionFailure('elsewhere');
    filesOf.delete(address);
    removeCreation(address);
    creationRuns.set(address, { status: 'done', created, image: files.image });
  } catch (error) {
    creationRuns.set(address, { status: 'stopped', error });
  } finally {
    announceAccountChange(address);
  }
}

export type NewCreation = Pick<
  StoredCreation,
  | 'address'
  | 'name'
  | 'description'
  | 'properties'
  | 'isPremium'
  | 'gain'
  | 'royaltyBps'
  | 'collectionId'
  | 'newCollection'
>;

/** Includes an early upload, so that a page closed right after submitting can continue it. */
const toStoredFile = (file: File) => ({
  name: file.name,
  size: file.size,
  uploadId: findEarlyUpload(file)?.store.get().id ?? null,
  isDone: false,
});

export async function beginCreation(
  wanted: NewCreation,
  chosen: { readonly image: File; readonly model: File | null },
  client: NftClient,
): Promise<void> {
  const { address } = wanted;
  if (creationRuns.get(address).status === 'running') return;
  creationRuns.set(address, { status: 'running', progress: null });
  let sinceBlock: number;
  try {
    sinceBlock = Number(await requestChain<Hex>('eth_blockNumber', []));
  } catch (error) {
    return creationRuns.set(address, { status: 'stopped', error });
  }
  const creation: StoredCreation = {
    ...wanted,
    collectionHash: null,
    image: toStoredFile(chosen.image),
    model: chosen.model && toStoredFile(chosen.model),
    tokenUri: null,
    wasAsked: false,
    mintHash: null,
    sinceBlock,
    startedAt: serverNow(),
  };
  filesOf.set(address, chosen);
  storeCreation(creation);
  creationRuns.set(address, IDLE);
  await carryOn(creation, client);
}

/** Continues the creation stored in this browser. @param again a file that had to be chosen again */
export async function resumeCreation(
  address: Hex,
  client: NftClient,
  again: Partial<CreationFiles> = {},
): Promise<void> {
  const creation = readCreation(address);
  filesOf.set(address, { ...(filesOf.get(address) ?? NO_FILES), ...again });
  if (creation) await carryOn(creation, client);
}

/** Discards a creation that was not minted. Its uploads expire by themselves. */
export async function discardCreation(address: Hex): Promise<void> {
  const creation = readCreation(address);
  removeCreation(address);
  filesOf.delete(address);
  creationRuns.set(address, IDLE);
  for (const file of [creation?.image, creation?.model]) {
    if (!file?.uploadId || file.isDone) continue;
    // The upload expires within a day in any case.
    await cancelUpload(file.uploadId).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
    });
  }
}

/** Clears the finished creation, to start another one. */
export function closeCreation(address: Hex): void {
  if (creationRuns.get(address).status !== 'running') creationRuns.set(address, IDLE);
}
