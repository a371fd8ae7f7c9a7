import type { Hex } from 'viem';
import { createStore } from '../../../lib/store/create-store.ts';
import { readStored, removeStored, writeStored } from '../../../lib/store/stored-value.ts';
import type { FailureReason } from '../../../lib/transaction/transaction-failure.ts';

const KEY = 'nova.demoKeep';

/** An asset of the demo wallet that can be transferred to another wallet. */
export type DemoAsset =
  | {
      readonly kind: 'nft';
      readonly contract: Hex;
      readonly tokenId: string;
      readonly name: string | null;
      /** Marketplace on which the NFT may be listed; null for NFTs of contracts that are not Nova's. */
      readonly marketplace: Hex | null;
    }
  | { readonly kind: 'collection'; readonly contract: Hex; readonly id: string; readonly name: string }
  | { readonly kind: 'ownership'; readonly contract: Hex; readonly symbol: string }
  | { readonly kind: 'token'; readonly contract: Hex; readonly symbol: string };

export interface AssetTransferRow {
  readonly asset: DemoAsset;
  readonly status: 'waiting' | 'sealing' | 'done' | 'failed';
  /** Last transaction sent for the asset; nothing else is sent before it is in a block. */
  readonly hash: Hex | null;
  /** Reason for the status `failed`; null for any other status. */
  readonly reason: FailureReason | null;
  /** Error message of the contract or the node. */
  readonly detail: string;
}

/** Transfers from the demo wallet to the user's own wallet. Stored so that they continue after a reload. */
export interface AssetTransferPlan {
  readonly from: Hex;
  readonly to: Hex;
  /** EIP-6963 name of the wallet to log in with afterwards. */
  readonly walletId: string;
  readonly walletName: string;
  readonly rows: readonly AssetTransferRow[];
}

export const createRow = (asset: DemoAsset): AssetTransferRow => ({
  asset,
  status: 'waiting',
  hash: null,
  reason: null,
  detail: '',
});

/** The plan stored in this browser, for the dialog that shows it; null if there is none. */
export const assetTransferPlan = createStore<AssetTransferPlan | null>(null);

/** Reads the stored plan of a demo wallet. Returns null if there is none or it is another wallet's. */
export function readPlan(from: Hex): AssetTransferPlan | null {
  try {
    const plan = JSON.parse(readStored(KEY) ?? 'null') as AssetTransferPlan | null;
    return plan?.from === from && Array.isArray(plan.rows) ? plan : null;
  } catch {
    return null;
  }
}

export function storePlan(plan: AssetTransferPlan): void {
  writeStored(KEY, JSON.stringify(plan));
  assetTransferPlan.set(plan);
}

export function removePlan(): void {
  removeStored(KEY);
  assetTransferPlan.set(null);
}

export const isRetained = (plan: AssetTransferPlan): boolean =>
  plan.rows.every(({ status }) => status === 'done');

/** Resets failed rows to `waiting`, for another attempt. */
export function resetFailedRows(from: Hex): void {
  const plan = readPlan(from);
  if (plan === null) return;
  const rows = plan.rows.map((row) =>
    row.status === 'failed' ? { ...row, status: 'waiting' as const, reason: null, detail: '' } : row,
  );
  storePlan({ ...plan, rows });
}
