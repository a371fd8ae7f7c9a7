import { NATIVE_COIN } from '@nova/shared/chain/constants';
import { REWARD_CATALOGUE } from '@nova/shared/energy/catalogue';
import { PRESALE_PHASES, USDT_DECIMALS } from '@nova/shared/presale/constants';
import { formatAmount } from '../../lib/format/format-number.ts';
import { LOCALE, type Language } from '@nova/shared/language/language';
import type { Measurements } from '../../../measurements.ts';

const kinds = REWARD_CATALOGUE.toSorted((a, b) => b.points - a.points);
/** Maximum number of bars on a slide. */
const SHOWN = 8;

/** The actions with the most points, the number of remaining ones, and the lowest and highest points. */
export const DECK_ACTIONS = {
  shown: kinds.slice(0, SHOWN),
  rest: kinds.length - SHOWN,
  least: kinds.at(-1)!.points,
  most: kinds[0]!.points,
};

export interface DeckPhase {
  readonly number: number;
  readonly price: string;
  readonly coins: string;
  /** Width and height on the slide, as fractions of all coins and of the last price. */
  readonly width: number;
  readonly height: number;
}

/** Returns the phases of the presale as steps: width in proportion to their coins, height to their price. */
export function deckPhases(language: Language): readonly DeckPhase[] {
  const all = PRESALE_PHASES.reduce((sum, { allocationWei }) => sum + allocationWei, 0n);
  const dearest = PRESALE_PHASES.at(-1)!.priceUsdtUnits;
  return PRESALE_PHASES.map(({ priceUsdtUnits, allocationWei }, index) => ({
    number: index + 1,
    price: formatAmount(priceUsdtUnits, USDT_DECIMALS, language),
    coins: formatAmount(allocationWei, NATIVE_COIN.decimals, language),
    width: Number((allocationWei * 1000n) / all) / 1000,
    height: Number((priceUsdtUnits * 1000n) / dearest) / 1000,
  }));
}

/** Formats the date of the benchmarks. */
export function dayOfMeasurement({ day }: Pick<Measurements, 'day'>, language: Language): string {
  const format = new Intl.DateTimeFormat(LOCALE[language], { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${day}T00:00:00Z`));
}
