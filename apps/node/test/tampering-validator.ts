import { onTestFinished } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import type { AddressInfo } from 'node:net';
import { decodeHeader, encodeHeader, type Header } from '../src/chain/header.ts';
import { seal } from '../src/chain/sealing/seal.ts';
import { bytesToHex, hexToBytes } from '../src/encoding/hex.ts';
import type { RunningNode } from '../src/start-node.ts';
import { VALIDATOR_KEY } from './test-node.ts';

const wrong = (): Uint8Array => new Uint8Array(32).fill(7);

/** Changes that make a header invalid although the validator signed it. */
const CHANGES: Record<string, (header: Header) => Partial<Header>> = {
  parent: () => ({ parentHash: wrong() }),
  stateRoot: () => ({ stateRoot: wrong() }),
  receiptsRoot: () => ({ receiptsRoot: wrong() }),
  logsBloom: () => ({ logsBloom: new Uint8Array(256).fill(1) }),
  gasUsed: ({ gasUsed }) => ({ gasUsed: gasUsed + 1n }),
  past: ({ timestamp }) => ({ timestamp: timestamp - 1_000 }),
  future: ({ timestamp }) => ({ timestamp: timestamp + 1_000 }),
  vanity: ({ extraData }) => ({
    extraData: Uint8Array.from(extraData, (byte, at) => (at === 20 ? 1 : byte)),
  }),
  coinbase: () => ({ coinbase: new Uint8Array(20).fill(9) }),
  gasLimit: () => ({ gasLimit: 1n }),
  mixHash: () => ({ mixHash: wrong() }),
};

/** One of CHANGES, `seal` or `transaction`. */
export type Tampering = string;

type Raw = [header: string, transaction: string];

function tamper([header, transaction]: Raw, error: Tampering, other: string): Raw {
  if (error === 'transaction') return [header, other];
  const decoded = decodeHeader(hexToBytes(header));
  const key = error === 'seal' ? new Uint8Array(32).fill(5) : hexToBytes(VALIDATOR_KEY);
  const changed = { ...decoded, ...CHANGES[error]?.(decoded) };
  return [bytesToHex(encodeHeader(seal(changed, key))), transaction];
}

/** Proxies a validator and changes its block `number` in transit, to simulate a malicious validator. */
export async function tamperingValidator(
  validator: RunningNode,
  number: number,
  error: Tampering,
): Promise<{ url: string }> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => {
    for (const client of server.clients) client.terminate();
    server.close();
  });
  const other = bytesToHex(validator.chain.blocks.byNumber(1)!.body!.transaction.raw);
  server.on('connection', (client) => {
    const real = new WebSocket(validator.wsUrl);
    const opened = new Promise((resolve) => real.once('open', resolve));
    client.on('close', () => real.terminate());
    client.on('message', async (data) => {
      await opened;
      real.send((data as Buffer).toString('utf8'));
    });
    real.on('message', (data) => {
      const answer = JSON.parse((data as Buffer).toString('utf8')) as { result?: { blocks?: Raw[] } };
      const blocks = answer.result?.blocks;
      if (blocks !== undefined) {
        answer.result!.blocks = blocks.map((raw) =>
          decodeHeader(hexToBytes(raw[0])).number === number ? tamper(raw, error, other) : raw,
        );
      }
      client.send(JSON.stringify(answer));
    });
  });
  return { url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
