import { SUPPLY_PARTS } from '@nova/shared/treasury/allocation';
import { formatInteger } from '../../lib/format/format-number.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ANNOUNCED_PLAN } from '../../lib/site/announced-plan.ts';
import { siteStats } from '../../lib/site/site-stats.ts';
import { useSiteValues } from '../../lib/site/use-site-values.ts';
import { useActionNames } from '../../ui/entity/action-name.ts';
import { heatOf } from '../../ui/trace/trace-scale.ts';
import { DECK_ACTIONS, deckPhases } from './deck-stats.ts';

export function ActionsSlide() {
  const { t } = useTranslation('pitchdeck');
  const { language } = useLanguage();
  const { nameAction } = useActionNames();
  const { shown, rest, least, most } = DECK_ACTIONS;
  const { conversionRule } = useSiteValues();
  return (
    <>
      <h2>{t('actions.title', { count: shown.length + rest })}</h2>
      <ul className="s-bars">
        {shown.map(({ key, points }) => (
          <li key={key}>
            <span>{nameAction(key)}</span>
            <i
              style={{ width: `${(points / most) * 100}%`, background: `var(--e${heatOf(points)})` }}
              aria-hidden="true"
            />
            <b>{formatInteger(points, language)} EP</b>
          </li>
        ))}
      </ul>
      <p className="s-last">{t('actions.rest', { count: rest, least, conversionRule })}</p>
    </>
  );
}

export function SupplySlide() {
  const { t } = useTranslation('pitchdeck');
  const { t: texts } = useTranslation('whitepaper');
  const { language } = useLanguage();
  const stats = siteStats(language);
  return (
    <>
      <h2 className="s-supply">
        <span className="s-number">{stats.supply}</span> {t('supply.title')}
      </h2>
      <div className="s-bar" aria-hidden="true">
        {SUPPLY_PARTS.map(({ id, percent }) => (
          <i key={id} className={id} style={{ width: `${percent}%` }} />
        ))}
      </div>
      <ul className="s-legend">
        {SUPPLY_PARTS.map(({ id, percent }) => (
          <li key={id} style={{ flexGrow: percent }}>
            <b>{percent}&#8239;%</b> {texts(`holdings.${id}`)}
          </li>
        ))}
      </ul>
      <p className="s-last">{t('supply.text', { ...stats, ...ANNOUNCED_PLAN })}</p>
    </>
  );
}

export function SaleSlide() {
  const { t } = useTranslation('pitchdeck');
  const { language } = useLanguage();
  return (
    <>
      <h2>{t('sale.title')}</h2>
      <ol className="s-ladder">
        {deckPhases(language).map(({ number, price, coins, width, height }) => (
          <li key={number} style={{ flexGrow: width * 100 }}>
            <i style={{ height: `${height * 100}%` }} aria-hidden="true" />
            <span className="s-phase">{t('sale.phase', { number })}</span>
            <b>{t('sale.price', { price })}</b>
            <span>{t('sale.coins', { coins })}</span>
          </li>
        ))}
      </ol>
      <p className="s-last">{t('sale.text', siteStats(language))}</p>
    </>
  );
}
