import { type RefCallback, useRef } from 'react';
import { BROWSER_POINTS_PER_DAY, rewardTypeOf } from '@nova/shared/energy/catalogue';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { formatCountdown } from '../../../lib/format/format-time.ts';
import { useNow } from '../../../lib/page/use-now.ts';
import { Button } from '../../../ui/button.tsx';
import { SealState } from '../../../ui/feedback/seal-state.tsx';
import type { CollectOffer } from './collect-offer.ts';
import { useEnergyAccount } from '../use-account.ts';
import { useCollectButton } from './use-collect-button.ts';
import { COLLECT_KEY } from './collect-key.ts';
import { useEnergyProgress } from '../../../lib/queries/energy-progress.ts';

const REWARD = rewardTypeOf(COLLECT_KEY);
const COOLDOWN_MS = REWARD.cooldownSeconds * 1000;

interface CollectWaitProps {
  readonly offer: Exclude<CollectOffer, { state: 'ready' }>;
  readonly now: number;
  readonly place: RefCallback<HTMLElement>;
}

/** Replaces the button during a cooldown: the remaining time, on a scale of the whole cooldown. */
function CollectWait({ offer, now, place }: CollectWaitProps) {
  const { t } = useTranslation('energy');
  const left = offer.nextAt - now;
  const passed = offer.state === 'cooldown' ? Math.max(0, 1 - left / COOLDOWN_MS) : 1;
  const text = {
    cooldown: t('collect.again'),
    done: t('collect.doneToday', { cap: REWARD.dailyCap }),
    capped: t('collect.browserCap', { cap: BROWSER_POINTS_PER_DAY }),
  }[offer.state];
  return (
    <div ref={place} tabIndex={-1} className="collect-wait">
      <p className="collect-note small">
        <span className="muted">{text}</span>
        {offer.state === 'cooldown' ? <CollectedToday /> : null}
      </p>
      <p className="collect-timer" role="timer" aria-label={t('collect.againLabel')}>
        {formatCountdown(left)}
      </p>
      <svg className="collect-ruler" viewBox="0 0 240 20" preserveAspectRatio="none" aria-hidden="true">
        {Array.from({ length: 25 }, (_, index) => (
          <path key={index} d={`M${index * 10} ${index % 6 === 0 ? 0 : 6}V14`} />
        ))}
        <path d="M0 14.5H240" />
        <rect x="0" y="16" height="3" width={(passed * 240).toFixed(1)} />
      </svg>
    </div>
  );
}

/** "1 of 3 today". */
function CollectedToday() {
  const { t } = useTranslation('energy');
  const { signedIn } = useEnergyAccount();
  const { data } = useEnergyProgress(signedIn?.address ?? null);
  const item = data?.items.find((each) => each.action_key === COLLECT_KEY);
  if (!item?.daily_cap) return null;
  return (
    <span className="faint">{t('collect.today', { count: item.count_today, cap: item.daily_cap })}</span>
  );
}

/** The note below the button that explains its state. */
function CollectNote() {
  const { t } = useTranslation('energy');
  const { wallet, signedIn } = useEnergyAccount();
  if (wallet.status !== 'connected') return null;
  if (!signedIn) return <p className="muted small">{t('collect.localMode')}</p>;
  return (
    <p className="collect-note small">
      <SealState shape="idle">{t('collect.ready')}</SealState>
      <CollectedToday />
    </p>
  );
}

/**
 * "Collect energy": a click seals a block. Without a logged-in wallet
 * it opens the wallet popover; during the cooldown it is a timer.
 */
export function CollectButton({ isWide = false }: { isWide?: boolean }) {
  const { t } = useTranslation('energy');
  const { signedIn } = useEnergyAccount();
  const now = useNow();
  const { click, offer, isCollecting, isWaiting } = useCollectButton(now);
  const isOver = signedIn !== null && offer.state !== 'ready' && !isCollecting;
  const isClicked = useRef(false);
  /** Passes the focus of the clicked button, which is gone, to what replaces it. */
  const place = (wait: HTMLElement | null) => {
    if (wait && isClicked.current && document.activeElement === document.body)
      wait.focus({ preventScroll: true });
    if (wait) isClicked.current = false;
  };
  if (isOver) return <CollectWait offer={offer} now={now} place={place} />;
  return (
    <>
      <Button
        variant="act"
        data-early="collect"
        isWide={isWide}
        isBusy={isCollecting || isWaiting}
        plate={`+${REWARD.points} EP`}
        onClick={() => {
          isClicked.current = true;
          click();
        }}
      >
        {isCollecting ? t('collect.sealing') : t('collect.button')}
      </Button>
      <CollectNote />
    </>
  );
}
