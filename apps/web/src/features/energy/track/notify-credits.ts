import type { ActionKey } from '@nova/shared/energy/catalogue';
import type { RewardResults, UserAction } from '@nova/shared/energy/schemas';
import { formatInteger } from '../../../lib/format/format-number.ts';
import { shortenHex } from '../../../lib/format/shorten-hex.ts';
import { clientTexts, loadCatalogues } from '../../../lib/i18n/client-catalogues.ts';
import { type Language, languageOf, localizePath, stripLanguage } from '../../../lib/i18n/language.ts';
import type { Translate } from '../../../lib/i18n/translate.ts';
import { showToast } from '../../../ui/feedback/show-toast.ts';
import { traceKindOf } from '../../../ui/trace/trace-kinds.ts';
import { explainRefusal } from './explain-refusal.ts';

/** Rewards that people notice having earned. Clicks and page visits count in silence, as long as nobody watches. */
const NOTIFIED: ReadonlySet<string> = new Set<ActionKey>([
  'daily_visit',
  'whitepaper_read',
  'network_switch',
  'explorer_interaction',
  'blockchain_interaction',
  'social_share',
  'time_spent',
]);
/** What somebody presses for the points that it says it brings: no answer would be a fault. */
const ANSWERED: ReadonlySet<string> = new Set<ActionKey>(['social_share']);
/** Server and chain credits that have a word of their own: a notification, or the answer to the press. */
const NOTIFIED_ELSEWHERE: ReadonlySet<string> = new Set<ActionKey>([
  'welcome_bonus',
  'referral',
  'referral_purchase',
  'referral_share',
]);
/** Older news is in the list of actions; a line that was away brings it all at once. */
const UPDATE_MS = 5 * 60_000;
/** Whoever is here watches their points. */
const DASHBOARD = '/energy-dashboard';

interface Speech {
  readonly language: Language;
  readonly t: Translate<'energy'>;
  readonly nameAction: (key: string) => string;
}

/** The words, in the language of the page as it is now. */
async function loadSpeech(): Promise<Speech> {
  const language = languageOf(location.pathname);
  await loadCatalogues(language, ['energy']);
  const t = clientTexts.translate(language, 'energy');
  // A partner's own key has no text, and is a name itself.
  const nameAction = (key: string) =>
    clientTexts.has(language, 'common', `actions.${key}`)
      ? t(`common:actions.${key as ActionKey}`)
      : t('common:otherAction', { key: key.startsWith('0x') ? shortenHex(key) : key });
  return { language, t, nameAction };
}

const sayRewarded = (t: Translate<'energy'>, points: string, action: string) =>
  t('rewarded', { points, action });

/** Says what became of actions that the page reported. */
export async function notifyResults(results: RewardResults['results']): Promise<void> {
  const isWatching = stripLanguage(location.pathname) === DASHBOARD;
  const told = results.filter(({ action_key: key, status }) =>
    status === 'refused' ? ANSWERED.has(key) : isWatching || NOTIFIED.has(key),
  );
  if (told.length === 0) return;
  const { language, t, nameAction } = await loadSpeech();
  for (const { action_key: key, points_awarded: amount, reason, next_at: nextAt } of told) {
    if (reason !== null) {
      const text = explainRefusal(t, language, { reason, nextAt });
      showToast({ tone: 'warning', title: t('collect.refused'), text });
      continue;
    }
    const points = formatInteger(amount, language);
    showToast({ tone: 'done', title: sayRewarded(t, points, nameAction(key)) });
  }
}

/** Says that the server or the chain has seen somebody do something, which is sealed now. */
export async function notifySealed(action: UserAction): Promise<void> {
  const { action_key: key, points, block_hash: blockHash, block_number: blockNumber } = action;
  const isUpdate = Math.abs(Date.now() - Date.parse(action.occurred_at)) < UPDATE_MS;
  if (NOTIFIED_ELSEWHERE.has(key) || !isUpdate || blockHash === null) return;
  const { language, t, nameAction } = await loadSpeech();
  showToast({
    tone: 'done',
    title: sayRewarded(t, formatInteger(points, language), nameAction(key)),
    trace: { kind: traceKindOf(key), points, blockHash },
    link: {
      label: t('collect.collectedIn'),
      to: localizePath(`/explorer/block/${blockNumber}`, language),
    },
  });
}
