import { type ActionKey, isActionKey, rewardTypeOf } from '@nova/shared/energy/catalogue';
import type { RewardResults } from '@nova/shared/energy/schemas';
import type { RealtimeEvent } from '@nova/shared/realtime/schemas';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { announceAccountChange } from '../../../lib/store/account-changes.ts';
import { onActionReport } from '../../../lib/store/action-reports.ts';
import { createRequestId } from '../../../lib/store/create-request-id.ts';
import { useStore } from '../../../lib/store/create-store.ts';
import { stripLanguage } from '../../../lib/i18n/language.ts';
import { onRealtimeEvent } from '../../../lib/realtime/realtime-events.ts';
import { sessionStore, walletsOf } from '../../../lib/session/session-store.ts';
import { DISCONNECTED, walletStore } from '../../../lib/chain/wallet-state.ts';
import { createActionQueue, type ActionQueue } from './action-queue.ts';
import { noticeActions } from './notice-actions.ts';
import { sendActions } from './send-actions.ts';

/** How long what was noticed waits for company. */
const COLLECT_MS = 4_000;
/** The words come when there is something to say. */
const loadNotifications = () => import('./notify-credits.ts');

/** What the page itself reports is answered to it; of everything else it hears from the line. */
const isReported = (key: string) => isActionKey(key) && rewardTypeOf(key).source === 'browser';

function hearResults(address: string, results: RewardResults['results']): void {
  if (results.some((result) => result.points_awarded > 0)) announceAccountChange(address);
  // Whoever leaves the page meanwhile misses a toast, not points.
  void loadNotifications()
    .then(({ notifyResults }) => notifyResults(results))
    .catch(() => undefined);
}

function hearEvent(event: RealtimeEvent): void {
  if (event.type !== 'action' || document.visibilityState !== 'visible') return;
  const { action } = event;
  if (action.status !== 'sealed' || isReported(action.action_key)) return;
  void loadNotifications()
    .then(({ notifySealed }) => notifySealed(action))
    .catch(() => undefined);
}

function startTracking(address: string): { openPage: (path: string) => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waitingTimer: ReturnType<typeof setTimeout> | undefined;
  let waitingUntil = Infinity;
  let isLeaving = false;
  const queue: ActionQueue = createActionQueue({
    send: (actions) => sendActions(address, actions, isLeaving),
    createId: createRequestId,
    now: Date.now,
    onResults: (results) => hearResults(address, results),
    onWaiting: (until) => {
      if (until >= waitingUntil) return;
      waitingUntil = until;
      clearTimeout(waitingTimer);
      waitingTimer = setTimeout(flush, until - Date.now());
    },
  });
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    // What is not due yet says so again.
    waitingUntil = Infinity;
    clearTimeout(waitingTimer);
    void queue.flush();
  };
  const note = (key: ActionKey, isAsked = false) => {
    queue.note(key, isAsked);
    if (isAsked) flush();
    else if (queue.size > 0) timer ??= setTimeout(flush, COLLECT_MS);
  };
  const leave = () => {
    isLeaving = true;
    flush();
    isLeaving = false;
  };
  const hide = () => (document.visibilityState === 'hidden' ? leave() : undefined);
  addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', hide);
  const noticing = noticeActions(note);
  // What a part of the page reports, somebody pressed: it is sent at once, also where it is known to bring nothing.
  const stopReports = onActionReport((key) => note(key, true));
  const stopEvents = onRealtimeEvent(hearEvent);
  return {
    openPage: noticing.openPage,
    stop() {
      removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hide);
      noticing.stop();
      stopReports();
      stopEvents();
      clearTimeout(timer);
      clearTimeout(waitingTimer);
      queue.clear();
    },
  };
}

/**
 * Whose actions count now. A wallet that is taken up again after a reload is its owner's already: what they do in that
 * moment is sent once it is there, and forgotten where it is not.
 */
function useSignedInWallet(): string | null {
  const wallet = useStore(walletStore, DISCONNECTED);
  const session = useStore(sessionStore, null);
  if (wallet.status === 'connected') return wallet.mode === 'session' ? wallet.address : null;
  if (wallet.status !== 'restoring' || !session) return null;
  return walletsOf(session).includes(wallet.address) ? wallet.address : null;
}

/** Notices and reports what a signed-in wallet's owner does. Does nothing at all for everybody else. */
export function Tracking() {
  const address = useSignedInWallet();
  const path = stripLanguage(useLocation().pathname);
  const running = useRef<ReturnType<typeof startTracking> | null>(null);
  useEffect(() => {
    if (address === null) return undefined;
    const tracking = startTracking(address);
    running.current = tracking;
    tracking.openPage(stripLanguage(location.pathname));
    return () => {
      running.current = null;
      tracking.stop();
    };
  }, [address]);
  useEffect(() => running.current?.openPage(path), [path]);
  return null;
}
