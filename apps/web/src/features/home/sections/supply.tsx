import { NATIVE_COIN } from '@nova/shared/chain/constants';
import { SUPPLY_PARTS } from '@nova/shared/treasury/allocation';
import { Link } from 'react-router';
import { formatAmount } from '../../../lib/format/format-number.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { ANNOUNCED_PLAN } from '../../../lib/site/announced-plan.ts';
import { siteStats } from '../../../lib/site/site-stats.ts';
import { Fold } from './fold.tsx';

/** The total supply as held by the contracts; the announced plan is a footnote with its date. */
export function Supply() {
  const { t } = useTranslation('sections');
  const { t: texts } = useTranslation('whitepaper');
  const { language, localize } = useLanguage();
  const stats = siteStats(language);
  const { symbol, decimals } = NATIVE_COIN;
  const rows = SUPPLY_PARTS.map(({ id, percent, amountWei, isLocked }) => ({
    id,
    mark: `share-${id}${isLocked ? ' share-locked' : ''}`,
    percent,
    amount: formatAmount(amountWei, decimals, language),
  }));
  return (
    <Fold id="tokenomics" variant="supply" title={t('supply.title')} line={t('supply.fold', stats)}>
      <p className="giant">
        <span className="sr">{`${stats.supply} ${symbol}`}</span>
        <span aria-hidden="true">
          {[...stats.supply.matchAll(/\d+|\D/g)].map(({ 0: part, index: at }) =>
            /\d/.test(part) ? part : <i key={at}>{part}</i>,
          )}
        </span>
      </p>
      <div className="shares" aria-hidden="true">
        {rows.map(({ id, mark, percent }) => (
          <i key={id} className={mark} style={{ width: `${percent}%` }} />
        ))}
      </div>
      <table className="data-table supply-table">
        <caption className="sr">{t('supply.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('supply.purpose')}</th>
            <th scope="col" className="use">
              {t('supply.use')}
            </th>
            <th scope="col" className="right">
              {t('supply.share')}
            </th>
            <th scope="col" className="right">
              {t('supply.amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, mark, percent, amount }) => (
            <tr key={id}>
              <th scope="row" className="what">
                <span className={`share-key ${mark}`} />
                {texts(`holdings.${id}`)}
              </th>
              <td className="use">{t(`supply.uses.${id}`, stats)}</td>
              <td className="right num">{percent}&#8239;%</td>
              <td className="right">
                <span className="amount">
                  {amount}
                  <span className="u">{symbol}</span>
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="fine">
        {t('supply.note')} <Link to={localize('/transparency')}>{t('site:pages.transparency.nav')}</Link>.{' '}
        {t('supply.none')}
      </p>
      <p className="fine">
        {t('supply.announced', ANNOUNCED_PLAN)}{' '}
        <Link to={`${localize('/whitepaper')}#tokenomics`}>{t('site:pages.whitepaper.nav')}</Link>
      </p>
    </Fold>
  );
}
