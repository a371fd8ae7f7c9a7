import type { Hex } from 'viem';
import { ApiError } from '../../../lib/api/http.ts';
import { requestChain } from '../../../lib/chain/chain-rpc.ts';
import { awaitReceipt, isSuccess, type ChainReceipt } from '../../../lib/transaction/await-receipt.ts';
import { refuse, TransactionFailure } from '../../../lib/transaction/transaction-failure.ts';
import { resumeUpload, FileNeeded, type FileTools, type UploadProgress } from './upload/resume-upload.ts';
import { nftApi } from '../nft-api.ts';
import {
  mintedFilter,
  readCreatedCollection,
  readMinted,
  readTokenUri,
  tokenUriCall,
  type NftContracts,
} from '../trade/nft-transactions.ts';
import type { NftClient } from '../nft-client.ts';
import { runNftTransaction } from '../trade/run-nft-transaction.ts';
import type { StoredCreation } from './stored-creation.ts';

export type CreationProgress =
  | UploadProgress
  | { readonly step: 'metadata' }
  | { readonly step: 'collection' | 'mint'; readonly waitsFor: 'check' | 'wallet' | 'block' };

export interface CreatedNft {
  readonly tokenId: string;
  readonly hash: Hex;
  readonly blockNumber: number;
  readonly isPremium: boolean;
  /** Energy Points that the page displayed as earnings. */
  readonly gain: number;
  readonly name: string;
}

export interface CreationTools extends FileTools {
  readonly client: NftClient;
  /** Saves the current state before the next step begins, so that a closed page can continue. */
  readonly keep: (creation: StoredCreation) => void;
  readonly reportProgress: (progress: CreationProgress) => void;
}

/** Stores the metadata of the NFT. @throws FileNeeded if an upload has expired, TransactionFailure */
async function storeMetadata({ image, model, ...creation }: StoredCreation): Promise<string> {
  try {
    const {
      token_uri: tokenUri,
      cost_points: costPoints,
      balance_points: balancePoints,
      account,
    } = await nftApi.prepareNft({
      name: creation.name,
      description: creation.description,
      properties: [...creation.properties],
      is_premium: creation.isPremium,
      ...(image.uploadId === null ? {} : { image: image.uploadId }),
      ...(model?.uploadId ? { model: model.uploadId } : {}),
    });
    // An account may have other wallets, whose points only the contract knows.
    if (account === creation.address && balancePoints < costPoints) throw refuse('insufficientPoints');
    return tokenUri;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'image_required') throw new FileNeeded('image');
    if (error instanceof ApiError && error.code === 'upload_not_found') throw new FileNeeded('model');
    throw error;
  }
}

/** Returns the state of a creation whose file must be chosen again. */
function reopen({ image, model }: StoredCreation, of: 'image' | 'model'): Partial<StoredCreation> {
  const again = { uploadId: null, isDone: false };
  return of === 'image' ? { image: { ...image, ...again } } : { model: model && { ...model, ...again } };
}

/** Finds the token of this creation if the wallet minted it but its response was lost. */
async function findMinted(
  { address, sinceBlock, tokenUri }: StoredCreation,
  nft: Hex,
): Promise<{ hash: Hex; tokenId: bigint; blockNumber: number } | null> {
  const filter = {
    ...mintedFilter(nft, address),
    fromBlock: `0x${sinceBlock.toString(16)}`,
    toBlock: 'latest',
  };
  const logs = await requestChain<{ transactionHash: Hex; blockNumber: Hex }[]>('eth_getLogs', [filter]);
  for (const log of logs.toReversed()) {
    const [tokenId] = readMinted([log]);
    if (tokenId === undefined) continue;
    const uri = await requestChain('eth_call', [tokenUriCall(tokenId, nft), 'latest']);
    if (readTokenUri(uri) === tokenUri)
      return { hash: log.transactionHash, tokenId, blockNumber: Number(log.blockNumber) };
  }
  return null;
}

async function readContracts(): Promise<NftContracts> {
  const { nft, marketplace } = await nftApi.getMarket();
  if (nft === null || marketplace === null) throw new TransactionFailure('unreachable');
  return { nft, marketplace };
}

/**
 * Creates an NFT from its current state: files, metadata, a new collection if needed, and the token itself.
 * It can be called again after any error, reload or crash, because completed steps are not repeated.
 *
 * @throws TransactionFailure, FileNeeded, or ApiError if it stopped
 */
export async function runCreation(begun: StoredCreation, tools: CreationTools): Promise<CreatedNft> {
  let creation = begun;
  const keep = (change: Partial<StoredCreation>) => {
    creation = { ...creation, ...change };
    tools.keep(creation);
  };
  await resumeUpload('image', creation.image, tools, (image) => keep({ image }));
  if (creation.model) await resumeUpload('model', creation.model, tools, (model) => keep({ model }));
  if (creation.tokenUri === null) {
    tools.reportProgress({ step: 'metadata' });
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
  { client, reportProgress }: CreationTools,
  storeHash: (hash: Hex | null) => void,
): Promise<string> {
  if (collectionHash !== null) {
    reportProgress({ step: 'collection', waitsFor: 'block' });
    const receipt = await awaitReceipt(collectionHash);
    const id = isSuccess(receipt) ? readCreatedCollection(receipt.logs) : null;
    if (id !== null) return id;
    storeHash(null);
  }
  reportProgress({ step: 'collection', waitsFor: 'check' });
  const { name, metadata_uri: metadataUri } = await nftApi.prepareCollection({ name: newCollection ?? '' });
  const receipt = await runNftTransaction(
    { kind: 'createCollection', name, metadataUri },
    {
      client,
      contracts,
      from: address,
      reportProgress: ({ waitsFor }) => reportProgress({ step: 'collection', waitsFor }),
      keep: storeHash,
    },
  );
  const id = readCreatedCollection(receipt.logs);
  if (id === null) throw new TransactionFailure('reverted');
  return id;
}

async function mint(
  creation: StoredCreation,
  contracts: NftContracts,
  { client, reportProgress }: CreationTools,
  keep: (change: Partial<StoredCreation>) => void,
): Promise<CreatedNft> {
  const { address, isPremium, gain, name, royaltyBps } = creation;
  const toCreated = ({ transactionHash: hash, blockNumber, logs }: ChainReceipt): CreatedNft => {
    const [tokenId] = readMinted(logs);
    return { tokenId: String(tokenId), hash, blockNumber: Number(blockNumber), isPremium, gain, name };
  };
  if (creation.mintHash !== null) {
    reportProgress({ step: 'mint', waitsFor: 'block' });
    const receipt = await awaitReceipt(creation.mintHash);
    if (isSuccess(receipt)) return toCreated(receipt);
    keep({ mintHash: null });
  }
  if (creation.wasAsked) {
    reportProgress({ step: 'mint', waitsFor: 'check' });
    const found = await findMinted(creation, contracts.nft);
    if (found) return { ...found, tokenId: String(found.tokenId), isPremium, gain, name };
  }
  const receipt = await runNftTransaction(
    {
      kind: 'mint',
      collectionId: creation.collectionId!,
      tokenUri: creation.tokenUri!,
      isPremium,
      royaltyBps,
    },
    {
      client,
      contracts,
      from: address,
      reportProgress: ({ waitsFor }) => {
        if (waitsFor === 'wallet') keep({ wasAsked: true });
        reportProgress({ step: 'mint', waitsFor });
      },
      keep: (mintHash) => keep({ mintHash }),
    },
  );
  return toCreated(receipt);
}
