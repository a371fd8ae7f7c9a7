import { NATIVE_COIN } from '@nova/shared/chain/constants';
import { USDT_DECIMALS } from '@nova/shared/presale/constants';
import { formatAmount } from '../../lib/format/format-number.ts';
import type { Language } from '@nova/shared/language/language';
import { useLanguage } from '../../lib/i18n/use-language.ts';

const SHOWN_DECIMALS = 6;

/** Formats USDT exactly, in the notation of the language. */
export function formatUsdt(units: bigint, language: Language): string {
  return formatAmount(units, USDT_DECIMALS, language, USDT_DECIMALS);
}

/** Formats NAC with up to six decimals, in the notation of the language. */
export function formatNac(wei: bigint, language: Language): string {
  return formatAmount(wei, NATIVE_COIN.decimals, language, SHOWN_DECIMALS);
}

/** Formats whole coins for the statistics of the sale, rounded down. */
export function formatWholeNac(wei: bigint, language: Language): string {
  return formatAmount(wei, NATIVE_COIN.decimals, language, wei < 10n ** 18n ? SHOWN_DECIMALS : 0);
}

/** An amount of USDT with its unit. */
export function Usdt({ units }: { units: bigint }) {
  const { language } = useLanguage();
  return (
    <span className="amount">
      {formatUsdt(units, language)}
      <span className="u">USDT</span>
    </span>
  );
}
