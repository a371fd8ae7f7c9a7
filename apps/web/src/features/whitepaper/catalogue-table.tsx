import { REWARD_CATALOGUE, type RewardType } from '@nova/shared/energy/catalogue';
import { formatInteger } from '../../lib/format/format-number.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useActionNames } from '../../ui/entity/action-name.ts';
import { capOf, pauseOf } from './catalogue-limits.ts';

const ROWS: readonly RewardType[] = REWARD_CATALOGUE.toSorted((a, b) => b.points - a.points);

/** The catalog at deployment, highest points first. */
export function CatalogueTable() {
  const { t } = useTranslation('whitepaper');
  const { language } = useLanguage();
  const { nameAction } = useActionNames();
  return (
    <div className="wp-table">
      <table className="data-table dense">
        <caption>{t('prices.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('prices.action')}</th>
            <th scope="col">{t('prices.pause')}</th>
            <th scope="col">{t('prices.cap')}</th>
            <th scope="col" className="right">
              {t('prices.points')}
            </th>
          </tr>
        </thead>
        <tbody>
          {ROWS.map((type) => (
            <tr key={type.key}>
              <th scope="row">{nameAction(type.key)}</th>
              <td>{pauseOf(type, t)}</td>
              <td>{capOf(type, t)}</td>
              <td className="right num">{formatInteger(type.points, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
