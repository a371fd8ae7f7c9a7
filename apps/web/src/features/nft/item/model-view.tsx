import type { StoredModel } from '@nova/shared/storage/schemas';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useMediaQuery } from '../../../lib/page/use-media-query.ts';
import { Button } from '../../../ui/button.tsx';
import { moveOfKey, openModelScene, type ModelScene } from './model-scene.ts';
import { toOwnFile } from '../create/upload/own-file.ts';

export interface ModelViewProps {
  readonly model: StoredModel;
  /** Accessible name, combined with instructions to rotate the model. */
  readonly name: string;
  /** Called if the model cannot be shown; the image then stays. */
  readonly onFail: () => void;
  readonly onClose: () => void;
}

/** The 3D model of an NFT, rotated with the pointer, with the arrow keys, or automatically. */
export function ModelView({ model, name, onFail, onClose }: ModelViewProps) {
  const { t } = useTranslation('nft');
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const canvas = useRef<HTMLCanvasElement>(null);
  const scene = useRef<ModelScene | null>(null);
  const [isReady, setIsReady] = useState(false);
  const [isSpinning, setIsSpinning] = useState(!isStill);
  const fail = useRef(onFail);
  useEffect(() => {
    fail.current = onFail;
  });
  useEffect(() => {
    let isOver = false;
    const open = async () => {
      try {
        const opened = await openModelScene(canvas.current!, toOwnFile(model.url));
        if (isOver) return opened.dispose();
        scene.current = opened;
        setIsReady(true);
        canvas.current!.focus({ preventScroll: true });
      } catch {
        if (!isOver) fail.current();
      }
    };
    void open();
    return () => {
      isOver = true;
      scene.current?.dispose();
      scene.current = null;
    };
  }, [model.url]);
  useEffect(() => {
    if (isReady) scene.current?.spin(isSpinning);
  }, [isReady, isSpinning]);
  const onKeyDown = (event: KeyboardEvent) => {
    const move = moveOfKey(event.key);
    if (!move || !scene.current || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    setIsSpinning(false);
    move(scene.current);
  };
  return (
    <div className="model-view" aria-busy={!isReady || undefined}>
      <canvas
        ref={canvas}
        tabIndex={0}
        role="application"
        aria-label={t('model.label', { name })}
        aria-describedby="model-keys"
        onKeyDown={onKeyDown}
        onPointerDown={() => setIsSpinning(false)}
      />
      {isReady ? null : (
        <p className="model-waiting" role="status">
          {t('model.loading')}
        </p>
      )}
      <div className="model-tools">
        <span id="model-keys" className="small">
          {t('model.keys')}
        </span>
        <span className="row">
          <Button isSmall aria-pressed={isSpinning} onClick={() => setIsSpinning(!isSpinning)}>
            {t(isSpinning ? 'model.stop' : 'model.spin')}
          </Button>
          <Button isSmall variant="quiet" onClick={onClose}>
            {t('model.picture')}
          </Button>
        </span>
      </div>
    </div>
  );
}
