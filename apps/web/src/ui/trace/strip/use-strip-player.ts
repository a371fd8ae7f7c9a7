import type { Block } from '@nova/shared/explorer/schemas';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { formatInteger } from '../../../lib/format/format-number.ts';
import { loadPart } from '../../../lib/load-part.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useMediaQuery } from '../../../lib/use-media-query.ts';
import { onRealtimeEvent } from '../../../lib/realtime/realtime-events.ts';
import { useActionNames } from '../../entity/action-name.ts';
import { THEME_EVENT } from '../../shell/theme-switch.tsx';
import { traceOfBlock } from '../block-trace.ts';
import type { StripBlock } from './strip-model.ts';
import type { StripPlayer, StripPlayerOptions } from './strip-player.ts';

interface StripWords {
  readonly toStripBlock: (block: Block) => StripBlock;
  readonly perSecond: string;
  readonly formatHeight: (height: number) => string;
}

/** What the strip writes, in the words of the page; kept in a ref, because the strip outlives a render. */
function useStripWords(): RefObject<StripWords> {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { nameBlock } = useActionNames();
  const formatHeight = (height: number) => `#${formatInteger(height, language)}`;
  const words: StripWords = {
    perSecond: t('strip.perSecond'),
    formatHeight,
    toStripBlock: (block) => {
      const points = block.action
        ? `  +${formatInteger(block.action.points, language)} ${t('units.ep')}`
        : '';
      return {
        ...traceOfBlock(block),
        number: block.number,
        sealedAt: Date.parse(block.timestamp) / 1000,
        name: nameBlock(block),
        detail: formatHeight(block.number) + points,
      };
    },
  };
  const ref = useRef(words);
  useEffect(() => {
    ref.current = words;
  });
  return ref;
}

/** Plays only while the strip can be seen. */
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

function watchLook(element: Element, player: StripPlayer): () => void {
  const resize = () => player.resize();
  const observer = new ResizeObserver(resize);
  observer.observe(element);
  addEventListener(THEME_EVENT, resize);
  void document.fonts.ready.then(resize);
  return () => {
    observer.disconnect();
    removeEventListener(THEME_EVENT, resize);
  };
}

function play(player: StripPlayer, pen: Element, words: RefObject<StripWords>): () => void {
  const stops = [
    watchVisibility(pen, player),
    watchLook(pen, player),
    onRealtimeEvent((event) => {
      if (event.type === 'block') player.push(words.current.toStripBlock(event.block));
    }),
  ];
  return () => {
    for (const stop of stops) stop();
    player.stop();
  };
}

/** Loads a player after the page is usable and runs it on the two canvases for as long as they are shown. */
export function useStripPlayer(blocks: readonly Block[] | undefined, isPaused: boolean) {
  const pen = useRef<HTMLCanvasElement>(null);
  const dust = useRef<HTMLCanvasElement>(null);
  const [player, setPlayer] = useState<StripPlayer | null>(null);
  const isCalm = useMediaQuery('(prefers-reduced-motion: reduce)');
  const words = useStripWords();

  useEffect(() => {
    const sheets = { pen: pen.current!, dust: dust.current! };
    let stop: (() => void) | null = null;
    const aborter = new AbortController();
    const formatRate: StripPlayerOptions['formatRate'] = (perSecond) => ({
      figure: String(Math.round(perSecond)),
      unit: words.current.perSecond,
    });
    const formatHeight = (height: number) => words.current.formatHeight(height);
    const start = async () => {
      const module = await loadPart(() => import('./strip-player.ts'), aborter.signal);
      if (!module) return;
      const created = new module.StripPlayer({ ...sheets, isCalm, formatRate, formatHeight });
      stop = play(created, sheets.pen, words);
      setPlayer(created);
    };
    void start();
    return () => {
      aborter.abort();
      stop?.();
    };
  }, [words, isCalm]);

  useEffect(() => {
    // Oldest first; blocks the strip has are skipped, so polling feeds it too while the line is down.
    if (player && blocks)
      player.load([...blocks].reverse().map((block) => words.current.toStripBlock(block)));
  }, [player, blocks, words]);
  useEffect(() => player?.setPaused(isPaused), [player, isPaused]);
  return { pen, dust, player, isCalm };
}
