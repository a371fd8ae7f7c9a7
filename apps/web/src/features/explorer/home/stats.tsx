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
  const unknown = t('stats.unknown');
  const actions = data?.total_actions ?? 0;
  return (
    <Readings>
      <Reading
        name={t('stats.blocks')}
        value={show(data?.total_blocks, unknown)}
        sub={t('stats.blocksSub')}
      />
      {data?.peers === 0 ? null : (
        <Reading name={t('stats.peers')} value={show(data?.peers, unknown)} sub={t('stats.peersSub')} />
      )}
      <Reading
        name={t('stats.energy')}
        value={show(data?.total_energy_points, unknown)}
        unit={data ? 'EP' : undefined}
        sub={data ? t('stats.energySub', { count: actions }) : '\u00a0'}
      />
      <Reading
        name={t('stats.mempool')}
        value={show(data?.mempool, unknown)}
        unit={data?.mempool == null ? undefined : t('stats.mempoolUnit', { count: data.mempool })}
        sub={t('stats.mempoolSub')}
      />
    </Readings>
  );
}

/** The home page's four numbers, all read from the chain. */
export function HomeStats() {
  const { t } = useTranslation('home');
  const { data, show } = useFormatStat();
  const unknown = t('stats.waitingUnknown');
  return (
    <Readings>
      <Reading
        name={t('stats.height')}
        value={show(data && (data.indexed_block ?? 0), unknown)}
        sub={t('stats.heightSub')}
      />
      <Reading
        name={t('stats.actions')}
        value={show(data?.total_actions, unknown)}
        sub={t('stats.actionsSub')}
      />
      <Reading
        name={t('stats.energy')}
        value={show(data?.total_energy_points, unknown)}
        unit={data ? 'EP' : undefined}
        sub={t('stats.energySub')}
      />
      <Reading
        name={t('stats.waiting')}
        value={show(data?.mempool, unknown)}
        unit={data?.mempool == null ? undefined : t('stats.waitingUnit', { count: data.mempool })}
        sub={t('stats.waitingSub')}
      />
    </Readings>
  );
}
