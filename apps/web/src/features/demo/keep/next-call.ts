import { createdTokenAbi } from '@nova/abi/created-token';
import { marketplaceAbi } from '@nova/abi/marketplace';
import { novaNFTAbi } from '@nova/abi/nova-nft';
import { decodeFunctionResult, encodeFunctionData, type Hex } from 'viem';
import { requestChain } from '../../../lib/chain/chain-rpc.ts';
import type { TransactionCall } from '../../../lib/transaction/transaction-call.ts';
import type { AssetTransferPlan, DemoAsset } from '../asset-transfer/asset-transfer-plan.ts';

type Ends = Pick<AssetTransferPlan, 'from' | 'to'>;

const request = (to: Hex, data: Hex) => requestChain<Hex>('eth_call', [{ to, data }, 'latest']);
const isSame = (address: string, other: Hex) => address.toLowerCase() === other;

async function nextOfNft(
  { contract, tokenId, marketplace }: Extract<DemoAsset, { kind: 'nft' }>,
  { from, to }: Ends,
): Promise<TransactionCall | null> {
  const id = BigInt(tokenId);
  const abi = novaNFTAbi;
  const owner = await request(contract, encodeFunctionData({ abi, functionName: 'ownerOf', args: [id] }));
  if (!isSame(decodeFunctionResult({ abi, functionName: 'ownerOf', data: owner }), from)) return null;
  if (marketplace !== null) {
    const market = { abi: marketplaceAbi, functionName: 'listingOf' } as const;
    const listing = await request(marketplace, encodeFunctionData({ ...market, args: [id] }));
    const { seller } = decodeFunctionResult({ ...market, data: listing });
    const data = encodeFunctionData({ abi: marketplaceAbi, functionName: 'cancel', args: [id] });
    if (isSame(seller, from)) return { to: marketplace, data };
  }
  const data = encodeFunctionData({ abi, functionName: 'safeTransferFrom', args: [from, to, id] });
  return { to: contract, data };
}

async function nextOfCollection(
  { contract, id }: Extract<DemoAsset, { kind: 'collection' }>,
  { from, to }: Ends,
): Promise<TransactionCall | null> {
  const nft = { abi: novaNFTAbi, functionName: 'collectionOf' } as const;
  const answer = await request(contract, encodeFunctionData({ ...nft, args: [BigInt(id)] }));
  if (!isSame(decodeFunctionResult({ ...nft, data: answer }).owner, from)) return null;
  const args = [BigInt(id), to] as const;
  const data = encodeFunctionData({ abi: novaNFTAbi, functionName: 'transferCollection', args });
  return { to: contract, data };
}

async function nextOfOwnership(contract: Hex, { from, to }: Ends): Promise<TransactionCall | null> {
  const token = { abi: createdTokenAbi, functionName: 'owner' } as const;
  const answer = await request(contract, encodeFunctionData(token));
  if (!isSame(decodeFunctionResult({ ...token, data: answer }), from)) return null;
  const data = encodeFunctionData({ abi: createdTokenAbi, functionName: 'transferOwnership', args: [to] });
  return { to: contract, data };
}

async function nextOfToken(contract: Hex, { from, to }: Ends): Promise<TransactionCall | null> {
  const token = { abi: createdTokenAbi, functionName: 'balanceOf' } as const;
  const answer = await request(contract, encodeFunctionData({ ...token, args: [from] }));
  const units = decodeFunctionResult({ ...token, data: answer });
  if (units === 0n) return null;
  const data = encodeFunctionData({ abi: createdTokenAbi, functionName: 'transfer', args: [to, units] });
  return { to: contract, data };
}

/**
 * Returns the next transaction for an asset according to the chain's current state; null once the demo wallet
 * no longer has it. An interrupted attempt therefore continues where it stopped, and nothing is sent twice.
 * @throws ApiError if the chain does not respond
 */
export function nextCall(asset: DemoAsset, ends: Ends): Promise<TransactionCall | null> {
  switch (asset.kind) {
    case 'nft':
      return nextOfNft(asset, ends);
    case 'collection':
      return nextOfCollection(asset, ends);
    case 'ownership':
      return nextOfOwnership(asset.contract, ends);
    default:
      return nextOfToken(asset.contract, ends);
  }
}
