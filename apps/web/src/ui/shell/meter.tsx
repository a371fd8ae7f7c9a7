import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Link } from 'react-router';
import { useStore } from '../../lib/store/create-store.ts';
import { formatInteger } from '../../lib/format/format-number.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useLatestBlocks } from '../../lib/live/latest-blocks.ts';
import { realtimeStatus } from '../../lib/realtime/realtime-events.ts';
import { useActionNames } from '../entity/action-name.ts';
import { TimeAgo } from '../entity/time-ago.tsx';
import { traceOfBlock } from '../trace/block-trace.ts';
import { FlatLine } from '../trace/lines.tsx';
import { Trace } from '../trace/trace.tsx';

const WIDTH = 84;
const HEIGHT = 20;

/** The trace in the header: the newest block, on every page. */
export function Meter() {
  const { t } = useTranslation();
  const { language, localize } = useLanguage();
  const { nameBlock } = useActionNames();
  const status = useStore(realtimeStatus, 'connecting');
  const block = useLatestBlocks().data?.[0];
  const isBroken = status === 'delayed' || status === 'offline';
  return (
    <Link className="live" to={localize(block ? `/explorer/block/${block.number}` : '/explorer')}>
      <span className="sr">{t('meter.latest')}</span>
      {block ? (
        <>
          <Trace {...traceOfBlock(block)} width={WIDTH} height={HEIGHT} />
          <span className="num">{formatInteger(block.number, language)}</span>
          <span className="what">
            {nameBlock(block)}, <TimeAgo time={block.timestamp} />
          </span>
        </>
      ) : (
        <span className="meter-flat">
          <FlatLine width={WIDTH} height={HEIGHT} />
        </span>
      )}
      {isBroken ? (
        <span className="state idle" title={t(`live.${status}Hint`)}>
          {t(`live.${status}`)}
        </span>
      ) : null}
    </Link>
  );
}
