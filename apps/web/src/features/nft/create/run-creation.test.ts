import { novaNFTAbi } from '@nova/abi/nova-nft';
import { CHAIN_ID } from '@nova/shared/chain/constants';
import { decodeFunctionData, encodeAbiParameters, encodeEventTopics, type Hex } from 'viem';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { saveSession } from '../../../lib/session/session-store.ts';
import { DISCONNECTED, walletStore } from '../../../lib/chain/wallet-state.ts';
import type { TransactionCall } from '../../../lib/transaction/transaction-call.ts';
import { dropEarlyUpload, startEarlyUpload } from './upload/early-upload.ts';
import { runCreation, type CreationTools } from './run-creation.ts';
import { storeCreation, readCreation, type StoredCreation } from './stored-creation.ts';

const ANNA: Hex = `0x${'a1'.repeat(20)}`;
const NFT: Hex = `0x${'0f'.repeat(20)}`;
const MARKET: Hex = `0x${'3a'.repeat(20)}`;
const URI = 'https://nova.test/storage/v1/metadata/x.json';
const IMAGE = '6f2c0c7e-1f7b-4b57-9d0e-000000000001';

/** Only the network is replaced: a store, an API and a chain on which collections and tokens are minted. */
let world: {
  uploads: number;
  prepared: Record<string, unknown>[];
  minted: { hash: Hex; tokenId: bigint; uri: string }[];
  calls: string[];
  points: number;
};
const progressLog: string[] = [];
const png = new File([new Uint8Array(5)], 'ebb.png', { type: 'image/png' });

const hashOf = (number: number): Hex => `0x${number.toString(16).padStart(64, '0')}`;
const mintedLog = ({ hash, tokenId }: { hash: Hex; tokenId: bigint }) => ({
  address: NFT,
  transactionHash: hash,
  blockNumber: '0x2a',
  topics: encodeEventTopics({
    abi: novaNFTAbi,
    eventName: 'Minted',
    args: { tokenId, creator: ANNA, collectionId: 0n },
  }),
  data: encodeAbiParameters([{ type: 'bool' }, { type: 'uint256' }, { type: 'uint256' }], [false, 50n, 500n]),
});
const collectionLog = () => ({
  address: NFT,
  topics: encodeEventTopics({
    abi: novaNFTAbi,
    eventName: 'CollectionCreated',
    args: { collectionId: 9n, owner: ANNA },
  }),
  data: encodeAbiParameters([{ type: 'string' }, { type: 'string' }], ['Almanac', '']),
});

function send({ data }: TransactionCall): Hex {
  const { functionName, args } = decodeFunctionData({ abi: novaNFTAbi, data });
  world.calls.push(functionName);
  const hash = hashOf(world.calls.length);
  if (functionName === 'mint')
    world.minted.push({ hash, tokenId: BigInt(world.minted.length + 1), uri: args[1] });
  return hash;
}

function request(method: string, params: readonly unknown[]): unknown {
  if (method === 'eth_getLogs') return world.minted.map(mintedLog);
  if (method === 'eth_getTransactionReceipt') {
    const minted = world.minted.find(({ hash }) => hash === params[0]);
    const logs = [minted ? mintedLog(minted) : collectionLog()];
    return { status: '0x1', transactionHash: params[0], blockNumber: '0x2a', logs };
  }
  const { data, from } = params[0] as { data: Hex; from?: Hex };
  if (from !== undefined) return '0x';
  const { args } = decodeFunctionData({ abi: novaNFTAbi, data });
  const uri = world.minted.find(({ tokenId }) => tokenId === args?.[0])!.uri;
  return encodeAbiParameters([{ type: 'string' }], [uri]);
}

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const upload = { id: IMAGE, kind: 'image', state: 'open', size: 5, offset: 0, refusal: null };

async function answer(path: string, init: RequestInit): Promise<Response> {
  if (path === '/rpc') {
    const calls = JSON.parse(init.body as string) as { id: number; method: string; params: unknown[] }[];
    return json(calls.map(({ id, method, params }) => ({ id, result: request(method, params) })));
  }
  if (path === '/api/v1/market') return json({ nft: NFT, marketplace: MARKET });
  if (path === '/api/v1/market/metadata') {
    world.prepared.push(JSON.parse(init.body as string) as Record<string, unknown>);
    return json({ token_uri: URI, cost_points: 50, balance_points: world.points, account: ANNA }, 201);
  }
  if (path === '/api/v1/market/collection-metadata')
    return json({ contract: NFT, name: 'Almanac', metadata_uri: '' }, 201);
  if (init.method === 'POST') return json(upload, 201);
  if (init.method === 'GET') return json({ ...upload, offset: 2 });
  world.uploads += 1;
  return json({ ...upload, offset: 5, state: 'done' });
}

const begun: StoredCreation = {
  address: ANNA,
  name: 'Ebb',
  description: '',
  properties: [{ name: 'Tide', value: 'Ebb' }],
  isPremium: false,
  gain: 50,
  royaltyBps: 500,
  collectionId: '0',
  newCollection: null,
  collectionHash: null,
  image: { name: 'ebb.png', size: 5, uploadId: null, isDone: false },
  model: null,
  tokenUri: null,
  wasAsked: false,
  mintHash: null,
  sinceBlock: 40,
  startedAt: 1,
};
const tools = (change: Partial<CreationTools> = {}): CreationTools => ({
  client: {
    send: async (call) => send(call),
    loadCalls: () => Promise.reject(new Error('No calls are sent here.')),
    switchToNova: async () => undefined,
  },
  files: { image: png, model: null },
  keep: storeCreation,
  reportProgress: (progress) =>
    progressLog.push('waitsFor' in progress ? `${progress.step} ${progress.waitsFor}` : progress.step),
  waitsMs: [],
  ...change,
});
const stored = () => readCreation(ANNA)!;

beforeEach(() => {
  world = { uploads: 0, prepared: [], minted: [], calls: [], points: 50 };
  progressLog.length = 0;
  localStorage.clear();
  const tokens = { access_token: 'a', refresh_token: 'r', expires_at: '2099-01-01T00:00:00.000Z' };
  saveSession({ userId: 'u', address: ANNA, tokens });
  walletStore.set({
    status: 'connected',
    address: ANNA,
    chainId: CHAIN_ID,
    walletName: 'T',
    mode: 'session',
  });
  vi.stubGlobal('fetch', answer);
});
afterEach(() => {
  saveSession(null);
  walletStore.set(DISCONNECTED);
  vi.unstubAllGlobals();
});

it('runs from a file to a token and saves every step', async () => {
  const created = await runCreation(begun, tools());
  expect(created).toEqual({
    tokenId: '1',
    hash: hashOf(1),
    blockNumber: 42,
    isPremium: false,
    gain: 50,
    name: 'Ebb',
  });
  expect(world.prepared).toEqual([
    {
      name: 'Ebb',
      description: '',
      properties: [{ name: 'Tide', value: 'Ebb' }],
      is_premium: false,
      image: IMAGE,
    },
  ]);
  expect(progressLog).toEqual(['upload', 'upload', 'metadata', 'mint check', 'mint wallet', 'mint block']);
  expect(stored()).toMatchObject({ tokenUri: URI, wasAsked: true, mintHash: hashOf(1) });
});

it('creates a new collection first and mints into it', async () => {
  const created = await runCreation({ ...begun, collectionId: null, newCollection: 'Almanac' }, tools());
  expect(world.calls).toEqual(['createCollection', 'mint']);
  expect(created.tokenId).toBe('1');
  expect(stored()).toMatchObject({ collectionId: '9', collectionHash: hashOf(1) });
});

it('does not open the wallet without enough points', async () => {
  world.points = 49;
  await expect(runCreation(begun, tools())).rejects.toMatchObject({ refusal: 'insufficientPoints' });
  expect(world.calls).toEqual([]);
});

it('continues after a rejected signature without repeating a request', async () => {
  const declined = Object.assign(new Error('No.'), { code: 4001 });
  const client = { ...tools().client, send: () => Promise.reject(declined) };
  await expect(runCreation(begun, tools({ client }))).rejects.toMatchObject({ reason: 'rejected' });
  await runCreation(stored(), tools({ files: { image: null, model: null } }));
  expect([world.uploads, world.prepared.length, world.calls]).toEqual([1, 1, ['mint']]);
});

it('finds a token minted while the page was closed, and mints no second one', async () => {
  const lost = {
    ...tools().client,
    send: async (call: TransactionCall) => Promise.reject(new Error(send(call))),
  };
  await expect(runCreation(begun, tools({ client: lost }))).rejects.toMatchObject({ reason: 'wallet' });
  expect(stored()).toMatchObject({ wasAsked: true, mintHash: null });
  const created = await runCreation(stored(), tools());
  expect(created.tokenId).toBe('1');
  expect(world.calls).toEqual(['mint']);
});

it('asks for the file again after a reload, and continues its upload', async () => {
  const partlyUploaded = { ...begun, image: { ...begun.image, uploadId: IMAGE } };
  const none = tools({ files: { image: null, model: null } });
  await expect(runCreation(partlyUploaded, none)).rejects.toMatchObject({ name: 'FileNeeded', of: 'image' });
  await runCreation(partlyUploaded, tools());
  expect(world.uploads).toBe(1);
});

it('uses the upload that started while the form was filled in', async () => {
  startEarlyUpload(png);
  await runCreation(begun, tools());
  expect(world.uploads).toBe(1);
  expect(stored().image).toEqual({ name: 'ebb.png', size: 5, uploadId: IMAGE, isDone: true });
  dropEarlyUpload(png);
});

it('saves the awaited upload, so that a reloaded page can continue it', async () => {
  let mend = () => {};
  const line = new Promise<void>((resolve) => {
    mend = resolve;
  });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (init.method === 'PATCH') await line;
    return answer(path, init);
  });
  startEarlyUpload(png);
  const running = runCreation(begun, tools());
  await vi.waitFor(() =>
    expect(stored()?.image).toEqual({ name: 'ebb.png', size: 5, uploadId: IMAGE, isDone: false }),
  );
  mend();
  await running;
  dropEarlyUpload(png);
});
