import { type ActionKey, isActionKey, rewardTypeOf } from '@nova/shared/energy/catalogue';
import type { RewardResults } from '@nova/shared/energy/schemas';
import type { RealtimeEvent } from '@nova/shared/realtime/schemas';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { announceAccountChange } from '../../../lib/store/account-changes.ts';
import { onActionReport } from '../../../lib/store/action-reports.ts';
import { createRequestId } from '../../../lib/store/create-request-id.ts';
import { useStore } from '../../../lib/store/create-store.ts';
import { stripLanguage } from '@nova/shared/language/language';
import { onRealtimeEvent } from '../../../lib/realtime/realtime-events.ts';
import { sessionStore, walletsOf } from '../../../lib/session/session-store.ts';
import { DISCONNECTED, walletStore } from '../../../lib/chain/wallet-state.ts';
import { createActionQueue, type ActionQueue } from './action-queue.ts';
import { noticeActions } from './notice-actions.ts';
import { sendActions } from './send-actions.ts';

/** Milliseconds to collect actions into one batch. */
const COLLECT_MS = 4_000;
/** The texts load only when there is something to announce. */
const loadNotifications = () => import('./notify-credits.ts');

/**
 * Actions reported by the page are answered in its response; all others arrive through the live connection.
 */
const isReported = (key: string) => isActionKey(key) && rewardTypeOf(key).source === 'browser';

function handleResults(address: string, results: RewardResults['results']): void {
  if (results.some((result) => result.points_awarded > 0)) announceAccountChange(address);
  // A user who leaves the page meanwhile misses a toast, but no points.
  void loadNotifications()
    .then(({ notifyResults }) => notifyResults(results))
    .catch(() => undefined);
}

function handleEvent(event: RealtimeEvent): void {
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
    onResults: (results) => handleResults(address, results),
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
    // An action that is not due yet calls `onWaiting` again.
    waitingUntil = Infinity;
    clearTimeout(waitingTimer);
    void queue.flush();
  };
  const note = (key: ActionKey, isRequested = false) => {
    queue.note(key, isRequested);
    if (isRequested) flush();
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
  // An action reported by a component was clicked: it is sent immediately, even if it is known not to count.
  const stopReports = onActionReport((key) => note(key, true));
  const stopEvents = onRealtimeEvent(handleEvent);
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
 * Returns the wallet whose actions count. A wallet being restored after a reload already belongs to its
 * owner: actions of that moment are sent once it is connected, and discarded otherwise.
 */
function useSignedInWallet(): string | null {
  const wallet = useStore(walletStore, DISCONNECTED);
  const session = useStore(sessionStore, null);
  if (wallet.status === 'connected') return wallet.mode === 'session' ? wallet.address : null;
  if (wallet.status !== 'restoring' || !session) return null;
  return walletsOf(session).includes(wallet.address) ? wallet.address : null;
}

/** Detects and reports the actions of a logged-in wallet's owner; does nothing for other visitors. */
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
