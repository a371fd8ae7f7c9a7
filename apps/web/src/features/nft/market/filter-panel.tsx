import type { NftState } from '@nova/shared/nft/states';
import { useId, type ReactNode } from 'react';
import { formatInteger } from '../../../lib/format/format-number.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { RadioGroup } from '../../../ui/form/radio-group.tsx';
import { MARKET_KINDS, TIERS, type PropertyPair } from './market-filters.ts';
import { PriceRange } from './price-range.tsx';
import { useCollection, useCollectionProperties, useSomeCollections } from './use-market.ts';
import type { MarketFilterState } from './use-market-filters.ts';

/** Collections offered in the filter; all others are listed on their own tab. */
const COLLECTIONS = { sort: 'volume', limit: '8' };
/** Maximum number of values of one property shown at once. */
const VALUES = 24;
const ANY = '';
/** Most frequently used state first. */
const STATES: readonly NftState[] = ['listed', 'bought', 'not_for_sale', 'removed'];

function Group({ name, children }: { name: string; children: ReactNode }) {
  return (
    <fieldset className="filter-group">
      <legend>{name}</legend>
      {children}
    </fieldset>
  );
}

type PanelProps = Pick<MarketFilterState, 'filters' | 'change'>;

/** A choice of one option or any. */
function Choice({
  name,
  label,
  anyLabel,
  options,
  filters,
  change,
}: PanelProps & {
  name: 'status' | 'kind' | 'rarity' | 'collection';
  label: string;
  anyLabel: string;
  options: readonly { readonly value: string; readonly label: string }[];
}) {
  const id = useId();
  return (
    <Group name={label}>
      <RadioGroup
        name={`${id}${name}`}
        options={[{ value: ANY, label: anyLabel }, ...options]}
        value={filters[name] ?? ANY}
        onChange={(value) => change({ [name]: value === ANY ? null : value })}
      />
    </Group>
  );
}

function useCollectionOptions(chosen: string | null) {
  const some = useSomeCollections(COLLECTIONS).data ?? [];
  const own = useCollection(chosen).data;
  const isListed = some.some(({ id }) => id === chosen);
  return (own && !isListed ? [own, ...some] : some).map(({ id, name }) => ({ value: id, label: name }));
}

const isSame = ([name, value]: PropertyPair, other: PropertyPair) => name === other[0] && value === other[1];

/** Properties of the chosen collection, initially collapsed. */
function Properties({ filters, change }: PanelProps) {
  const { t } = useTranslation('nft');
  const { language } = useLanguage();
  const { data } = useCollectionProperties(filters.collection);
  const { properties } = filters;
  if (!data || data.length === 0) return null;
  const toggle = (pair: PropertyPair) => {
    change((current) => {
      const others = current.properties.filter((each) => !isSame(each, pair));
      return { properties: others.length < current.properties.length ? others : [...others, pair] };
    });
  };
  return (
    <Group name={t('filters.properties')}>
      {data.map(({ name, values }) => (
        <details key={name} open={properties.some((pair) => pair[0] === name)}>
          <summary>
            <bdi>{name}</bdi>
          </summary>
          {values.slice(0, VALUES).map(({ value, count }) => (
            <Checkbox
              key={value}
              label={<bdi>{value}</bdi>}
              count={formatInteger(count, language)}
              checked={properties.some((pair) => isSame(pair, [name, value]))}
              onChange={() => toggle([name, value])}
            />
          ))}
        </details>
      ))}
    </Group>
  );
}

/** All filters of the market; each choice applies immediately and is stored in the URL. */
export function FilterPanel(props: PanelProps) {
  const { t } = useTranslation('nft');
  const { filters, change } = props;
  const collections = useCollectionOptions(filters.collection);
  return (
    <div className="filter-panel">
      <Choice
        {...props}
        name="status"
        label={t('filters.status')}
        anyLabel={t('filters.all')}
        options={STATES.map((value) => ({ value, label: t(`states.${value}`) }))}
      />
      <PriceRange filters={filters} change={change} />
      <Choice
        {...props}
        name="kind"
        label={t('filters.kind')}
        anyLabel={t('filters.all')}
        options={MARKET_KINDS.map((value) => ({ value, label: t(`kinds.${value}.name`) }))}
      />
      {collections.length > 0 ? (
        <Choice
          {...props}
          name="collection"
          label={t('filters.collection')}
          anyLabel={t('filters.all')}
          options={collections}
        />
      ) : null}
      <Properties {...props} />
      <Choice
        {...props}
        name="rarity"
        label={t('filters.rarity')}
        anyLabel={t('filters.all')}
        options={TIERS.map((value) => ({ value, label: t(`tiers.${value}`) }))}
      />
    </div>
  );
}
