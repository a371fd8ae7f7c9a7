import { leastTipWei } from '@nova/shared/chain/constants';
import { z } from 'zod';
import type { Chain } from '../../chain/chain.ts';
import type { ChainView } from '../../chain/chain-view.ts';
import { bigIntToBytes, bytesToHex, type Hex, quantity } from '../../encoding/hex.ts';
import { encodeRlp, type Rlp } from '../../encoding/rlp.ts';
import { keccak256 } from '../../crypto/keccak.ts';
import { invalidParams } from '../errors.ts';
import type { RpcContext, RpcMethod, RpcMethods } from '../method.ts';
import { callParam, type CallRequest } from '../params.ts';
import { RawJson } from '../format/raw-json.ts';

const NOTHING = new Uint8Array(0);

/** The fields of an unsigned type 2 transaction. */
interface Filled {
  nonce: bigint;
  gas: bigint;
  maxFeePerGas: bigint;
  maxPriorityFeePerGas: bigint;
}

/** Returns the RLP of the transaction with an empty signature, as geth does. */
function encodeUnsigned(chainId: number, request: CallRequest, filled: Filled): Uint8Array {
  const fields: Rlp[] = [
    bigIntToBytes(BigInt(chainId)),
    bigIntToBytes(filled.nonce),
    bigIntToBytes(filled.maxPriorityFeePerGas),
    bigIntToBytes(filled.maxFeePerGas),
    bigIntToBytes(filled.gas),
    request.to ?? NOTHING,
    bigIntToBytes(request.value ?? 0n),
    request.input ?? request.data ?? NOTHING,
    request.accessList.map(({ address, storageKeys }) => [address, storageKeys]),
    NOTHING,
    NOTHING,
    NOTHING,
  ];
  return Buffer.concat([Uint8Array.of(2), encodeRlp(fields)]);
}

function describe(
  chainId: number,
  request: CallRequest,
  filled: Filled,
  raw: Uint8Array,
): Record<string, unknown> {
  return {
    type: '0x2',
    chainId: quantity(chainId),
    nonce: quantity(filled.nonce),
    to: request.to == null ? null : bytesToHex(request.to),
    gas: quantity(filled.gas),
    gasPrice: null,
    maxPriorityFeePerGas: quantity(filled.maxPriorityFeePerGas),
    maxFeePerGas: quantity(filled.maxFeePerGas),
    value: quantity(request.value ?? 0n),
    input: bytesToHex(request.input ?? request.data ?? NOTHING),
    accessList: request.accessList.map(({ address, storageKeys }) => ({
      address: bytesToHex(address),
      storageKeys: storageKeys.map(bytesToHex),
    })),
    v: '0x0',
    yParity: '0x0',
    r: '0x0',
    s: '0x0',
    hash: bytesToHex(keccak256(raw)),
  };
}

function feesOf(
  chain: ChainView,
  { gasPrice, maxFeePerGas, maxPriorityFeePerGas }: CallRequest,
): Omit<Filled, 'nonce' | 'gas'> {
  if (gasPrice !== undefined) return { maxFeePerGas: gasPrice, maxPriorityFeePerGas: gasPrice };
  const baseFeeWei = chain.head.header.baseFeePerGas;
  const tip = maxPriorityFeePerGas ?? leastTipWei(baseFeeWei);
  return { maxPriorityFeePerGas: tip, maxFeePerGas: maxFeePerGas ?? 2n * baseFeeWei + tip };
}

/**
 * Estimates the gas of the original transaction without its fees, so that the estimate does not fail because
 * of them.
 */
async function estimateGas(
  estimate: RpcMethod,
  transactionRequest: unknown,
  context: RpcContext,
): Promise<bigint> {
  const fees = { gasPrice: undefined, maxFeePerGas: undefined, maxPriorityFeePerGas: undefined };
  const free = { ...(transactionRequest as object), ...fees };
  const gas = await estimate.call([free], context);
  // A result from the other thread arrives as JSON text.
  return BigInt(z.string().parse(gas instanceof RawJson ? JSON.parse(gas.text) : gas));
}

/**
 * Methods that add missing nonce, gas and fees before a transaction is signed. Only the gas requires the EVM
 * (`estimate`); a transaction that specifies its gas does not wait for other calls.
 */
export function fillMethods(chain: Chain, estimate: RpcMethod): RpcMethods {
  return {
    eth_fillTransaction: {
      async call(params, context) {
        const [request] = z.tuple([callParam]).parse(params);
        if (request.authorizationList.length > 0) throw invalidParams('authorizations are not filled in');
        const gas = request.gas ?? (await estimateGas(estimate, params[0], context));
        const nonce = request.nonce ?? chain.pool.nextNonce(request.from ?? new Uint8Array(20));
        const filled = { nonce, gas, ...feesOf(chain, request) };
        const raw = encodeUnsigned(chain.chainId, request, filled);
        return { raw: bytesToHex(raw) satisfies Hex, tx: describe(chain.chainId, request, filled, raw) };
      },
    },
  };
}
