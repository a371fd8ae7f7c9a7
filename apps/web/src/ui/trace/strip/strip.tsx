import type { Block } from '@nova/shared/explorer/schemas';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInteger } from '../../../lib/format/format-number.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useLatestBlocks } from '../../../lib/latest-blocks.ts';
import { onRealtimeEvent } from '../../../lib/realtime/realtime.ts';
import { Button } from '../../button.tsx';
import { useActionNames } from '../../entity/action-name.ts';
import { THEME_EVENT } from '../../shell/theme-switch.tsx';
import { traceOfBlock } from '../block-trace.ts';
import { StripIdle } from './strip-idle.tsx';
import type { StripBlock } from './strip-model.ts';
import { StripPlayer } from './strip-player.ts';

/** Turns a block into what the strip draws, in the words of the page. */
function useStripBlock(): (block: Block) => StripBlock {
  const { language } = useLanguage();
  const { nameBlock } = useActionNames();
  return (block) => {
    const height = `#${formatInteger(block.number, language)}`;
    const points = block.action ? `  +${formatInteger(block.action.points, language)} EP` : '';
    return {
      ...traceOfBlock(block),
      number: block.number,
      sealedAt: Date.parse(block.timestamp) / 1000,
      name: nameBlock(block),
      detail: height + points,
    };
  };
}

function watchVisibility(element: Element, player: StripPlayer): () => void {
  let isOnScreen = false;
  const update = () => player.setVisible(isOnScreen && !document.hidden);
  const observer = new IntersectionObserver((entries) => {
    isOnScreen = entries.at(-1)?.isIntersecting ?? false;
    update();
  });
  observer.observe(element);
  document.addEventListener('visibilitychange', update);
  return () => {
    observer.disconnect();
    document.removeEventListener('visibilitychange', update);
  };
}

/** Runs a player on the two canvases for as long as they are shown. */
function useStripPlayer(blocks: readonly Block[] | undefined, isPaused: boolean) {
  const { t } = useTranslation();
  const pen = useRef<HTMLCanvasElement>(null);
  const dust = useRef<HTMLCanvasElement>(null);
  const [player, setPlayer] = useState<StripPlayer | null>(null);
  const [isCalm, setIsCalm] = useState(false);
  const toStripBlock = useStripBlock();
  const words = useRef({ toStripBlock, perSecond: t('strip.perSecond') });
  useEffect(() => {
    words.current = { toStripBlock, perSecond: t('strip.perSecond') };
  });

  useEffect(() => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const created = new StripPlayer({
      pen: pen.current!,
      dust: dust.current!,
      isCalm: isStill,
      formatRate: (perSecond) => ({ figure: String(Math.round(perSecond)), unit: words.current.perSecond }),
    });
    setIsCalm(isStill);
    setPlayer(created);
    const resize = () => created.resize();
    const observer = new ResizeObserver(resize);
    observer.observe(pen.current!);
    addEventListener(THEME_EVENT, resize);
    void document.fonts.ready.then(resize);
    const stopWatching = watchVisibility(pen.current!, created);
    const stopEvents = onRealtimeEvent((event) => {
      if (event.type === 'block') created.push(words.current.toStripBlock(event.block));
    });
    return () => {
      stopEvents();
      stopWatching();
      observer.disconnect();
      removeEventListener(THEME_EVENT, resize);
      created.stop();
    };
  }, []);

  useEffect(() => {
    // Oldest first; blocks the strip already has are skipped, so polling also feeds it when the line is down.
    if (player && blocks) player.fill([...blocks].reverse().map(words.current.toStripBlock));
  }, [player, blocks]);
  useEffect(() => player?.setPaused(isPaused), [player, isPaused]);
  return { pen, dust, player, isCalm };
}

/** The chart recorder of what people do: the signature of the site. */
export function Strip() {
  const { t } = useTranslation();
  const { data: blocks } = useLatestBlocks();
  const [isPaused, setIsPaused] = useState(false);
  const { pen, dust, player, isCalm } = useStripPlayer(blocks, isPaused);
  return (
    <>
      <div className="strip">
        <canvas className="dust" ref={dust} aria-hidden="true" />
        <canvas className="pen" ref={pen} role="img" aria-label={t('strip.label')} />
        <StripIdle block={blocks?.find((block) => block.action) ?? null} isEmpty={blocks?.length === 0} />
      </div>
      <div className="wrap strip-bar">
        <b>{t('strip.title')}</b>
        <span className="legend">{t('strip.legend')}</span>
        <span className="end">
          {isCalm ? (
            <Button look="quiet" isSmall onClick={() => player?.step()}>
              {t('strip.step')}
            </Button>
          ) : (
            <Button look="quiet" isSmall aria-pressed={isPaused} onClick={() => setIsPaused(!isPaused)}>
              {t(isPaused ? 'strip.resume' : 'strip.pause')}
            </Button>
          )}
        </span>
      </div>
    </>
  );
}
