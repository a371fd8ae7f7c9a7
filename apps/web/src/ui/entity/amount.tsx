import { NATIVE_COIN } from '@nova/shared/chain/constants';
import { formatAmount } from '../../lib/format/format-number.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';

/** An amount of NAC from wei; the title contains the exact value. */
export function Amount({ wei, maximumDecimals = 6 }: { wei: string | bigint; maximumDecimals?: number }) {
  const { language } = useLanguage();
  const value = BigInt(wei);
  const { decimals, symbol } = NATIVE_COIN;
  return (
    <span className="amount" title={`${formatAmount(value, decimals, language, decimals)} ${symbol}`}>
      {formatAmount(value, decimals, language, maximumDecimals)}
      <span className="u">{symbol}</span>
    </span>
  );
}
