import { Link } from 'react-router';
import { formatAmount } from '../../../lib/format/format-number.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { parseAmount } from '../../../ui/form/parse-amount.ts';
import { Icon } from '../../../ui/icons.tsx';
import { NO_FILTERS, type MarketFilters } from './market-filters.ts';
import { useCollection } from './use-market.ts';
import { useMarketFilters } from './use-market-filters.ts';

const NAC_DECIMALS = 18;

interface ActiveFilter {
  readonly key: string;
  readonly text: string;
  readonly without: Partial<MarketFilters>;
}

/** Returns the text of every active filter, and the filters without it. */
function useActiveFilters(filters: MarketFilters): ActiveFilter[] {
  const { t } = useTranslation('nft');
  const { language } = useLanguage();
  const collection = useCollection(filters.collection).data;
  const { status, kind, rarity, minPrice, maxPrice, properties } = filters;
  const amount = (price: string) => {
    const parsed = parseAmount(price, NAC_DECIMALS, 'en');
    return 'units' in parsed ? `${formatAmount(parsed.units, NAC_DECIMALS, language)} NAC` : price;
  };
  const held: (ActiveFilter | null)[] = [
    status && { key: 'status', text: t(`states.${status}`), without: { status: null } },
    kind && { key: 'kind', text: t(`kinds.${kind}.name`), without: { kind: null } },
    filters.collection === null
      ? null
      : {
          key: 'collection',
          text: collection?.name ?? t('collections.number', { id: filters.collection }),
          without: { collection: null },
        },
    minPrice === null
      ? null
      : {
          key: 'min',
          text: t('filters.fromPrice', { price: amount(minPrice) }),
          without: { minPrice: null },
        },
    maxPrice === null
      ? null
      : { key: 'max', text: t('filters.toPrice', { price: amount(maxPrice) }), without: { maxPrice: null } },
    rarity && { key: 'rarity', text: t(`tiers.${rarity}`), without: { rarity: null } },
    ...properties.map((pair) => ({
      key: `p ${pair.join(' ')}`,
      text: `${pair[0]}: ${pair[1]}`,
      without: { properties: properties.filter((each) => each !== pair) },
    })),
  ];
  return held.filter((each) => each !== null);
}

/** Active filters of the list, each with a button to remove it. */
export function ActiveFilters() {
  const { t } = useTranslation('nft');
  const { filters, pathOf } = useMarketFilters();
  const held = useActiveFilters(filters);
  if (held.length === 0) return null;
  return (
    <div className="held-filters" role="group" aria-label={t('filters.held')}>
      {held.map(({ key, text, without }) => (
        <Link
          key={key}
          className="chip held"
          to={pathOf(without)}
          preventScrollReset
          aria-label={t('filters.remove', { filter: text })}
        >
          <bdi>{text}</bdi>
          <Icon name="close" />
        </Link>
      ))}
      <Link className="filters-clear" to={pathOf(NO_FILTERS)} preventScrollReset>
        {t('filters.clear')}
      </Link>
    </div>
  );
}
