import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useLatestBlocks } from '../../../lib/live/latest-blocks.ts';
import { useMediaQuery } from '../../../lib/page/use-media-query.ts';
import { Button } from '../../button.tsx';
import { StripIdle } from './strip-idle.tsx';
import { useStripPlayer } from './use-strip-player.ts';

/** The activity chart of the site, drawn like a chart recorder. */
export function Strip() {
  const { t } = useTranslation();
  const { data: blocks } = useLatestBlocks();
  const [isPaused, setIsPaused] = useState(false);
  const { pen, dust, player } = useStripPlayer(blocks, isPaused);
  const isCalm = useMediaQuery('(prefers-reduced-motion: reduce)');
  const isEmpty = blocks !== undefined && !blocks.some((block) => block.action);
  const isOnPaper = isEmpty && !isCalm;
  const idle = (
    <StripIdle isReplayed={!isCalm} block={blocks?.find((block) => block.action) ?? null} isEmpty={isEmpty} />
  );
  return (
    <>
      <div className="strip">
        <canvas className="dust" ref={dust} aria-hidden="true" />
        <canvas className="pen" ref={pen} role="img" aria-label={t('strip.label')} />
        {isOnPaper ? idle : null}
      </div>
      <div className="wrap strip-bar">
        <b>{t('strip.title')}</b>
        <span className="legend">{t('strip.legend')}</span>
        {/* In a still frame and in a replay, the paper is full of names, so the text is below it. */}
        {isOnPaper ? null : idle}
        <span className="end">
          {isCalm ? (
            <Button variant="quiet" isSmall onClick={() => player?.step()}>
              {t('strip.step')}
            </Button>
          ) : (
            <>
              {isPaused ? (
                <Button variant="quiet" isSmall onClick={() => player?.step()}>
                  {t('strip.step')}
                </Button>
              ) : null}
              <Button variant="quiet" isSmall onClick={() => setIsPaused(!isPaused)}>
                {t(isPaused ? 'strip.resume' : 'strip.pause')}
              </Button>
            </>
          )}
        </span>
      </div>
    </>
  );
}
