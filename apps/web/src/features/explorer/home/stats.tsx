import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { formatInteger } from '../../../lib/format/format-number.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { Reading, Readings } from '../../../ui/readings.tsx';
import { useStats } from './use-stats.ts';

/**
 * Formats a number: "not available" if the engine does not
 * provide it, undefined while loading, a dash after an error.
 */
function useFormatStat() {
  const { language } = useLanguage();
  const { data, isError } = useStats();
  const show = (value: number | null | undefined, unknown: string) => {
    if (value === undefined) return isError ? '–' : undefined;
    return value === null ? (
      <span className="reading-unknown">{unknown}</span>
    ) : (
      formatInteger(value, language)
    );
  };
  return { data, show };
}

/** The explorer's four numbers (requirement 76). */
export function ExplorerStats() {
  const { t } = useTranslation('explorer');
  const { data, show } = useFormatStat();
  const unknown = t('figures.unknown');
  const actions = data?.totalActions ?? 0;
  return (
    <Readings>
      <Reading
        name={t('figures.blocks')}
        value={show(data?.totalBlocks, unknown)}
        sub={t('figures.blocksSub')}
      />
      {data?.peers === 0 ? null : (
        <Reading name={t('figures.peers')} value={show(data?.peers, unknown)} sub={t('figures.peersSub')} />
      )}
      <Reading
        name={t('figures.energy')}
        value={show(data?.totalEnergyPoints, unknown)}
        unit={data ? 'EP' : undefined}
        sub={data ? t('figures.energySub', { count: actions }) : '\u00a0'}
      />
      <Reading
        name={t('figures.mempool')}
        value={show(data?.mempool, unknown)}
        unit={data?.mempool == null ? undefined : t('figures.mempoolUnit', { count: data.mempool })}
        sub={t('figures.mempoolSub')}
      />
    </Readings>
  );
}

/** The home page's four numbers, all read from the chain. */
export function HomeStats() {
  const { t } = useTranslation('home');
  const { data, show } = useFormatStat();
  const unknown = t('figures.waitingUnknown');
  return (
    <Readings>
      <Reading
        name={t('figures.height')}
        value={show(data && (data.indexedBlock ?? 0), unknown)}
        sub={t('figures.heightSub')}
      />
      <Reading
        name={t('figures.actions')}
        value={show(data?.totalActions, unknown)}
        sub={t('figures.actionsSub')}
      />
      <Reading
        name={t('figures.energy')}
        value={show(data?.totalEnergyPoints, unknown)}
        unit={data ? 'EP' : undefined}
        sub={t('figures.energySub')}
      />
      <Reading
        name={t('figures.waiting')}
        value={show(data?.mempool, unknown)}
        unit={data?.mempool == null ? undefined : t('figures.waitingUnit', { count: data.mempool })}
        sub={t('figures.waitingSub')}
      />
    </Readings>
  );
}
