import { custom, type Hex, keccak256, type Transport } from 'viem';
import type { Doors } from './doors.ts';
import { Unreachable } from './endings.ts';

const PATIENCE_MS = 120_000;
const PAUSE_MS = 500;
/** The gateway's word for a node that is away. */
const AWAY = -32_002;

interface RpcAnswer {
  readonly result?: unknown;
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown };
}

/** The chain behind the doors, for a wallet. A node that is away is asked again, with the same bytes. */
export function createTransport(doors: Doors): Transport {
  let calls = 0;
  const request = async ({ method, params }: { method: string; params?: unknown }): Promise<unknown> => {
    const deadline = Date.now() + PATIENCE_MS;
    for (let attempt = 0; ; attempt++) {
      const body = { jsonrpc: '2.0', id: ++calls, method, params: params ?? [] };
      const { result, error } = await doors.ask<RpcAnswer>('/rpc', { body });
      if (!error) return result;
      if (error.code === AWAY) {
        if (Date.now() > deadline) throw new Unreachable('The chain of this Nova does not answer.');
        await doors.rest(PAUSE_MS);
        continue;
      }
      if (attempt > 0 && wasTaken(method, error.message)) return keccak256((params as [Hex])[0]);
      throw Object.assign(new Error(error.message), error);
    }
  };
  return custom({ request }, { retryCount: 0 });
}

/** The try before had come through, and only its answer was lost. */
function wasTaken(method: string, message: string): boolean {
  return method === 'eth_sendRawTransaction' && /already known|nonce too low/.test(message);
}
