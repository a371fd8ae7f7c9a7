import {
  type BlockEnvironment,
  environmentOf,
  nextEnvironmentFields,
} from '../../chain/block-environment.ts';
import type { CallPosition } from '../../chain/evm/call-evms.ts';
import { rulesAt } from '../../chain/genesis/schedule.ts';
import type { ChainView } from '../../chain/chain-view.ts';
import type { Message } from '../../chain/evm/message.ts';
import { checksumAddress } from '../../encoding/checksum-address.ts';
import { meansNextBlock, requireBlock } from '../block-tag.ts';
import { RPC_CODE, RpcError } from '../errors.ts';
import type { BlockTag, CallRequest } from '../params.ts';

const NO_ADDRESS = new Uint8Array(20);
const NO_DATA = new Uint8Array(0);

/** The state and block environment of a call. */
export interface CallTarget {
  place: CallPosition;
  environment: BlockEnvironment;
}

/**
 * Calls on `latest` and `pending` run in the next block's environment, because the head of an idle chain may
 * have an old timestamp; calls on a numbered block run in that block's own.
 */
export function callTarget(chain: ChainView, tag: BlockTag): CallTarget {
  const block = requireBlock(chain, tag);
  const fields = meansNextBlock(tag)
    ? nextEnvironmentFields(block, Math.floor(chain.clock() / 1000), chain.schedule)
    : block.header;
  const { fork } = rulesAt(chain.schedule, fields.timestamp);
  return { place: { state: block.state, fork }, environment: environmentOf(fields) };
}

/** @throws RpcError if the request is for another chain */
export function requireOwnChain({ chainId }: CallRequest, chain: Pick<ChainView, 'chainId'>): void {
  if (chainId === undefined || chainId === BigInt(chain.chainId)) return;
  throw new RpcError(
    RPC_CODE.server,
    `chainId does not match node's (have=${chainId}, want=${chain.chainId})`,
  );
}

/**
 * Returns the sender's price per gas. Without a price in the request, gas is free and the base fee ignored,
 * as in geth.
 */
function priceOf(request: CallRequest, baseFee: bigint): bigint {
  const cap = request.gasPrice ?? request.maxFeePerGas;
  const tip = request.gasPrice ?? request.maxPriorityFeePerGas ?? 0n;
  if (cap === undefined) return request.maxPriorityFeePerGas ?? 0n;
  if (cap === 0n) return 0n;
  if (cap < baseFee) {
    throw new RpcError(
      RPC_CODE.server,
      `max fee per gas less than block base fee: address ${checksumAddress(request.from ?? NO_ADDRESS)}, maxFeePerGas: ${cap}, baseFee: ${baseFee}`,
    );
  }
  if (request.gasPrice !== undefined) return cap;
  const price = baseFee + tip;
  return price < cap ? price : cap;
}

/**
 * Returns the message of a call request.
 * @throws RpcError if its prices are invalid in the block
 */
export function toMessage(request: CallRequest, { header }: BlockEnvironment): Message {
  const { maxFeePerGas, maxPriorityFeePerGas } = request;
  if (
    maxFeePerGas !== undefined &&
    maxPriorityFeePerGas !== undefined &&
    maxFeePerGas < maxPriorityFeePerGas
  ) {
    throw new RpcError(
      RPC_CODE.server,
      `maxFeePerGas (${maxFeePerGas}) < maxPriorityFeePerGas (${maxPriorityFeePerGas})`,
    );
  }
  return {
    sender: request.from ?? NO_ADDRESS,
    to: request.to ?? null,
    value: request.value ?? 0n,
    data: request.input ?? request.data ?? NO_DATA,
    accessList: request.accessList,
    authorizationList: request.authorizationList,
    gasPrice: priceOf(request, header.baseFeePerGas ?? 0n),
  };
}

/**
 * Returns the environment that the message sees. Without a price in the request, the base fee is 0 despite
 * overrides: as in geth, no price is below the fee.
 */
export function seenBy({ gasPrice }: Message, { header }: BlockEnvironment): BlockEnvironment {
  return { header: gasPrice === 0n ? { ...header, baseFeePerGas: 0n } : header };
}
