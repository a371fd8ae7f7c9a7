import { z } from 'zod';
import type { Block } from '../chain/block.ts';
import type { Chain } from '../chain/chain.ts';
import { genesisConfigToJson } from '../chain/genesis/genesis-config-json.ts';
import { bytesToHex, type Hex, hexToBytes, quantity } from '../encoding/hex.ts';
import { RPC_CODE, RpcError } from '../rpc/errors.ts';
import { method, type RpcContext, type RpcMethods } from '../rpc/method.ts';
import { countParam, dataParam, hashParam, noParams } from '../rpc/params.ts';
import type { Subscriber } from '../rpc/subscriber.ts';
import { yieldToEventLoop } from '../rpc/calls/yield-to-event-loop.ts';
import type { EvidenceFolder } from './evidence.ts';
import { PeerRefusedError, type Peers } from './peers.ts';

/** Maximum number of blocks per nova_getRawBlocks request. */
export const MAX_RAW_BLOCKS = 500;
/** Number of characters after which a response ends early. */
const MAX_RAW_LENGTH = 16 * 1024 * 1024;

const headParam = z
  .object({ number: countParam, hash: hashParam })
  .transform(({ number, hash }) => ({ number, hash: hexToBytes(hash) as Uint8Array }));
const followParam = z.object({ signature: dataParam, client: z.string().max(100), head: headParam });
const none = noParams;

/** Returns a block as transmitted: [RLP of the header, signed transaction]. */
const toRaw = ({ headerRlp, body }: Block): [Hex, Hex] => [
  bytesToHex(headerRlp),
  body === null ? '0x' : bytesToHex(body.transaction.raw),
];

function connectionOf({ subscriber }: RpcContext): Subscriber {
  if (subscriber === undefined) throw new RpcError(RPC_CODE.server, 'followers connect over a WebSocket');
  return subscriber;
}

function orRefuse<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof PeerRefusedError) throw new RpcError(RPC_CODE.server, error.message);
    throw error;
  }
}

/**
 * Returns RPC methods for followers: proving an identity, reading blocks to execute them again, and listing
 * the connections.
 */
export function followMethods(chain: Chain, peers: Peers, evidence: EvidenceFolder): RpcMethods {
  return {
    nova_hello: method(none, (_, context) => ({
      chainId: quantity(chain.chainId),
      genesisHash: bytesToHex(chain.genesis.hash),
      schedule: chain.schedule,
      challenge: bytesToHex(peers.challenge(connectionOf(context))),
    })),
    nova_follow: method(z.tuple([followParam]), ([{ signature, client, head }], context) => {
      const connection = connectionOf(context);
      return connection.open((notify) => {
        orRefuse(() => peers.join(connection, signature, client, head));
        const report = ({ header, hash }: Block): void =>
          notify({ number: quantity(header.number), hash: bytesToHex(hash) });
        chain.events.on('block', report);
        return () => {
          chain.events.off('block', report);
          peers.leave(connection);
        };
      });
    }),
    nova_followed: method(z.tuple([headParam]), ([head], context) => {
      orRefuse(() => peers.report(connectionOf(context), head));
      return true;
    }),
    nova_getRawBlocks: method(z.tuple([countParam, countParam]), async ([from, count]) => {
      const end = Math.min(from + Math.min(count, MAX_RAW_BLOCKS), chain.head.header.number + 1);
      const raw: [Hex, Hex][] = [];
      let length = 0;
      const turn = yieldToEventLoop();
      for (let number = from; number < end && length < MAX_RAW_LENGTH; number++) {
        const block = toRaw(chain.blocks.byNumber(number)!);
        length += block[0].length + block[1].length;
        raw.push(block);
        await turn();
      }
      return { head: quantity(chain.head.header.number), blocks: raw };
    }),
    nova_genesis: method(none, () => genesisConfigToJson(chain.genesisConfig)),
    nova_peers: method(none, () =>
      peers.list().map(({ id, client, number, connectedAt, reportedAt }) => ({
        id,
        client,
        number: quantity(number),
        connectedAt: new Date(connectedAt).toISOString(),
        reportedAt: new Date(reportedAt).toISOString(),
      })),
    ),
    nova_evidence: method(none, () => evidence.list()),
    net_peerCount: method(none, () => quantity(peers.count)),
  };
}
