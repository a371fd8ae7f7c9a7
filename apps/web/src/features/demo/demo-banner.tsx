import { DEMO_TICK_MS } from '@nova/shared/demo/constants';
import { useEffect, useRef, useState } from 'react';
import { useStore } from '../../lib/store/create-store.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
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

function Banner({ demo, onEnd }: { demo: DemoSession; onEnd: () => Promise<void> }) {
  const { t } = useTranslation('demo');
  const [isEnding, setEnding] = useState(false);
  const end = async () => {
    setEnding(true);
    await onEnd().finally(() => setEnding(false));
  };
  const minutes = useMinutesLeft(demo, () => void end());
  return (
    <div className="demo-banner notice" role="note">
      <span>
        <b>{t('banner.title')}</b>{' '}
        {t('banner.left', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })}{' '}
        <span className="muted">{t('banner.text')}</span>
      </span>
      <Button isSmall isBusy={isEnding} onClick={() => void end()}>
        {t('banner.end')}
      </Button>
    </div>
  );
}

/** While a demo runs: how long still, and the way to end it. */
export function DemoBanner({ onEnd }: { onEnd: () => Promise<void> }) {
  const demo = useStore(demoStore, null);
  return demo ? <Banner demo={demo} onEnd={onEnd} /> : null;
}
