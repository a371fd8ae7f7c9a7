import type { Hex } from 'viem';
import { recoverAuthorizationAddress } from 'viem/utils';
import { requestChain } from '../../../lib/chain/chain-rpc.ts';

/** An authorization as the node returns it; numbers are hex. */
interface RpcAuthorization {
  readonly chainId: Hex;
  readonly address: Hex;
  readonly nonce: Hex;
  readonly yParity: Hex;
  readonly r: Hex;
  readonly s: Hex;
}

/** An account's signed permission to run the code of a contract as its own (EIP-7702). */
export interface Authorization {
  /** Position in the list of the transaction. */
  readonly index: number;
  /** The account that signed; null for an invalid signature, or a nonce or chain ID above 2^53, which none has. */
  readonly account: Hex | null;
  /** Contract whose code the account runs; the zero address removes the delegation. */
  readonly code: Hex;
  readonly nonce: bigint;
  /** 0 for every chain. */
  readonly chainId: bigint;
}

async function recover({ address, chainId, nonce, yParity, r, s }: RpcAuthorization): Promise<Hex | null> {
  try {
    const account = await recoverAuthorizationAddress({
      authorization: {
        address,
        chainId: Number(chainId),
        nonce: Number(nonce),
        yParity: Number(yParity),
        r,
        s,
      },
    });
    return account.toLowerCase() as Hex;
  } catch {
    return null;
  }
}

/** Reads the authorizations of a sealed transaction from the node. */
export async function readAuthorizations(hash: string, signal: AbortSignal): Promise<Authorization[]> {
  const transaction = await requestChain<{ authorizationList?: RpcAuthorization[] } | null>(
    'eth_getTransactionByHash',
    [hash],
    signal,
  );
  return Promise.all(
    (transaction?.authorizationList ?? []).map(async (each, index) => ({
      index,
      account: await recover(each),
      code: each.address,
      nonce: BigInt(each.nonce),
      chainId: BigInt(each.chainId),
    })),
  );
}
