import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { novaNFTAbi } from '@nova/abi/nova-nft';
import { CHAIN_ID } from '@nova/shared/chain/constants';
import type { PreparedNft } from '@nova/shared/nft/creation';
import { tokenMetadataSchema } from '@nova/shared/nft/metadata';
import type { Upload } from '@nova/shared/storage/schemas';
import { openFileStore } from '@nova/storage/file-store';
import { callApi } from '@nova/testing/call-api';
import type { TestBucket } from '@nova/testing/storage/bucket';
import { startTestBucket } from '@nova/testing/storage/test-bucket';
import { TEST_KEYS } from '@nova/testing/test-keys';
import { startTestStack, type TestStack } from '@nova/testing/test-stack';
import { TestUser } from '@nova/testing/test-user';
import { pino } from 'pino';
import sharp from 'sharp';
import {
  createPublicClient,
  createWalletClient,
  defineChain,
  http,
  parseEther,
  parseEventLogs,
  type Hex,
} from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type RunningApi, startApi } from '../../start-api.ts';
import { createPicture } from '../../testing/upload-files.ts';

/** Each step waits for transactions of a real chain. */
vi.setConfig({ testTimeout: 120_000 });
const PUBLIC = '/storage/v1/';

/** The public file host, which stays the same when the storage behind it changes. */
let host: Server;
let answerFile: (name: string) => Promise<{ status: number; content: Buffer }>;
let stack: TestStack;
let bucket: TestBucket;
let ann: TestUser;
let moved: RunningApi | null = null;
beforeAll(async () => {
  host = createServer((incoming, response) => {
    answerFile(incoming.url!.slice(PUBLIC.length)).then(
      ({ status, content }) => response.writeHead(status).end(content),
      () => response.writeHead(502).end(),
    );
  });
  host.listen(0, '127.0.0.1');
  await once(host, 'listening');
  const { port } = host.address() as AddressInfo;
  bucket = await startTestBucket();
  stack = await startTestStack({ isWhole: true, storagePublicUrl: `http://127.0.0.1:${port}/storage/v1` });
  ann = await newPerson();
}, 180_000);
afterAll(async () => {
  await moved?.close();
  await stack.close();
  await bucket.close();
  host.closeAllConnections();
  host.close();
});

const from = (url: string) => async (name: string) => {
  const response = await fetch(url + PUBLIC + name);
  return { status: response.status, content: Buffer.from(await response.arrayBuffer()) };
};
const chain = () =>
  defineChain({
    id: CHAIN_ID,
    name: 'Nova',
    nativeCurrency: { name: 'Nova', symbol: 'NAC', decimals: 18 },
    rpcUrls: { default: { http: [stack.chain.rpcUrl] } },
  });
const reader = () => createPublicClient({ chain: chain(), transport: http(), pollingInterval: 20 });
const walletOf = (account: TestUser['account']) =>
  createWalletClient({ account, chain: chain(), transport: http() });
const contract = () => ({ abi: novaNFTAbi, address: stack.chain.contracts.NovaNFT!.address });
const sealed = async (sent: Promise<Hex>) => {
  const receipt = await reader().waitForTransactionReceipt({ hash: await sent });
  expect(receipt.status).toBe('success');
  return receipt;
};

async function newPerson(): Promise<TestUser> {
  const user = new TestUser(stack.url);
  await user.signIn();
  await callApi(stack.url, '/functions/v1/welcome-bonus', {
    token: user.accessToken,
    body: { wallet_address: user.address },
  });
  const payer = walletOf(privateKeyToAccount(TEST_KEYS.operator));
  await sealed(payer.sendTransaction({ to: user.address, value: parseEther('1') }));
  await vi.waitFor(
    async () => {
      const { rows } = await stack.database.pool.query<{ points: string }>(
        'select energy_spendable as points from chain.address_stats where address = $1',
        [Buffer.from(user.address.slice(2), 'hex')],
      );
      expect(Number(rows[0]?.points ?? 0)).toBeGreaterThanOrEqual(1_000);
    },
    { timeout: 60_000 },
  );
  return user;
}

async function uploadPicture(url: string, width: number): Promise<Upload> {
  const response = await fetch(`${url}/storage/v1/files?kind=image`, {
    method: 'POST',
    headers: { authorization: `Bearer ${ann.accessToken}` },
    body: new Uint8Array(await createPicture('png', width, 300)),
  });
  expect(response.status).toBe(201);
  return (await response.json()) as Upload;
}

/** Creates a premium NFT with properties, as a user would. */
async function createNft(): Promise<bigint> {
  const { id: image } = await uploadPicture(stack.url, 640);
  const { body } = await callApi(stack.url, '/api/v1/market/metadata', {
    token: ann.accessToken,
    body: {
      name: 'Ebb',
      description: 'Twenty-six low tides.',
      image,
      is_premium: true,
      properties: [{ name: 'Tide', value: 'Ebb' }],
    },
  });
  const args = [0n, (body as PreparedNft).token_uri, true, 500n] as const;
  const { logs } = await sealed(
    walletOf(ann.account).writeContract({ ...contract(), functionName: 'mint', args }),
  );
  return parseEventLogs({ abi: novaNFTAbi, eventName: 'Minted', logs })[0]!.args.tokenId;
}

const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex');
async function download(url: string): Promise<Buffer> {
  const response = await fetch(url);
  expect({ url, status: response.status }).toEqual({ url, status: 200 });
  return Buffer.from(await response.arrayBuffer());
}

/**
 * Reads an NFT as any ERC-721 client would: the URI from the contract, the metadata, and all files it names.
 */
async function readAsClient(tokenId: bigint) {
  const uri = await reader().readContract({ ...contract(), functionName: 'tokenURI', args: [tokenId] });
  const metadata = tokenMetadataSchema.strict().parse(JSON.parse((await download(uri)).toString('utf8')));
  const [image, model] = [await download(metadata.image), await download(metadata.animation_url!)];
  // Both URLs contain the hash of their content.
  expect(metadata.image).toContain(sha256(image));
  expect(metadata.animation_url).toContain(sha256(model));
  const { format, width, height } = await sharp(image).metadata();
  return { metadata, picture: { format, width, height }, model: model.subarray(0, 4).toString('latin1') };
}

/** Copies every file to the bucket and empties the folder. @returns the number of files */
async function moveToBucket(): Promise<number> {
  const store = await openFileStore(bucket.options);
  const entries = await readdir(stack.filesDir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  for (const { parentPath, name } of files) {
    const file = path.join(parentPath, name);
    const key = path.relative(stack.filesDir, file);
    await store.put(key, await readFile(file), 'application/octet-stream');
    await rm(file);
  }
  return files.length;
}

test('an NFT reads the same after its files have moved from a disk to a bucket', async () => {
  answerFile = from(stack.url);
  const tokenId = await createNft();
  const before = await readAsClient(tokenId);
  expect(before).toMatchObject({
    metadata: {
      name: 'Ebb',
      description: 'Twenty-six low tides.',
      attributes: [{ trait_type: 'Tide', value: 'Ebb' }],
    },
    picture: { format: 'webp', width: 640, height: 300 },
    model: 'glTF',
  });
  expect(before.metadata.animation_url).toMatch(/\.glb$/);

  // The image, two smaller sizes in two encodings, the model, and the metadata.
  expect(await moveToBucket()).toBe(7);
  expect((await fetch(before.metadata.image)).status).toBe(404);

  moved = await startApi({
    databaseUrl: stack.database.url,
    rpcUrl: stack.chain.rpcUrl,
    wsUrl: stack.chain.wsUrl,
    host: '127.0.0.1',
    port: 0,
    sessionSecret: 'session secret of throwaway stacks only',
    userHashPepper: 'pepper of throwaway stacks, not of people',
    adminToken: 'admin token of throwaway stacks',
    rateLimitFactor: 0,
    storage: bucket.options,
    logger: pino({ enabled: false }),
  });
  answerFile = from(moved.url);
  expect(await readAsClient(tokenId)).toEqual(before);

  // Serves files directly from the bucket, without any process of Nova.
  answerFile = async (name) => {
    const content = await bucket.read(name);
    return content ? { status: 200, content } : { status: 404, content: Buffer.alloc(0) };
  };
  expect(await readAsClient(tokenId)).toEqual(before);
});

test('a file uploaded after the move goes to the bucket', async () => {
  const count = await bucket.count();
  const { image } = await uploadPicture(moved!.url, 500);
  expect(await bucket.count()).toBe(count + 5);
  const { content } = await from(moved!.url)(new URL(image!.url).pathname.slice(PUBLIC.length));
  expect((await sharp(content).metadata()).width).toBe(500);
});
