import type { ActionKey } from '@nova/shared/energy/catalogue';
import type { RewardResults } from '@nova/shared/energy/schemas';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { announceAccountChange } from '../../../lib/account-changes.ts';
import { onActionReport } from '../../../lib/action-reports.ts';
import { createRequestId } from '../../../lib/create-request-id.ts';
import { useStore } from '../../../lib/create-store.ts';
import { formatInteger } from '../../../lib/format/format-number.ts';
import { clientTexts, loadCatalogues } from '../../../lib/i18n/client-catalogues.ts';
import { languageOf, stripLanguage } from '../../../lib/i18n/language.ts';
import { DISCONNECTED, walletStore } from '../../../lib/wallet-state.ts';
import { showToast } from '../../../ui/show-toast.ts';
import { createActionQueue, type ActionQueue } from './action-queue.ts';
import { noticeActions } from './notice-actions.ts';
import { sendActions } from './send-actions.ts';

/** How long what was noticed waits for company. */
const COLLECT_MS = 4_000;
/** Rewards that people notice having earned. Clicks and page visits count in silence. */
const TOLD: ReadonlySet<string> = new Set<ActionKey>([
  'daily_visit',
  'whitepaper_read',
  'network_switch',
  'blockchain_interaction',
  'social_share',
  'time_spent',
]);

async function tellRewards(address: string, results: RewardResults['results']): Promise<void> {
  const credited = results.filter((result) => result.points_awarded > 0);
  if (credited.length === 0) return;
  announceAccountChange(address);
  const told = credited.filter(({ action_key: key }) => TOLD.has(key));
  if (told.length === 0) return;
  const language = languageOf(location.pathname);
  await loadCatalogues(language, ['energy']);
  const t = clientTexts.translate(language, 'energy');
  for (const { action_key: key, points_awarded: points } of told) {
    const action = t(`common:actions.${key as ActionKey}`);
    showToast({ tone: 'done', title: t('rewarded', { points: formatInteger(points, language), action }) });
  }
}

function startTracking(address: string): { openPage: (path: string) => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLeaving = false;
  const queue: ActionQueue = createActionQueue({
    send: (actions) => sendActions(address, actions, isLeaving),
    createId: createRequestId,
    now: Date.now,
    onResults: (results) => void tellRewards(address, results).catch(() => undefined),
  });
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    void queue.flush();
  };
  const note = (key: ActionKey) => {
    queue.note(key);
    if (queue.size > 0) timer ??= setTimeout(flush, COLLECT_MS);
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
  const stopReports = onActionReport(note);
  return {
    openPage: noticing.openPage,
    stop() {
      removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hide);
      noticing.stop();
      stopReports();
      clearTimeout(timer);
      queue.clear();
    },
  };
}

/** Notices and reports what a signed-in wallet's owner does. Does nothing at all for everybody else. */
export function Tracking() {
  const wallet = useStore(walletStore, DISCONNECTED);
  const address = wallet.status === 'connected' && wallet.mode === 'session' ? wallet.address : null;
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
