import { useId, useState, type FormEvent } from 'react';
import type { Language } from '@nova/shared/language/language';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { formatAmount } from '../../../lib/format/format-number.ts';
import { Button } from '../../../ui/button.tsx';
import { parseAmount } from '../../../ui/form/parse-amount.ts';
import { toUrlPrice } from './market-filters.ts';
import type { MarketFilterState } from './use-market-filters.ts';

const NAC_DECIMALS = 18;

type Side = 'minPrice' | 'maxPrice';

/** Formats a price of the URL in the format of the page. */
function toText(price: string | null, language: Language): string {
  const parsed = price === null ? null : parseAmount(price, NAC_DECIMALS, 'en');
  return parsed && 'units' in parsed ? formatAmount(parsed.units, NAC_DECIMALS, language, NAC_DECIMALS) : '';
}

/** Parses a field into the format of the URL; returns undefined if it is not an amount. */
function readPrice(text: string, language: Language): string | null | undefined {
  const parsed = parseAmount(text, NAC_DECIMALS, language);
  if ('units' in parsed) return toUrlPrice(parsed.units);
  return parsed.error === 'empty' ? null : undefined;
}

function Fields({ filters, change }: Pick<MarketFilterState, 'filters' | 'change'>) {
  const { t } = useTranslation('nft');
  const { language } = useLanguage();
  const errorId = useId();
  const read = () => ({
    minPrice: toText(filters.minPrice, language),
    maxPrice: toText(filters.maxPrice, language),
  });
  const [texts, setTexts] = useState(read);
  const held = `${filters.minPrice} ${filters.maxPrice}`;
  const [seen, setSeen] = useState(held);
  if (seen !== held) {
    // The URL has changed, so the fields show its values.
    setSeen(held);
    setTexts(read());
  }
  const [error, setError] = useState<'number' | 'order' | null>(null);
  const apply = (event: FormEvent) => {
    event.preventDefault();
    const minPrice = readPrice(texts.minPrice, language);
    const maxPrice = readPrice(texts.maxPrice, language);
    if (minPrice === undefined || maxPrice === undefined) return setError('number');
    if (minPrice !== null && maxPrice !== null && isMore(minPrice, maxPrice)) return setError('order');
    setError(null);
    change({ minPrice, maxPrice });
  };
  const field = (side: Side) => (
    <input
      className="input num"
      inputMode="decimal"
      autoComplete="off"
      aria-label={t(`filters.${side}`)}
      aria-invalid={error !== null || undefined}
      aria-describedby={error === null ? undefined : errorId}
      placeholder={t(side === 'minPrice' ? 'filters.from' : 'filters.to')}
      value={texts[side]}
      onChange={(event) => setTexts({ ...texts, [side]: event.target.value })}
    />
  );
  return (
    <form className="price-range" onSubmit={apply} noValidate>
      {field('minPrice')}
      {field('maxPrice')}
      <Button isSmall type="submit">
        {t('filters.apply')}
      </Button>
      {error === null ? null : (
        <p id={errorId} className="field-error">
          {t(error === 'number' ? 'filters.noAmount' : 'filters.wrongOrder')}
        </p>
      )}
    </form>
  );
}

const isMore = (one: string, other: string): boolean => {
  const [first, second] = [one, other].map((text) => parseAmount(text, NAC_DECIMALS, 'en'));
  return 'units' in first! && 'units' in second! && first.units > second.units;
};

/** Minimum and maximum price in NAC. A new value in the URL appears in the fields immediately. */
export function PriceRange(props: Pick<MarketFilterState, 'filters' | 'change'>) {
  const { t } = useTranslation('nft');
  return (
    <fieldset className="filter-group">
      <legend>{t('filters.price')}</legend>
      <Fields {...props} />
    </fieldset>
  );
}
