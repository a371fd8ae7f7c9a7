import { REWARD_CATALOGUE, type RewardType } from '@nova/shared/energy/catalogue';
import { formatInteger } from '../../lib/format/format-number.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useActionNames } from '../../ui/entity/action-name.ts';

const MINUTE = 60;
const HOUR = 3_600;
const ROWS: readonly RewardType[] = REWARD_CATALOGUE.filter(({ listed }) => listed).toSorted(
  (a, b) => b.points - a.points,
);

function useLimits() {
  const { t } = useTranslation('whitepaper');
  const pauseOf = ({ cooldownSeconds: pause }: RewardType): string => {
    if (pause === 0) return t('prices.none');
    if (pause >= HOUR) return t('prices.hours', { count: pause / HOUR });
    if (pause >= MINUTE) return t('prices.minutes', { count: pause / MINUTE });
    return t('prices.seconds', { count: pause });
  };
  const capOf = ({ dailyCap, lifetimeCap }: RewardType): string => {
    if (lifetimeCap === 1) return t('prices.once');
    return dailyCap === 0 ? t('prices.none') : t('prices.perDay', { count: dailyCap });
  };
  return { pauseOf, capOf };
}

/** The catalogue that the ledger is deployed with, dearest first. */
export function CatalogueTable() {
  const { t } = useTranslation('whitepaper');
  const { language } = useLanguage();
  const { nameAction } = useActionNames();
  const { pauseOf, capOf } = useLimits();
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
              <td>{pauseOf(type)}</td>
              <td>{capOf(type)}</td>
              <td className="right num">{formatInteger(type.points, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
