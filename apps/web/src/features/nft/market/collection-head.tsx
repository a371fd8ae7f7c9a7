import { NATIVE_COIN } from '@nova/shared/chain/constants';
import { formatAmount, formatInteger } from '../../../lib/format/format-number.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { NamedAddress } from '../../../ui/entity/named-address.tsx';
import { Reading, Readings } from '../../../ui/readings.tsx';
import { Art } from '../item/art.tsx';
import { useCollection } from './use-market.ts';

const { decimals: DECIMALS, symbol: SYMBOL } = NATIVE_COIN;
const SHOWN_DECIMALS = 4;

/** Heading of the collection that the list is filtered by: its name, its creator, and its statistics. */
export function CollectionHead({ id }: { id: string }) {
  const { t } = useTranslation('nft');
  const { language } = useLanguage();
  const { data } = useCollection(id);
  const number = (value: number | undefined) =>
    value === undefined ? undefined : formatInteger(value, language);
  const amount = (wei: string) => formatAmount(BigInt(wei), DECIMALS, language, SHOWN_DECIMALS);
  return (
    <section className="collection-head" aria-labelledby="collection-name">
      <div className="collection-words">
        {data?.image ? <Art image={data.image} alt="" seed={`collection ${id}`} size="thumbnail" /> : null}
        <div>
          <h2 id="collection-name" className="stranger">
            <bdi>{data?.name ?? t('collections.number', { id })}</bdi>
          </h2>
          {data ? (
            <p className="muted small">
              {t('detail.by')} <NamedAddress address={data.creator} />
            </p>
          ) : null}
          {data?.description ? (
            <p className="muted stranger-text">
              <bdi>{data.description}</bdi>
            </p>
          ) : null}
        </div>
      </div>
      <Readings>
        <Reading
          name={t('collections.itemsName')}
          value={number(data?.item_count)}
          sub={t('collections.itemsSub')}
        />
        <Reading
          name={t('collections.listedName')}
          value={number(data?.listed_count)}
          sub={t('collections.listedSub')}
        />
        <Reading
          name={t('collections.floor')}
          value={data && (data.floor_wei === null ? '–' : amount(data.floor_wei))}
          unit={data?.floor_wei ? SYMBOL : undefined}
          sub={t('collections.floorSub')}
        />
        <Reading
          name={t('collections.volume')}
          value={data && amount(data.volume_wei)}
          unit={SYMBOL}
          sub={t('collections.sales', { count: data?.sale_count ?? 0 })}
        />
      </Readings>
    </section>
  );
}
