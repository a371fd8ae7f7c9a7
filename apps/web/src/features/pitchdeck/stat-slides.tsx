import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { formatDecimal, formatInteger } from '../../lib/format/format-number.ts';
import { chainStats } from '../../lib/live/chain-stats.ts';
import { useLiveReading } from '../../lib/store/live-reading.ts';
import { SITE_ORIGIN } from '../../lib/site/site-links.ts';
import { MEASURED } from '../../lib/site/site-measured.ts';
import { ACTION_PATH_STEPS } from '../../lib/site/site-story.ts';
import { dayOfMeasurement } from './deck-stats.ts';

export function ActionPathSlide() {
  const { t } = useTranslation('pitchdeck');
  const { t: texts } = useTranslation('whitepaper');
  return (
    <>
      <h2>{t('way.title')}</h2>
      <ol className="s-way">
        {ACTION_PATH_STEPS.map((station) => (
          <li key={station}>
            <b>{texts(`way.${station}.name`)}</b>
            <span>{texts(`way.${station}.text`)}</span>
          </li>
        ))}
      </ol>
      <p className="s-last">{t('way.text')}</p>
    </>
  );
}

export function SpeedSlide() {
  const { t } = useTranslation('pitchdeck');
  const { language } = useLanguage();
  const decimal = (value: number) => formatDecimal(value, language);
  const rows = [
    { id: 'blocks', value: decimal(MEASURED.blocksPerSecond) },
    { id: 'anvil', value: decimal(MEASURED.blocksPerSecond / MEASURED.anvilBlocksPerSecond) },
    { id: 'fee', value: '0' },
  ] as const;
  return (
    <>
      <div className="s-figure">
        <p className="huge">
          {decimal(MEASURED.pushedMs)}
          <small>{t('speed.unit')}</small>
        </p>
        <div>
          <h2>{t('speed.title')}</h2>
          <p className="s-note">{t('speed.half', { actions: formatInteger(MEASURED.actions, language) })}</p>
          <dl>
            {rows.map(({ id, value }) => (
              <div key={id}>
                <dt>{t(`speed.${id}`)}</dt>
                <dd>
                  {value} <i>{t(`speed.${id}Unit`)}</i>
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <p className="s-source">
        {t('speed.source', {
          day: dayOfMeasurement(MEASURED, language),
          slowMs: decimal(MEASURED.slowMs),
          crowd: MEASURED.crowd,
          crowdMs: decimal(MEASURED.crowdMs),
        })}
      </p>
    </>
  );
}

/** Live numbers of the chain; a static file and a printed page name their source instead. */
export function NowSlide() {
  const { t } = useTranslation('pitchdeck');
  const { language, localize } = useLanguage();
  const { data } = useLiveReading(chainStats);
  const rows = [
    { id: 'blocks', value: data?.total_blocks },
    { id: 'actions', value: data?.total_actions },
    { id: 'points', value: data?.total_energy_points },
    { id: 'addresses', value: data?.total_addresses },
  ] as const;
  return (
    <>
      <h2>{t('now.title')}</h2>
      <dl className="s-now">
        {rows.map(({ id, value }) => (
          <div key={id}>
            <dt>{t(`now.${id}`)}</dt>
            <dd>{value === undefined ? '–' : formatInteger(value, language)}</dd>
          </div>
        ))}
      </dl>
      <p className="s-last live-only">{t('now.live')}</p>
      <p className="s-last paper-only">{t('now.paper', { address: SITE_ORIGIN + localize('/explorer') })}</p>
    </>
  );
}
