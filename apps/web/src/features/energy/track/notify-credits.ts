import type { ActionKey } from '@nova/shared/energy/catalogue';
import type { RewardResults, UserAction } from '@nova/shared/energy/schemas';
import { formatInteger } from '../../../lib/format/format-number.ts';
import { shortenHex } from '../../../lib/format/shorten-hex.ts';
import { clientTexts, loadCatalogues } from '../../../lib/i18n/client-catalogues.ts';
import { type Language, languageOf, localizePath, stripLanguage } from '@nova/shared/language/language';
import type { Translate } from '../../../lib/i18n/translate.ts';
import { showToast } from '../../../ui/feedback/show-toast.ts';
import { traceKindOf } from '../../../ui/trace/trace-kinds.ts';
import { explainRefusal } from './explain-refusal.ts';
import { serverNow } from '../../../lib/page/server-now.ts';

/** Rewards that are announced. Clicks and page visits are credited silently unless the dashboard is open. */
const NOTIFIED: ReadonlySet<string> = new Set<ActionKey>([
  'daily_visit',
  'whitepaper_read',
  'network_switch',
  'explorer_interaction',
  'blockchain_interaction',
  'social_share',
  'time_spent',
]);
/** Actions whose button promises points, so the user always gets an answer. */
const ANSWERED: ReadonlySet<string> = new Set<ActionKey>(['social_share']);
/** Credits by server or chain that have their own message: a notification, or the response to a click. */
const NOTIFIED_ELSEWHERE: ReadonlySet<string> = new Set<ActionKey>([
  'welcome_bonus',
  'referral',
  'referral_purchase',
  'referral_share',
]);
/**
 * Maximum age of an announced credit in milliseconds, because
 * a restored connection delivers older ones all at once.
 */
const UPDATE_MS = 5 * 60_000;
/** Page on which users watch their points. */
const DASHBOARD = '/energy-dashboard';

interface Speech {
  readonly language: Language;
  readonly t: Translate<'energy'>;
  readonly nameAction: (key: string) => string;
}

/** Loads the texts in the current language of the page. */
async function loadSpeech(): Promise<Speech> {
  const language = languageOf(location.pathname);
  await loadCatalogues(language, ['energy']);
  const t = clientTexts.translate(language, 'energy');
  // A partner's own key has no text, so the key is its name.
  const nameAction = (key: string) =>
    clientTexts.has(language, 'site', `actions.${key}`)
      ? t(`site:actions.${key as ActionKey}`)
      : t('site:otherAction', { key: key.startsWith('0x') ? shortenHex(key) : key });
  return { language, t, nameAction };
}

const notifyRewarded = (t: Translate<'energy'>, points: string, action: string) =>
  t('rewarded', { points, action });

/** Announces the results of actions that the page reported. */
export async function notifyResults(results: RewardResults['results']): Promise<void> {
  const isWatching = stripLanguage(location.pathname) === DASHBOARD;
  const newRejections = results.filter(({ action_key: key, status }) =>
    status === 'refused' ? ANSWERED.has(key) : isWatching || NOTIFIED.has(key),
  );
  if (newRejections.length === 0) return;
  const { language, t, nameAction } = await loadSpeech();
  for (const { action_key: key, points_awarded: amount, reason, next_at: nextAt } of newRejections) {
    if (reason !== null) {
      const text = explainRefusal(t, language, { reason, nextAt });
      showToast({ tone: 'warning', title: t('collect.refused'), text });
      continue;
    }
    const points = formatInteger(amount, language);
    showToast({ tone: 'done', title: notifyRewarded(t, points, nameAction(key)) });
  }
}

/** Announces a sealed action that the server or the chain detected. */
export async function notifySealed(action: UserAction): Promise<void> {
  const { action_key: key, points, block_hash: blockHash, block_number: blockNumber } = action;
  const isUpdate = Math.abs(serverNow() - Date.parse(action.occurred_at)) < UPDATE_MS;
  if (NOTIFIED_ELSEWHERE.has(key) || !isUpdate || blockHash === null) return;
  const { language, t, nameAction } = await loadSpeech();
  showToast({
    tone: 'done',
    title: notifyRewarded(t, formatInteger(points, language), nameAction(key)),
    trace: { kind: traceKindOf(key), points, blockHash },
    link: {
      label: t('collect.collectedIn'),
      to: localizePath(`/explorer/block/${blockNumber}`, language),
    },
  });
}
