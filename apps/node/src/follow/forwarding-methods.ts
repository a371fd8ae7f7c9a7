import { z } from 'zod';
import type { Hex } from '../encoding/hex.ts';
import { RPC_CODE, RpcError } from '../rpc/errors.ts';
import { noParams } from '../rpc/params.ts';
import { method, type RpcMethods } from '../rpc/method.ts';
import type { Follower } from './follower.ts';
import { RemoteError } from './validator-connection.ts';

/**
 * Returns the RPC methods of a follower, which forwards transactions to the validator and returns its
 * answers.
 */
export function forwardingMethods(follower: Follower): RpcMethods {
  const forward = (name: string) =>
    method(z.array(z.unknown()), async (params) => {
      const { connection } = follower;
      if (connection === null) {
        throw new RpcError(
          RPC_CODE.server,
          'this follower is not connected to its validator; send the transaction to the validator or retry',
        );
      }
      try {
        return await connection.call(name, [...params]);
      } catch (error) {
        if (error instanceof RemoteError)
          throw new RpcError(error.code, error.message, error.data as Hex | undefined);
        throw new RpcError(
          RPC_CODE.server,
          'the validator did not respond; check for a receipt before sending again',
        );
      }
    });
  return {
    eth_sendRawTransaction: forward('eth_sendRawTransaction'),
    eth_sendRawTransactionSync: forward('eth_sendRawTransactionSync'),
    txpool_status: forward('txpool_status'),
    txpool_content: forward('txpool_content'),
    eth_syncing: method(noParams, () => follower.syncing),
  };
}
