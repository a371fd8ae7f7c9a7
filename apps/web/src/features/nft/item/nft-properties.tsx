import type { MarketNftDetail } from '@nova/shared/nft/schemas';
import { Link } from 'react-router';
import { formatInteger, formatPercent } from '../../../lib/format/format-number.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Panel } from '../../../ui/panel.tsx';
import { writeMarketFilters } from '../market/market-filters.ts';

const NOTHING = new URLSearchParams();

/** Properties of an NFT; within a collection, the number of NFTs with the same value, linked to them. */
export function NftProperties({ nft }: { nft: MarketNftDetail }) {
  const { t } = useTranslation('nft');
  const { language, localize } = useLanguage();
  const { properties, collection } = nft;
  if (properties.length === 0) return null;
  return (
    <Panel title={t('detail.properties')}>
      <ul className="nft-properties">
        {properties.map(({ name, value, share }) => {
          const face = (
            <>
              <span className="faint small">
                <bdi>{name}</bdi>
              </span>
              <b>
                <bdi>{value}</bdi>
              </b>
              {share === null ? null : (
                <span className="num faint">
                  {t('detail.share', { percent: formatPercent(share, language) })}
                </span>
              )}
            </>
          );
          const search = writeMarketFilters(NOTHING, {
            collection: collection?.id ?? null,
            properties: [[name, value]],
          });
          return (
            <li key={`${name} ${value}`}>
              {collection ? (
                <Link to={`${localize('/nft-marketplace')}${search}`}>{face}</Link>
              ) : (
                <span>{face}</span>
              )}
            </li>
          );
        })}
      </ul>
      {nft.rarity ? (
        <p className="in nft-rarity">
          <b>{t(`tiers.${nft.rarity.tier}`)}</b>{' '}
          <span className="muted">
            {t('detail.rank', {
              rank: formatInteger(nft.rarity.rank, language),
              total: formatInteger(nft.rarity.total, language),
            })}
          </span>
        </p>
      ) : null}
    </Panel>
  );
}
