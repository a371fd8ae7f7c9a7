import { createdTokenAbi } from '@nova/abi/created-token';
import { marketplaceAbi } from '@nova/abi/marketplace';
import { novaNFTAbi } from '@nova/abi/nova-nft';
import {
  decodeFunctionData,
  encodeFunctionResult,
  keccak256,
  parseTransaction,
  type Hex,
  type TransactionSerialized,
} from 'viem';
import { privateKeyToAddress } from 'viem/accounts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { removeDemoKey, storeDemoKey } from '../demo-session.ts';
import {
  createRow,
  assetTransferPlan,
  readPlan,
  removePlan,
  resetFailedRows,
  storePlan,
} from './asset-transfer-plan.ts';
import { runAssetTransfer } from './run-asset-transfer.ts';

const KEY = `0x${'ab'.repeat(32)}` as const;
const DEMO = privateKeyToAddress(KEY);
const FROM = DEMO.toLowerCase() as Hex;
const TO = '0xde6b34a0a6baa8b8b90896c7015da6f177345d98';
const NFT = `0x${'11'.repeat(20)}` as const;
const MARKET = `0x${'22'.repeat(20)}` as const;
const TOKEN = `0x${'33'.repeat(20)}` as const;
const NOBODY = `0x${'00'.repeat(20)}` as const;
const abi = [...novaNFTAbi, ...marketplaceAbi, ...createdTokenAbi];

/** State of the chain, and the calls sent to it, in order. */
let chain = { owner: FROM as string, seller: FROM as string, units: 7n, tokenOwner: FROM as string };
let sent: string[] = [];
let hashes: Hex[] = [];
/** While true, transfers of the token are rejected. */
let isTokenPaused = false;
/** While true, the chain accepts a transaction but fails before it responds. */
let isAway = false;

function call({ data }: { data: Hex }): Hex {
  const { functionName } = decodeFunctionData({ abi, data });
  const market = { priceWei: 1n, expiresAt: 1n, feeBps: 0n, isBuyable: true };
  const answers: Readonly<Record<string, () => Hex>> = {
    ownerOf: () =>
      encodeFunctionResult({ abi: novaNFTAbi, functionName: 'ownerOf', result: chain.owner as Hex }),
    listingOf: () =>
      encodeFunctionResult({
        abi: marketplaceAbi,
        functionName: 'listingOf',
        result: { ...market, seller: chain.seller as Hex },
      }),
    owner: () =>
      encodeFunctionResult({ abi: createdTokenAbi, functionName: 'owner', result: chain.tokenOwner as Hex }),
    balanceOf: () =>
      encodeFunctionResult({ abi: createdTokenAbi, functionName: 'balanceOf', result: chain.units }),
  };
  return answers[functionName]!();
}

function execute(raw: Hex): Hex {
  const { data, to } = parseTransaction(raw as TransactionSerialized);
  const { functionName, args } = decodeFunctionData({ abi, data: data! });
  sent.push(`${functionName} ${to}`);
  if (functionName === 'safeTransferFrom') expect(args[0]).toBe(DEMO);
  if (functionName === 'cancel') chain.seller = NOBODY;
  if (functionName === 'safeTransferFrom') chain.owner = TO;
  if (functionName === 'transferOwnership') chain.tokenOwner = TO;
  if (functionName === 'transfer') chain.units = 0n;
  const hash = keccak256(raw);
  hashes.push(hash);
  return hash;
}

function answer(method: string, params: readonly unknown[]): unknown {
  switch (method) {
    case 'eth_call':
      return call(params[0] as { data: Hex });
    case 'eth_estimateGas': {
      const { data } = params[0] as { data: Hex };
      if (isTokenPaused && decodeFunctionData({ abi, data }).functionName === 'transfer')
        throw new Error('execution reverted');
      return '0x5208';
    }
    case 'eth_sendRawTransaction': {
      const hash = execute(params[0] as Hex);
      if (isAway) throw new Error('gone');
      return hash;
    }
    case 'eth_getTransactionReceipt':
      return hashes.includes(params[0] as Hex) ? { status: '0x1', transactionHash: params[0] } : null;
    case 'eth_getBlockByNumber':
      return { number: '0x1', baseFeePerGas: '0x0', timestamp: '0x1', transactions: [] };
    case 'eth_chainId':
      return '0x17ac9';
    default:
      return '0x0';
  }
}

beforeEach(() => {
  chain = { owner: DEMO, seller: DEMO, units: 7n, tokenOwner: DEMO };
  [sent, hashes, isTokenPaused, isAway] = [[], [], false, false];
  vi.stubGlobal('fetch', async (_url: string | Request, init: { body: string }) => {
    type PendingRequest = { id: number; method: string; params: unknown[] };
    const rpcBody = JSON.parse(init.body) as PendingRequest | PendingRequest[];
    const one = ({ id, method, params }: PendingRequest) => {
      try {
        return { jsonrpc: '2.0', id, result: answer(method, params) };
      } catch (error) {
        return { jsonrpc: '2.0', id, error: { code: 3, message: (error as Error).message } };
      }
    };
    return Response.json(Array.isArray(rpcBody) ? rpcBody.map(one) : one(rpcBody));
  });
  storeDemoKey(KEY);
  storePlan({
    from: FROM,
    to: TO,
    walletId: 'io.metamask',
    walletName: 'MetaMask',
    rows: [
      createRow({ kind: 'nft', contract: NFT, tokenId: '4', name: 'Ebb', marketplace: MARKET }),
      createRow({ kind: 'ownership', contract: TOKEN, symbol: 'EBB' }),
      createRow({ kind: 'token', contract: TOKEN, symbol: 'EBB' }),
    ],
  });
});
afterEach(() => {
  removePlan();
  removeDemoKey();
  vi.unstubAllGlobals();
});

const statuses = () => readPlan(FROM)!.rows.map(({ status, reason }) => reason ?? status);

it('cancels a listing, then sends NFT, ownership and tokens, one after the other', async () => {
  expect(await runAssetTransfer()).toBe(true);
  expect(sent).toEqual([
    `cancel ${MARKET}`,
    `safeTransferFrom ${NFT}`,
    `transferOwnership ${TOKEN}`,
    `transfer ${TOKEN}`,
  ]);
  expect(chain).toEqual({ owner: TO, seller: NOBODY, units: 0n, tokenOwner: TO });
  expect(statuses()).toEqual(['done', 'done', 'done']);
  expect(assetTransferPlan.get()?.rows.map(({ status }) => status)).toEqual(['done', 'done', 'done']);
});

it('marks a rejected transfer as failed, moves the rest, and a retry sends only the failed one', async () => {
  isTokenPaused = true;
  await runAssetTransfer();
  expect(statuses()).toEqual(['done', 'done', 'wallet']);
  isTokenPaused = false;
  sent = [];
  resetFailedRows(FROM);
  expect(statuses()).toEqual(['done', 'done', 'waiting']);
  await runAssetTransfer();
  expect(sent).toEqual([`transfer ${TOKEN}`]);
  expect(statuses()).toEqual(['done', 'done', 'done']);
});

it('sends nothing twice after an interruption between a transaction and its response', async () => {
  isAway = true;
  await runAssetTransfer();
  expect(new Set(sent).size).toBe(sent.length);
  isAway = false;
  resetFailedRows(FROM);
  await runAssetTransfer();
  expect(sent.filter((each) => each.startsWith('transfer '))).toEqual([`transfer ${TOKEN}`]);
  expect(statuses()).toEqual(['done', 'done', 'done']);
});

it('sends nothing for the plan of another demo wallet, or without the key', async () => {
  storePlan({ ...readPlan(FROM)!, from: TO });
  expect(await runAssetTransfer()).toBe(false);
  removeDemoKey();
  expect(await runAssetTransfer()).toBe(false);
  expect(sent).toEqual([]);
});
