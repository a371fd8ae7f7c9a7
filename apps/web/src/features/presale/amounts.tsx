import { NATIVE_COIN } from '@nova/shared/chain/constants';
import { USDT_DECIMALS } from '@nova/shared/presale/constants';
import { formatAmount } from '../../lib/format/format-number.ts';
import type { Language } from '../../lib/i18n/language.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';

const SHOWN_DECIMALS = 6;

/** USDT as the language writes it, exact. */
export function formatUsdt(units: bigint, language: Language): string {
  return formatAmount(units, USDT_DECIMALS, language, USDT_DECIMALS);
}

/** NAC as the language writes it, down to six decimals. */
export function formatNac(wei: bigint, language: Language): string {
  return formatAmount(wei, NATIVE_COIN.decimals, language, SHOWN_DECIMALS);
}

/** Whole coins, for the figures of the sale: cut, never rounded up. */
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
