import { BROWSER_POINTS_PER_DAY, REWARD_CATALOGUE, type RewardType } from '@nova/shared/energy/catalogue';
import { EP_PER_NAC } from '@nova/shared/energy/constants';
import { ACCOUNT_POINTS_PER_DAY } from '@nova/shared/energy/conversion';
import { Link } from 'react-router';
import { formatInteger } from '../../../lib/format/format-number.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useSiteValues } from '../../../lib/site/use-site-values.ts';
import { useActionNames } from '../../../ui/entity/action-name.ts';
import { traceKindOf } from '../../../ui/trace/trace-kinds.ts';
import { heatOf } from '../../../ui/trace/trace-scale.ts';
import { Trace } from '../../../ui/trace/trace.tsx';

/** Every action type of the ledger's initial catalog, highest points first. */
const ROWS: readonly RewardType[] = REWARD_CATALOGUE.toSorted((a, b) => b.points - a.points);
const HALVES = [ROWS.slice(0, ROWS.length / 2), ROWS.slice(ROWS.length / 2)] as const;
const DEAREST = ROWS[0]!.points;
/**
 * Returns the length of a bar in percent. Square roots, because a bonus of 1,000 points would dwarf the rest.
 */
const barOf = (points: number) => Math.sqrt(points / DEAREST) * 100;
/** Number of entries on a phone before "show all". */
const FIRST_ON_PHONES = 6;

/** Returns a function that formats limits, for example "browser, every 4 h, 3 a day". */
function useLimitText(): (type: RewardType) => string {
  const { t } = useTranslation('energy');
  return ({ source, cooldownSeconds: pause, dailyCap, lifetimeCap }) => {
    const parts: string[] = [t(`prices.source.${source}`)];
    if (pause >= 3600) parts.push(t('prices.everyHours', { count: pause / 3600 }));
    else if (pause >= 60) parts.push(t('prices.everyMinutes', { count: pause / 60 }));
    else if (pause > 0) parts.push(t('prices.everySeconds', { count: pause }));
    if (dailyCap > 0) parts.push(t('prices.aDay', { count: dailyCap }));
    if (lifetimeCap === 1) parts.push(t('prices.once'));
    return parts.join(', ');
  };
}

function PriceTable({ rows, isSecond }: { rows: readonly RewardType[]; isSecond: boolean }) {
  const { t } = useTranslation('sections');
  const { language } = useLanguage();
  const { nameAction } = useActionNames();
  const limitText = useLimitText();
  return (
    <table className={isSecond ? 'second' : undefined}>
      <caption className="sr">{t('rewards.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr">{t('rewards.trace')}</span>
          </th>
          <th scope="col">{t('rewards.action')}</th>
          <th scope="col" className="limit">
            {t('rewards.limit')}
          </th>
          <th scope="col" className="scale">
            <span className="sr">{t('rewards.scale')}</span>
          </th>
          <th scope="col" className="right">
            {t('site:units.ep')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((type, index) => (
          <tr key={type.key} className={index >= FIRST_ON_PHONES ? 'later' : undefined}>
            <td className="mark">
              <Trace
                kind={traceKindOf(type.key)}
                points={type.points}
                blockHash={type.key}
                width={64}
                height={22}
                sealSize={4}
              />
            </td>
            <th scope="row" className="name">
              {nameAction(type.key)} <code>{type.key}</code>
            </th>
            <td className="limit">{limitText(type)}</td>
            <td className="scale">
              <i data-heat={heatOf(type.points)} style={{ width: `${barOf(type.points)}%` }} />
            </td>
            <td className="right num">{formatInteger(type.points, language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The initial catalog of the ledger, on a light background. */
export function Rewards() {
  const { conversionRule } = useSiteValues();
  const { t } = useTranslation('sections');
  const { language, localize } = useLanguage();
  const format = (name: string, value: number, unit: string) => (
    <div>
      <dt>{name}</dt>
      <dd>
        {formatInteger(value, language)}
        <span className="u">{unit}</span>
      </dd>
    </div>
  );
  return (
    <section className="stock" data-theme="light" id="rewards">
      <div className="wrap">
        <div className="price-head">
          <h2>{t('rewards.title')}</h2>
          <dl>
            {format(t('rewards.become', { points: formatInteger(EP_PER_NAC, language) }), 1, 'NAC')}
            {format(t('rewards.convert'), ACCOUNT_POINTS_PER_DAY, 'EP')}
            {format(t('rewards.browser'), BROWSER_POINTS_PER_DAY, 'EP')}
          </dl>
        </div>
        <div className="price-tables" data-more id="rewards-list">
          <PriceTable rows={HALVES[0]} isSecond={false} />
          <PriceTable rows={HALVES[1]} isSecond />
        </div>
        <button
          type="button"
          className="button small more-rows"
          data-more-toggle
          aria-expanded="false"
          aria-controls="rewards-list"
        >
          <span>{t('rewards.all', { count: formatInteger(ROWS.length, language) })}</span>
          <span>{t('rewards.fewer')}</span>
        </button>
        <p className="fine">
          {conversionRule} {t('rewards.note')}{' '}
          <Link to={`${localize('/whitepaper')}#tokenomics`}>{t('rewards.rules')}</Link>
        </p>
      </div>
    </section>
  );
}
