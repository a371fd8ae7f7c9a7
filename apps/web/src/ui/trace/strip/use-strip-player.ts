import type { Block } from '@nova/shared/explorer/schemas';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { formatInteger } from '../../../lib/format/format-number.ts';
import { loadPart } from '../../../lib/page/load-part.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { onRealtimeEvent } from '../../../lib/realtime/realtime-events.ts';
import { useActionNames } from '../../entity/action-name.ts';
import { traceOfBlock } from '../block-trace.ts';
import type { StripRun } from './run-strip.ts';
import type { StripControls, StripTexts } from './strip-controls.ts';
import type { StripBlock } from './strip-model.ts';

/**
 * Returns the strip's texts of a block in the page's language; a ref, because the strip outlives a render.
 */
function useStripBlocks(): RefObject<(block: Block) => StripBlock> {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { nameBlock } = useActionNames();
  const toStripBlock = (block: Block): StripBlock => {
    const points = block.action ? `  +${formatInteger(block.action.points, language)} ${t('units.ep')}` : '';
    return {
      ...traceOfBlock(block),
      number: block.number,
      sealedAt: Date.parse(block.timestamp) / 1000,
      name: nameBlock(block),
      detail: `#${formatInteger(block.number, language)}${points}`,
    };
  };
  const ref = useRef(toStripBlock);
  useEffect(() => {
    ref.current = toStripBlock;
  });
  return ref;
}

/** Loads a strip once the page is usable and runs it on the two canvases while they are mounted. */
export function useStripPlayer(blocks: readonly Block[] | undefined, isPaused: boolean) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const pen = useRef<HTMLCanvasElement>(null);
  const dust = useRef<HTMLCanvasElement>(null);
  const [player, setPlayer] = useState<StripControls | null>(null);
  const toStripBlock = useStripBlocks();
  const perSecond = t('strip.perSecond');
  const texts = useRef<StripTexts>({ language, perSecond });

  useEffect(() => {
    // A canvas can be transferred only once, so the strip lives as long as its canvases.
    const canvases = { pen: pen.current!, dust: dust.current! };
    let run: StripRun | null = null;
    const aborter = new AbortController();
    const open = async () =>
      (await import('./run-strip.ts')).runStrip(canvases, texts.current, aborter.signal);
    const start = async () => {
      run = await loadPart(open, aborter.signal);
      if (run) setPlayer(run.controls);
    };
    void start();
    return () => {
      aborter.abort();
      run?.stop();
    };
  }, []);

  useEffect(() => {
    if (!player) return undefined;
    return onRealtimeEvent((event) => {
      if (event.type === 'block') player.push(toStripBlock.current(event.block));
    });
  }, [player, toStripBlock]);
  useEffect(() => {
    texts.current = { language, perSecond };
    player?.setTexts(texts.current);
  }, [player, language, perSecond]);
  useEffect(() => {
    // Oldest first; known blocks are skipped, so polling also
    // feeds the strip while the live connection is down.
    if (player && blocks) player.load([...blocks].reverse().map((block) => toStripBlock.current(block)));
  }, [player, blocks, toStripBlock]);
  useEffect(() => player?.setPaused(isPaused), [player, isPaused]);
  return { pen, dust, player };
}
