import type { TransactionDetail } from '@nova/shared/explorer/schemas';
import { useQuery } from '@tanstack/react-query';
import type { Hex } from 'viem';
import { ApiError } from '../../../lib/api/http.ts';
import { requestChain } from '../../../lib/chain/chain-rpc.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { STALE_MS } from '../../../lib/queries/query-client.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';
import { DecodedValues, Signature } from './decoded-values.tsx';
import type { Decoder } from './use-decoder.ts';

const toHex = (value: bigint | number) => `0x${value.toString(16)}`;

/** Repeats the call on the state before its block and returns the revert data. */
async function readFailure(transaction: TransactionDetail, signal: AbortSignal): Promise<string | null> {
  const { from, to, input, value, gas_limit: gasLimit, block_number: blockNumber } = transaction;
  const call = { from, to, data: input, value: toHex(BigInt(value)), gas: toHex(gasLimit) };
  try {
    await requestChain('eth_call', [call, toHex(blockNumber - 1)], signal);
    return null;
  } catch (error) {
    const data = error instanceof ApiError ? error.details['data'] : undefined;
    return typeof data === 'string' && data.startsWith('0x') ? data : null;
  }
}

/**
 * Why a transaction failed, as reported by the contract; empty without a reason or if the state is pruned.
 */
export function FailureReason({
  transaction,
  decoder,
}: {
  transaction: TransactionDetail;
  decoder: Decoder;
}) {
  const { t } = useTranslation('explorer');
  const { data } = useQuery({
    queryKey: queryKeys.failure(transaction.hash),
    queryFn: ({ signal }) => readFailure(transaction, signal),
    staleTime: STALE_MS.sealed,
  });
  const decoded = data ? decoder.failureOf(data as Hex) : null;
  if (!decoded) return null;
  return (
    <div className="failure">
      <p className="faint small">{t('transaction.failedReason')}</p>
      <Signature decoded={decoded} />
      <DecodedValues decoded={decoded} />
    </div>
  );
}
