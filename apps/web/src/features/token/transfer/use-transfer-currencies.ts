import { NATIVE_COIN } from '@nova/shared/chain/constants';
import { useQuery } from '@tanstack/react-query';
import type { Hex } from 'viem';
import { isAddress } from '../../../lib/chain/is-address.ts';
import { shortenHex } from '../../../lib/format/shorten-hex.ts';
import { tokenApi } from '../token-api.ts';
import { tokenKeys } from '../token-keys.ts';
import { readFunds } from '../send-call.ts';
import type { Currency } from './transfer-order.ts';

const NAC: Currency = { token: null, symbol: NATIVE_COIN.symbol, decimals: NATIVE_COIN.decimals };

/**
 * Returns what a wallet can send: NAC, if the table of native tokens contains it, and the tokens it holds.
 */
export function useCurrencies(address: Hex): {
  currencies: readonly Currency[];
  isNativeMissing: boolean;
  /** The contract of the Energy Points, which are not transferable. */
  ledger: Hex | null;
} {
  const native = useQuery({
    queryKey: tokenKeys.native,
    queryFn: ({ signal }) => tokenApi.listNativeTokens(signal),
  });
  const holdings = useQuery({
    queryKey: tokenKeys.holdings(address),
    queryFn: ({ signal }) => tokenApi.listHoldings(address, signal),
  });
  const { data: ledger = null } = useQuery({
    queryKey: tokenKeys.ledger,
    queryFn: ({ signal }) => tokenApi.findLedger(signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const isNativeMissing = native.data !== undefined && native.data.length === 0;
  const held = (holdings.data?.items ?? []).flatMap(({ token }): Currency[] =>
    token.standard === 'erc20' && token.decimals !== null && token.address !== ledger
      ? [
          {
            token: token.address,
            symbol: token.symbol ?? shortenHex(token.address),
            decimals: token.decimals,
          },
        ]
      : [],
  );
  return { currencies: isNativeMissing ? held : [NAC, ...held], isNativeMissing, ledger };
}

/** Returns a token by its address, for tokens that the wallet does not hold yet. */
export function useNamedToken(address: string) {
  return useQuery({
    queryKey: tokenKeys.named(address),
    queryFn: async ({ signal }): Promise<Currency | null> => {
      const token = await tokenApi.readToken(address, signal);
      if (token.standard !== 'erc20' || token.decimals === null) return null;
      return {
        token: token.address,
        symbol: token.symbol ?? shortenHex(token.address),
        decimals: token.decimals,
      };
    },
    enabled: isAddress(address),
    retry: false,
  });
}

/** Returns the wallet's balance of a currency in smallest units. */
export function useFunds(holder: Hex, currency: Currency | null) {
  return useQuery({
    queryKey: tokenKeys.balance(currency?.token ?? 'NAC', holder),
    queryFn: async ({ signal }) => (await readFunds(holder, currency!.token, signal)).units,
    enabled: currency !== null,
    retry: false,
  });
}
