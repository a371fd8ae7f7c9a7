import { NATIVE_COIN } from '@nova/shared/chain/constants';
import { formatAmount } from '../../lib/format/format-number.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';

const PRICE_DECIMALS = 6;

/** Returns a function that writes a price for a sentence, without the symbol of the coin. */
export function useFormatPrice(): (priceWei: bigint) => string {
  const { language } = useLanguage();
  return (priceWei) => formatAmount(priceWei, NATIVE_COIN.decimals, language, PRICE_DECIMALS);
}
