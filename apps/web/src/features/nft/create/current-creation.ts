import type { Hex } from 'viem';
import { announceAccountChange } from '../../../lib/store/account-changes.ts';
import { ApiError } from '../../../lib/api/http.ts';
import { requestChain } from '../../../lib/chain/chain-rpc.ts';
import { createStore } from '../../../lib/store/create-store.ts';
import { inOneTab } from '../../../lib/transaction/in-one-tab.ts';
import { TransactionFailure } from '../../../lib/transaction/transaction-failure.ts';
import { findEarlyUpload } from './upload/early-upload.ts';
import type { NftClient } from '../nft-client.ts';
import type { CreatedNft, CreationProgress } from './run-creation.ts';
import { removeCreation, storeCreation, readCreation, type StoredCreation } from './stored-creation.ts';
import { cancelUpload } from './upload/upload-file.ts';
import { serverNow } from '../../../lib/page/server-now.ts';

/** State of the creation of the wallet `address`. */
export type CreationRun =
  | { readonly status: 'idle' }
  | { readonly status: 'running'; readonly address: Hex; readonly progress: CreationProgress | null }
  | { readonly status: 'stopped'; readonly address: Hex; readonly error: unknown }
  | {
      readonly status: 'done';
      readonly address: Hex;
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

/** The single running creation of this page; it continues while other pages are open. */
export const creationRun = createStore<CreationRun>(IDLE);
let files = NO_FILES;

async function carryOn(creation: StoredCreation, client: NftClient): Promise<void> {
  const { address } = creation;
  if (creationRun.get().status === 'running') return;
  const reportProgress = (progress: CreationProgress | null) =>
    creationRun.set({ status: 'running', address, progress });
  reportProgress(null);
  try {
    const created = await inOneTab('nft', address, async () => {
      const { runCreation } = await import('./run-creation.ts');
      return runCreation(creation, { client, files, keep: storeCreation, reportProgress });
    });
    if (created === null) throw new TransactionFailure('elsewhere');
    const { image } = files;
    files = NO_FILES;
    removeCreation(address);
    creationRun.set({ status: 'done', address, created, image });
  } catch (error) {
    creationRun.set({ status: 'stopped', address, error });
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
  if (creationRun.get().status === 'running') return;
  creationRun.set({ status: 'running', address, progress: null });
  let sinceBlock: number;
  try {
    sinceBlock = Number(await requestChain<Hex>('eth_blockNumber', []));
  } catch (error) {
    return creationRun.set({ status: 'stopped', address, error });
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
  files = chosen;
  storeCreation(creation);
  creationRun.set(IDLE);
  await carryOn(creation, client);
}

/** Continues the creation stored in this browser. @param again a file that had to be chosen again */
export async function resumeCreation(
  address: Hex,
  client: NftClient,
  again: Partial<CreationFiles> = {},
): Promise<void> {
  const creation = readCreation(address);
  files = { ...files, ...again };
  if (creation) await carryOn(creation, client);
}

/** Discards a creation that was not minted. Its uploads expire by themselves. */
export async function discardCreation(address: Hex): Promise<void> {
  const creation = readCreation(address);
  removeCreation(address);
  files = NO_FILES;
  creationRun.set(IDLE);
  for (const file of [creation?.image, creation?.model]) {
    if (!file?.uploadId || file.isDone) continue;
    // The upload expires within a day in any case.
    await cancelUpload(file.uploadId).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
    });
  }
}

/** Clears the finished creation, to start another one. */
export function closeCreation(): void {
  if (creationRun.get().status !== 'running') creationRun.set(IDLE);
}
