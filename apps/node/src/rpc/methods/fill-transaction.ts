import { leastTipWei } from '@nova/shared/chain/constants';
import { z } from 'zod';
import type { Chain } from '../../chain/chain.ts';
import type { ChainView } from '../../chain/chain-view.ts';
import { bigIntToBytes, bytesToHex, type Hex, quantity } from '../../encoding/hex.ts';
import { encodeRlp, type Rlp } from '../../encoding/rlp.ts';
import { keccak256 } from '../../crypto/keccak.ts';
import { requireOwnChain } from '../calls/call-target.ts';
import { invalidParams, RPC_CODE, RpcError } from '../errors.ts';
import type { RpcContext, RpcMethod, RpcMethods } from '../method.ts';
import { callParam, type CallRequest } from '../params.ts';
import { RawJson } from '../format/raw-json.ts';

const NOTHING = new Uint8Array(0);

/** One price, as legacy transactions and those of EIP-2930 have, or the two of EIP-1559. */
type Fees = { gasPrice: bigint } | { maxFeePerGas: bigint; maxPriorityFeePerGas: bigint };

/** The missing fields of an unsigned transaction, and its type. */
interface Filled {
  type: 0 | 1 | 2;
  nonce: bigint;
  gas: bigint;
  fees: Fees;
}

/** Returns the transaction with an empty signature as geth does: its type and the RLP of its fields. */
function encodeUnsigned(
  chainId: number,
  request: CallRequest,
  { type, nonce, gas, fees }: Filled,
): Uint8Array {
  const prices = 'gasPrice' in fees ? [fees.gasPrice] : [fees.maxPriorityFeePerGas, fees.maxFeePerGas];
  const accessList = request.accessList.map(({ address, storageKeys }) => [address, storageKeys]);
  const fields: Rlp[] = [
    ...(type === 0 ? [] : [bigIntToBytes(BigInt(chainId))]),
    bigIntToBytes(nonce),
    ...prices.map(bigIntToBytes),
    bigIntToBytes(gas),
    request.to ?? NOTHING,
    bigIntToBytes(request.value ?? 0n),
    dataOf(request),
    ...(type === 0 ? [] : [accessList]),
    NOTHING,
    NOTHING,
    NOTHING,
  ];
  const encoded = encodeRlp(fields);
  return type === 0 ? encoded : Buffer.concat([Uint8Array.of(type), encoded]);
}

const dataOf = ({ input, data }: CallRequest): Uint8Array => input ?? data ?? NOTHING;

function describe(
  chainId: number,
  request: CallRequest,
  filled: Filled,
  raw: Uint8Array,
): Record<string, unknown> {
  const { type, nonce, gas, fees } = filled;
  const isOnePrice = 'gasPrice' in fees;
  const accessList = request.accessList.map(({ address, storageKeys }) => ({
    address: bytesToHex(address),
    storageKeys: storageKeys.map(bytesToHex),
  }));
  return {
    type: quantity(type),
    // The chain of a legacy transaction is part of its signature.
    ...(type !== 0 && { chainId: quantity(chainId) }),
    nonce: quantity(nonce),
    to: request.to == null ? null : bytesToHex(request.to),
    gas: quantity(gas),
    gasPrice: isOnePrice ? quantity(fees.gasPrice) : null,
    maxPriorityFeePerGas: isOnePrice ? null : quantity(fees.maxPriorityFeePerGas),
    maxFeePerGas: isOnePrice ? null : quantity(fees.maxFeePerGas),
    value: quantity(request.value ?? 0n),
    input: bytesToHex(dataOf(request)),
    ...(type !== 0 && { accessList, yParity: '0x0' }),
    v: '0x0',
    r: '0x0',
    s: '0x0',
    hash: bytesToHex(keccak256(raw)),
  };
}

function feesOf(chain: ChainView, { gasPrice, maxFeePerGas, maxPriorityFeePerGas }: CallRequest): Fees {
  if (gasPrice !== undefined) return { gasPrice };
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
        requireOwnChain(request, chain);
        if (request.authorizationList.length > 0) throw invalidParams('authorizations are not filled in');
        if (request.to == null && dataOf(request).length === 0)
          throw new RpcError(RPC_CODE.server, 'contract creation without any data provided');
        const gas = request.gas ?? (await estimateGas(estimate, params[0], context));
        const nonce = request.nonce ?? chain.pool.nextNonce(request.from ?? new Uint8Array(20));
        const fees = feesOf(chain, request);
        const onePriceType = request.accessList.length > 0 ? 1 : 0;
        const filled: Filled = { type: 'gasPrice' in fees ? onePriceType : 2, nonce, gas, fees };
        const raw = encodeUnsigned(chain.chainId, request, filled);
        return { raw: bytesToHex(raw) satisfies Hex, tx: describe(chain.chainId, request, filled, raw) };
      },
    },
  };
}
