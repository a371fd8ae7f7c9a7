import { useEffect, useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { AGAIN_EVERY_MS, type Answered } from './or-from-chain.ts';

const SECOND_MS = 1_000;

function Countdown({ from }: { from: number }) {
  const { t } = useTranslation('explorer');
  const [now, setNow] = useState(from);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.ceil((from + AGAIN_EVERY_MS - now) / SECOND_MS));
  return <span className="faint">{t('fromChain.next', { seconds })}</span>;
}

export interface ChainNoticeProps {
  readonly answer: Answered<unknown, unknown>;
  /** Time of that response in milliseconds since 1970. */
  readonly readAt: number;
  readonly onRetry: () => void;
}

/**
 * Explains that the page shows data of the chain itself,
 * why, what is missing, and when the index is queried again.
 */
export function ChainNotice({ answer, readAt, onRetry }: ChainNoticeProps) {
  const { t } = useTranslation('explorer');
  if (answer.source === 'index') return null;
  const isAway = answer.reason === 'away';
  return (
    <div className="wrap">
      <div className="chain-notice" role="status">
        <Note
          step={
            <Button isSmall onClick={onRetry}>
              {t('fromChain.again')}
            </Button>
          }
        >
          <b>{t(isAway ? 'fromChain.away' : 'fromChain.behind')}</b>{' '}
          {t(isAway ? 'fromChain.awayText' : 'fromChain.behindText')} <Countdown key={readAt} from={readAt} />
        </Note>
      </div>
    </div>
  );
}
