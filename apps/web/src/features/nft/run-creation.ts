import { ApiError } from '../../lib/api/http.ts';
import { askChain } from '../../lib/chain-rpc.ts';
import { awaitReceipt, type DeedReceipt } from './await-receipt.ts';
import { DeedFault } from './deed-fault.ts';
import { findEarlyUpload } from './early-upload.ts';
import { nftApi } from './nft-api.ts';
import {
  mintedFilter,
  readCreatedCollection,
  readMinted,
  readTokenUri,
  tokenUriCall,
  type NftContracts,
} from './nft-deeds.ts';
import type { Hex, NftWays } from './nft-ways.ts';
import { runDeed } from './run-deed.ts';
import type { KeptFile, StoredCreation } from './stored-creation.ts';
import { readUpload, uploadFile, type UploadTools } from './upload-file.ts';

/** What is going on while an NFT is made. */
export type CreationProgress =
  | {
      readonly step: 'upload';
      readonly of: 'image' | 'model';
      readonly doneBytes: number;
      readonly totalBytes: number;
    }
  | { readonly step: 'metadata' }
  | { readonly step: 'collection' | 'mint'; readonly waitsFor: 'check' | 'wallet' | 'block' };

/** A file that was chosen before a reload has to be chosen again; its upload goes on where it stopped. */
export class FileNeeded extends Error {
  readonly of: 'image' | 'model';
  constructor(of: 'image' | 'model') {
    super(`The file of the ${of} is needed again.`);
    this.name = 'FileNeeded';
    this.of = of;
  }
}

export interface CreatedNft {
  readonly tokenId: string;
  readonly hash: Hex;
  readonly blockNumber: number;
  readonly isPremium: boolean;
  readonly name: string;
}

export interface CreationTools {
  readonly ways: NftWays;
  /** The files, as far as this page still has them. */
  readonly files: { readonly image: File | null; readonly model: File | null };
  /** Keeps what is known before the next step begins, so that a closed page can go on. */
  readonly keep: (creation: StoredCreation) => void;
  readonly say: (progress: CreationProgress) => void;
  /** For tests; see `uploadFile`. */
  readonly waitsMs?: readonly number[];
}

/** Brings one file into the store, from wherever it stands. */
async function bringFile(
  of: 'image' | 'model',
  kept: KeptFile,
  { files, say, waitsMs }: CreationTools,
  keepFile: (kept: KeptFile) => void,
): Promise<void> {
  if (kept.isDone) return;
  const file = files[of];
  if (file === null) {
    const upload = kept.uploadId === null ? null : await readUpload(kept.uploadId);
    if (upload?.state !== 'done') throw new FileNeeded(of);
    return keepFile({ ...kept, isDone: true });
  }
  const early = findEarlyUpload(file);
  if (early) {
    let keptId = kept.uploadId;
    const tell = () => {
      const { id, doneBytes, totalBytes } = early.store.get();
      // A page that is closed now goes on with this upload.
      if (id !== null && id !== keptId) {
        keptId = id;
        keepFile({ ...kept, uploadId: id });
      }
      say({ step: 'upload', of, doneBytes, totalBytes });
    };
    tell();
    const stop = early.store.subscribe(tell);
    const upload = await early.promise.finally(stop);
    if (upload) return keepFile({ ...kept, uploadId: upload.id, isDone: true });
  }
  const tools: UploadTools = {
    onBegin: (uploadId) => keepFile({ ...kept, uploadId }),
    onProgress: (doneBytes, totalBytes) => say({ step: 'upload', of, doneBytes, totalBytes }),
    ...(waitsMs === undefined ? {} : { waitsMs }),
  };
  const { id } = await uploadFile(file, of, kept.uploadId ?? early?.store.get().id ?? null, tools);
  keepFile({ name: file.name, size: file.size, uploadId: id, isDone: true });
}

/** Stores what the NFT is about. @throws FileNeeded when an upload was not used in time, DeedFault */
async function storeMetadata({ image, model, ...creation }: StoredCreation): Promise<string> {
  try {
    const { tokenUri, costPoints, balancePoints, account } = await nftApi.prepareNft({
      name: creation.name,
      description: creation.description,
      properties: [...creation.properties],
      isPremium: creation.isPremium,
      ...(image.uploadId === null ? {} : { image: image.uploadId }),
      ...(model?.uploadId ? { model: model.uploadId } : {}),
    });
    // An account may have further wallets, whose points the contract alone knows.
    if (account === creation.address && balancePoints < costPoints) throw new DeedFault('insufficientPoints');
    return tokenUri;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'image_required') throw new FileNeeded('image');
    if (error instanceof ApiError && error.code === 'upload_not_found') throw new FileNeeded('model');
    throw error;
  }
}

/** A creation whose file has to be brought once more. */
function reopen({ image, model }: StoredCreation, of: 'image' | 'model'): Partial<StoredCreation> {
  const again = { uploadId: null, isDone: false };
  return of === 'image' ? { image: { ...image, ...again } } : { model: model && { ...model, ...again } };
}

/** The token of this creation, if the wallet minted it although its answer was lost. */
async function findMinted(
  { address, sinceBlock, tokenUri }: StoredCreation,
  nft: Hex,
): Promise<{ hash: Hex; tokenId: bigint; blockNumber: number } | null> {
  const filter = {
    ...mintedFilter(nft, address),
    fromBlock: `0x${sinceBlock.toString(16)}`,
    toBlock: 'latest',
  };
  const logs = await askChain<{ transactionHash: Hex; blockNumber: Hex }[]>('eth_getLogs', [filter]);
  for (const log of logs.toReversed()) {
    const [tokenId] = readMinted([log]);
    if (tokenId === undefined) continue;
    const uri = await askChain('eth_call', [tokenUriCall(tokenId, nft), 'latest']);
    if (readTokenUri(uri) === tokenUri)
      return { hash: log.transactionHash, tokenId, blockNumber: Number(log.blockNumber) };
  }
  return null;
}

async function readContracts(): Promise<NftContracts> {
  const { nft, marketplace } = await nftApi.getMarket();
  if (nft === null || marketplace === null) throw new DeedFault('unreachable');
  return { nft, marketplace };
}

const isSealed = (receipt: DeedReceipt | null): receipt is DeedReceipt => receipt?.status === '0x1';

/**
 * Makes an NFT, from wherever it stands: files, metadata, its collection where it is new, and the token itself. Calling
 * it again after any fault, reload or crash is safe: what was done is not done again.
 *
 * @throws DeedFault, FileNeeded, or ApiError when it stopped
 */
export async function runCreation(begun: StoredCreation, tools: CreationTools): Promise<CreatedNft> {
  let creation = begun;
  const keep = (change: Partial<StoredCreation>) => {
    creation = { ...creation, ...change };
    tools.keep(creation);
  };
  await bringFile('image', creation.image, tools, (image) => keep({ image }));
  if (creation.model) await bringFile('model', creation.model, tools, (model) => keep({ model }));
  if (creation.tokenUri === null) {
    tools.say({ step: 'metadata' });
    try {
      keep({ tokenUri: await storeMetadata(creation) });
    } catch (error) {
      if (error instanceof FileNeeded) keep(reopen(creation, error.of));
      throw error;
    }
  }
  const contracts = await readContracts();
  if (creation.collectionId === null) {
    const collectionId = await createCollection(creation, contracts, tools, (collectionHash) =>
      keep({ collectionHash }),
    );
    keep({ collectionId });
  }
  return mint(creation, contracts, tools, keep);
}

async function createCollection(
  { address, newCollection, collectionHash }: StoredCreation,
  contracts: NftContracts,
  { ways, say }: CreationTools,
  keepHash: (hash: Hex | null) => void,
): Promise<string> {
  if (collectionHash !== null) {
    say({ step: 'collection', waitsFor: 'block' });
    const receipt = await awaitReceipt(collectionHash);
    const id = isSealed(receipt) ? readCreatedCollection(receipt.logs) : null;
    if (id !== null) return id;
    keepHash(null);
  }
  say({ step: 'collection', waitsFor: 'check' });
  const { name, metadataUri } = await nftApi.prepareCollection({ name: newCollection ?? '' });
  const receipt = await runDeed(
    { kind: 'createCollection', name, metadataUri },
    {
      ways,
      contracts,
      from: address,
      say: ({ waitsFor }) => say({ step: 'collection', waitsFor }),
      keep: keepHash,
    },
  );
  const id = readCreatedCollection(receipt.logs);
  if (id === null) throw new DeedFault('reverted');
  return id;
}

async function mint(
  creation: StoredCreation,
  contracts: NftContracts,
  { ways, say }: CreationTools,
  keep: (change: Partial<StoredCreation>) => void,
): Promise<CreatedNft> {
  const { address, isPremium, name, royaltyBps } = creation;
  const toCreated = ({ transactionHash: hash, blockNumber, logs }: DeedReceipt): CreatedNft => {
    const [tokenId] = readMinted(logs);
    return { tokenId: String(tokenId), hash, blockNumber: Number(blockNumber), isPremium, name };
  };
  if (creation.mintHash !== null) {
    say({ step: 'mint', waitsFor: 'block' });
    const receipt = await awaitReceipt(creation.mintHash);
    if (isSealed(receipt)) return toCreated(receipt);
    keep({ mintHash: null });
  }
  if (creation.wasAsked) {
    say({ step: 'mint', waitsFor: 'check' });
    const found = await findMinted(creation, contracts.nft);
    if (found) return { ...found, tokenId: String(found.tokenId), isPremium, name };
  }
  const receipt = await runDeed(
    {
      kind: 'mint',
      collectionId: creation.collectionId!,
      tokenUri: creation.tokenUri!,
      isPremium,
      royaltyBps,
    },
    {
      ways,
      contracts,
      from: address,
      say: ({ waitsFor }) => {
        if (waitsFor === 'wallet') keep({ wasAsked: true });
        say({ step: 'mint', waitsFor });
      },
      keep: (mintHash) => keep({ mintHash }),
    },
  );
  return toCreated(receipt);
}
