import { randomUUID } from 'node:crypto';
import { composeBridgePurchase } from '@nova/testing/presale/bridge-buyer';
import { encodeTransfer, slowToken } from '@nova/testing/engines/evm-code';
import { concatHex, getContractAddress, numberToHex, type Hex } from 'viem';
import type { HostileClient } from './hostile-client.ts';

const BLAKE2F: Hex = '0x0000000000000000000000000000000000000009';
/** Gas limit of a block, which no transaction can use, and the maximum of a single transaction. */
const BLOCK_GAS = 30_000_000;
const TRANSACTION_GAS = 16_777_216;
const DEAD: Hex = '0x000000000000000000000000000000000000dead';

/** Returns the input of the blake2f precompile for a number of rounds; each round costs one gas. */
const blakeRounds = (rounds: number): Hex =>
  concatHex([numberToHex(rounds, { size: 4 }), numberToHex(0, { size: 209 })]);

/** Init code that loops until its gas is used up. */
const ENDLESS: Hex = '0x5b600056';

const EDGE_NUMBERS = ['1e-7', '-1', '0', '1e308', '0.012345678', '9007199254740993', '-0', '1e21'];

/** A small image that takes a renderer minutes: a morphology filter with a huge radius. */
const SLOW_SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="4000"><filter id="a">' +
  '<feMorphology operator="dilate" radius="1900"/>'.repeat(12) +
  '</filter><rect width="4000" height="4000" fill="red" filter="url(#a)"/></svg>';

/** A small GLB that makes a viewer allocate 2^31 points. */
const ENDLESS_MODEL = createModel({
  asset: { version: '2.0' },
  accessors: [{ componentType: 5126, count: 2 ** 31, type: 'VEC3', min: [0, 0, 0], max: [0, 0, 0] }],
  meshes: [{ primitives: [{ mode: 0, attributes: { POSITION: 0 } }] }],
  nodes: [{ mesh: 0 }],
  scenes: [{ nodes: [0] }],
});

function createModel(gltf: object): Buffer {
  const text = JSON.stringify(gltf);
  const json = Buffer.from(text.padEnd(Math.ceil(text.length / 4) * 4));
  const head = Buffer.alloc(20);
  [0x46546c67, 2, head.length + json.length, json.length, 0x4e4f534a].forEach((word, place) =>
    head.writeUInt32LE(word, place * 4),
  );
  return Buffer.concat([head, json]);
}

const MEGABYTE = 1024 * 1024;

type Attack = (client: HostileClient) => Promise<unknown>;

/** Each attack is one request or transaction that has stopped a part of the system in the past. */
export const ATTACKS: Readonly<Record<string, Attack>> = {
  'a transaction with as many rounds of blake2f as it may pay for': (client) => {
    const gas = client.random.pick([TRANSACTION_GAS, TRANSACTION_GAS, BLOCK_GAS]);
    return client.send({ to: BLAKE2F, data: blakeRounds(gas - 700_000), gas: BigInt(gas) });
  },

  'a transaction that loops': (client) => {
    const gas = client.random.isOneIn(3) ? TRANSACTION_GAS : 2_000_000 + client.random.below(3_000_000);
    return client.send({ data: ENDLESS, gas: BigInt(gas) });
  },

  'a token whose views never end': async (client) => {
    const hash = await client.send({ data: slowToken(), gas: 500_000n });
    if (!hash) return;
    const answer = await client.rpc('eth_getTransactionByHash', [hash]);
    const nonce = (answer?.body as { result?: { nonce?: Hex } } | undefined)?.result?.nonce;
    if (!nonce) return;
    const token = getContractAddress({ from: client.user.address, nonce: BigInt(nonce) });
    await client.send({ to: token, data: encodeTransfer(DEAD, client.user.address, 1n), gas: 100_000n });
  },

  '25 expensive calls at once': (client) =>
    Promise.all(
      Array.from({ length: 25 }, (_, index) =>
        client.rpc('eth_call', [
          index % 2 ? { data: ENDLESS } : { to: BLAKE2F, data: blakeRounds(9_000_000) },
          'latest',
        ]),
      ),
    ),

  'a request id in the form of the server’s own': async (client) => {
    const { body } = (await client.call('/api/v1/transactions?limit=1')) ?? {};
    const hash = (body as { items?: { hash: string }[] } | undefined)?.items?.[0]?.hash;
    const ids = [`welcome_bonus:${client.user.address}`, `presale_purchase:${hash}:0`];
    await client.call('/functions/v1/energy-points', {
      token: client.user.accessToken,
      body: {
        action: 'reward_action',
        user_id: client.user.userId,
        wallet_address: client.user.address,
        action_key: 'button_click',
        request_id: client.random.pick(ids),
      },
    });
  },

  'a path of slashes': (client) => client.call(`/${'/'.repeat(15_500)}x`),

  'an SVG that takes a renderer minutes': (client) =>
    client.call('/storage/v1/files?kind=logo', {
      method: 'POST',
      token: client.user.accessToken,
      body: SLOW_SVG,
      headers: { 'content-type': 'application/octet-stream' },
    }),

  'ten password resets with invented links': (client) =>
    Promise.all(
      Array.from({ length: 10 }, () =>
        client.call('/auth/v1/password/reset', {
          body: { token: client.random.hex(32).slice(2), password: `invented ${randomUUID()}` },
        }),
      ),
    ),

  'a card purchase that is never paid': (client) =>
    client.call('/api/v1/presale/card-sessions', {
      token: client.user.accessToken,
      body: {
        usdt_units: client.random.pick(['1000000', '5000000000']),
        phase: 1,
        accepts_risks: true,
        request_id: randomUUID(),
      },
    }),

  'a bridge payment that does not exist': async (client) => {
    const data = await composeBridgePurchase(client.user.account, {
      usdt: '1',
      requestId: randomUUID(),
      txHash: client.random.hex(32),
    });
    await client.call('/functions/v1/wallet-operations', { body: { action: 'purchase_presale', data } });
  },

  'a bridge payment that cannot be delivered whole': async (client) => {
    const data = await composeBridgePurchase(client.user.account, {
      usdt: '90000',
      requestId: randomUUID(),
      txHash: client.random.hex(32),
    });
    await client.call('/functions/v1/wallet-operations', { body: { action: 'purchase_presale', data } });
  },

  'the token of a session that has ended': async (client) => {
    const session = await client.openSession();
    if (!session) return;
    const { refresh_token, access_token: token } = session;
    await client.call('/auth/v1/sign-out', { body: { refresh_token } });
    const wallet = await client.openSession(token);
    if (wallet) throw new Error('an ended session has connected a wallet');
  },

  'a purchase in the name of somebody else, at the edge of what JSON can write': (client) => {
    const amount = client.random.pick(EDGE_NUMBERS);
    const data = `{"address":"${client.random.hex(20)}","usdtAmount":${amount},"signature":"garbage"}`;
    return client.call('/functions/v1/wallet-operations', {
      body: `{"action":"purchase_presale","data":${data}}`,
      headers: { 'content-type': 'application/json' },
    });
  },

  'a model that asks for 2^31 points': (client) =>
    client.call('/storage/v1/files?kind=model', {
      method: 'POST',
      token: client.user.accessToken,
      body: ENDLESS_MODEL,
      headers: { 'content-type': 'application/octet-stream' },
    }),

  'ten bodies that are announced and never sent': (client) =>
    Promise.all(
      Array.from({ length: 10 }, () => client.announceBody('/storage/v1/files?kind=image', 8 * MEGABYTE)),
    ),

  'five calls of a megabyte each': (client) => {
    const data = `0x${'00'.repeat(MEGABYTE / 2 - 200)}`;
    return Promise.all(
      Array.from({ length: 5 }, () => client.rpc('eth_call', [{ to: DEAD, data, gas: '0x1' }, 'latest'])),
    );
  },

  'thirty subscriptions under one id': (client) => client.subscribe(30),

  'the description of the api, twenty times': (client) =>
    Promise.all(Array.from({ length: 20 }, () => client.call('/openapi.json'))),

  '100 filters of one client': (client) => {
    const filter = (id: number) => ({ jsonrpc: '2.0', id, method: 'eth_newFilter', params: [{}] });
    return client.call('/rpc', { body: Array.from({ length: 100 }, (_, id) => filter(id)) });
  },

  'a flood of pages': (client) =>
    Promise.all(Array.from({ length: 40 }, (_, page) => client.call(`/explorer/block/${page}`))),
};
