import { DEMO_TICK_MS } from '@nova/shared/demo/constants';
import { useEffect, useRef, useState } from 'react';
import { useStore } from '../../lib/store/create-store.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { DemoDialog } from './demo-dialog.tsx';
import { demoStore, isDemoOver, type DemoSession } from './demo-session.ts';
import './demo.css';

const MINUTE_MS = 60_000;

function useMinutesLeft({ expiresAt }: DemoSession, onOver: () => void): number {
  const [now, setNow] = useState(Date.now);
  const latestOver = useRef(onOver);
  useEffect(() => {
    latestOver.current = onOver;
  });
  useEffect(() => {
    const timer = setInterval(() => {
      if (isDemoOver()) latestOver.current();
      setNow(Date.now());
    }, DEMO_TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((Date.parse(expiresAt) - now) / MINUTE_MS));
}

function Chip({ demo, onEnd }: { demo: DemoSession; onEnd: () => Promise<void> }) {
  const { t } = useTranslation('demo');
  const [isOpen, setIsOpen] = useState(false);
  const minutes = useMinutesLeft(demo, () => void onEnd());
  const left = { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
  return (
    <>
      <button
        type="button"
        className="demo-chip"
        aria-haspopup="dialog"
        aria-label={t('chip.label', left)}
        onClick={() => setIsOpen(true)}
      >
        <b>{t('chip.name')}</b> <span className="num">{t('chip.left', left)}</span>
      </button>
      {isOpen ? <DemoDialog left={left} onClose={() => setIsOpen(false)} onEnd={onEnd} /> : null}
    </>
  );
}

/** Time left in a running demo, in the header; a click opens the dialog that ends it. */
export function DemoChip({ onEnd }: { onEnd: () => Promise<void> }) {
  const demo = useStore(demoStore, null);
  return demo ? <Chip demo={demo} onEnd={onEnd} /> : null;
}
