import { Link } from 'react-router';
import type { Hex } from 'viem';
import { formatInteger } from '../../../lib/format/format-number.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Address } from '../../../ui/entity/address.tsx';
import { FilePicture } from '../../../ui/form/file/file-picture.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { filledPairs, NEW_COLLECTION, type CreationForm } from './check-creation.ts';
import { NFT_REWARDS_PER_DAY } from './creation-cost.ts';
import { useCreationCost } from './use-creation-cost.ts';

const PAIRS = 6;
const nothing = () => undefined;

/** Preview of the NFT in the marketplace. */
export function CreationPreview({ form }: { form: CreationForm }) {
  const { t } = useTranslation('nft');
  const { image, isPremium, name, properties, collection, newCollection } = form;
  return (
    <Panel title={t('form.preview')} end={<span className="faint">{t('form.previewHint')}</span>}>
      <div className="in creation-preview">
        <span className="art-frame">
          <span className="art waiting">
            {image ? (
              <FilePicture file={image} label={t('form.previewOf')} onRead={nothing} onUnreadable={nothing} />
            ) : null}
          </span>
          {isPremium ? (
            <span className="art-marks">
              <span className="badge">{t('card.premium')}</span>
            </span>
          ) : null}
        </span>
        <h3>
          <bdi>{name.trim() === '' ? t('form.noName') : name.trim()}</bdi>
        </h3>
        <p className="nft-line small muted">
          <bdi>{collection === NEW_COLLECTION ? newCollection : ''}</bdi>
          <span>{t('form.notForSale')}</span>
        </p>
        <p className="preview-pairs">
          {filledPairs(properties)
            .slice(0, PAIRS)
            .map(({ name, value }) => (
              <span key={`${name}\n${value}`} className="badge">
                <bdi>
                  {name}: {value}
                </bdi>
              </span>
            ))}
        </p>
      </div>
    </Panel>
  );
}

/** Cost, earnings, and the remaining points. */
export function CreationSum({
  isPremium,
  points,
  address,
}: {
  isPremium: boolean;
  /** Spendable points; undefined while unknown. */
  points: number | undefined;
  address: Hex | null;
}) {
  const { t } = useTranslation('nft');
  const { language, localize } = useLanguage();
  const { cost, gain } = useCreationCost(isPremium, address);
  const row = (name: string, value: string) => (
    <div key={name}>
      <dt>{name}</dt>
      <dd className="amount">
        {value}
        <span className="u">{t('site:units.ep')}</span>
      </dd>
    </div>
  );
  const number = (value: number) => formatInteger(value, language);
  const isShort = points !== undefined && points < cost;
  return (
    <>
      <dl className="nft-sum">
        {points === undefined ? null : row(t('sum.have'), number(points))}
        {row(t('sum.cost'), `−${number(cost)}`)}
        {gain > 0 ? row(t('sum.gain'), `+${number(gain)}`) : null}
        {points === undefined || isShort ? null : row(t('sum.left'), number(points - cost + gain))}
      </dl>
      {gain === 0 ? <p className="small muted">{t('sum.capped', { cap: NFT_REWARDS_PER_DAY })}</p> : null}
      {isShort ? (
        <p className="field-error">
          {t('sum.short', { missing: number(cost - points) })}{' '}
          <Link to={localize('/energy-dashboard')}>{t('sum.collect')}</Link>
        </p>
      ) : null}
      {address ? (
        <p className="faint small">
          {t('form.belongs')} <Address address={address} />
        </p>
      ) : null}
    </>
  );
}
