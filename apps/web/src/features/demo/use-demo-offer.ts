import { NATIVE_COIN } from '@nova/shared/chain/constants';
import type { DemoType } from '@nova/shared/demo/constants';
import type { DemoOffer } from '@nova/shared/demo/schemas';
import { USDT_DECIMALS } from '@nova/shared/presale/constants';
import { useQuery } from '@tanstack/react-query';
import { requestJson } from '../../lib/api/http.ts';
import { formatAmount, formatInteger } from '../../lib/format/format-number.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { STALE_MS } from '../../lib/queries/query-client.ts';

export interface DemoOfferTexts {
  /** Whether the assets of a demo have value on this network; undefined until the server has answered. */
  readonly hasValue: boolean | undefined;
  /** Returns the assets that a type of demo starts with; undefined until they are known. */
  readonly fundsOf: (type: DemoType) => string | undefined;
}

/**
 * Returns the assets that the server gives to a demo wallet.
 * Nothing is promised before the server has answered.
 */
export function useDemoOffer(): DemoOfferTexts {
  const { t } = useTranslation('demo');
  const { language } = useLanguage();
  const { data } = useQuery({
    queryKey: ['demo', 'offer'],
    queryFn: ({ signal }) => requestJson<DemoOffer>('/api/v1/demo/offer', { signal }),
    staleTime: STALE_MS.catalogue,
  });
  const fundsOf = (type: DemoType) => {
    const funds = data?.kinds.find(({ demo_type: demoType }) => demoType === type);
    if (!funds) return undefined;
    const [gasWei, usdtUnits] = [BigInt(funds.gas_wei), BigInt(funds.usdt_units)];
    const parts = [
      funds.points > 0 ? t('funds.points', { points: formatInteger(funds.points, language) }) : null,
      gasWei > 0n ? t('funds.nac', { nac: formatAmount(gasWei, NATIVE_COIN.decimals, language) }) : null,
      usdtUnits > 0n ? t('funds.usdt', { usdt: formatAmount(usdtUnits, USDT_DECIMALS, language) }) : null,
    ].filter((part) => part !== null);
    return parts.length > 0 ? parts.join(', ') : t('funds.none');
  };
  return { hasValue: data?.has_value, fundsOf };
}
