import type { ActionTypes } from '@nova/shared/energy/schemas';
import { REWARD_CATALOGUE, type RewardType } from '@nova/shared/energy/catalogue';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api/api-client.ts';
import { formatInteger } from '../../lib/format/format-number.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { STALE_MS } from '../../lib/queries/query-client.ts';
import { queryKeys } from '../../lib/queries/query-keys.ts';
import { useActionNames } from '../../ui/entity/action-name.ts';
import { traceKindOf } from '../../ui/trace/trace-kinds.ts';
import { heatOf } from '../../ui/trace/trace-scale.ts';
import { Trace } from '../../ui/trace/trace.tsx';

type ActionType = ActionTypes['action_types'][number];

const DEAREST = 100;
const toActionType = (type: RewardType): ActionType => ({
  action_key: type.key,
  points: type.points,
  cooldown_seconds: type.cooldownSeconds,
  daily_cap: type.dailyCap || null,
  lifetime_cap: type.lifetimeCap || null,
  source: type.source,
});
/** The catalog at deployment, shown until the server has returned the current one. */
const LISTED = REWARD_CATALOGUE.filter((type) => type.listed).map(toActionType);
/** Rewards of the ledger that the server's list of actions omits: automatic bonuses. */
const UNLISTED = REWARD_CATALOGUE.filter((type) => !type.listed).map(toActionType);

/** Returns a function that formats limits, for example "every 4 h, 3 a day". */
function useLimitText(): (type: ActionType) => string {
  const { t } = useTranslation('energy');
  return ({ source, cooldown_seconds: seconds, daily_cap: daily, lifetime_cap: lifetime }) => {
    const parts: string[] = [t(`prices.source.${source}`)];
    if (seconds >= 3600) parts.push(t('prices.everyHours', { count: seconds / 3600 }));
    else if (seconds >= 60) parts.push(t('prices.everyMinutes', { count: seconds / 60 }));
    else if (seconds > 0) parts.push(t('prices.everySeconds', { count: seconds }));
    if (daily !== null) parts.push(t('prices.aDay', { count: daily }));
    if (lifetime === 1) parts.push(t('prices.once'));
    return parts.join(', ');
  };
}

function PriceRow({ type }: { type: ActionType }) {
  const { t } = useTranslation('energy');
  const { language } = useLanguage();
  const { nameAction } = useActionNames();
  const limit = useLimitText()(type);
  const { action_key: key, points } = type;
  return (
    <li>
      <Trace kind={traceKindOf(key)} points={points} blockHash={key} width={64} height={22} />
      <span className="price-name">
        {nameAction(key)} <code>{key}</code>
      </span>
      <span className="price-limit">{limit}</span>
      <svg className="price-bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <rect data-heat={heatOf(points)} width={Math.min(100, (points / DEAREST) * 100)} height="8" />
      </svg>
      <span className="num price-points">
        {formatInteger(points, language)}
        <span className="u">{t('site:units.ep')}</span>
      </span>
    </li>
  );
}

/** Points and limits of each action, highest first: the public catalog of the ledger. */
export function PriceList() {
  const { t } = useTranslation('energy');
  const { data } = useQuery({
    queryKey: queryKeys.actionTypes,
    queryFn: async ({ signal }) => (await api.listActionTypes(signal)).action_types,
    staleTime: STALE_MS.catalogue,
  });
  const types = [...(data ?? LISTED), ...UNLISTED].toSorted((a, b) => b.points - a.points);
  return (
    <section className="prices" aria-labelledby="prices-title">
      <h2 id="prices-title">{t('prices.title')}</h2>
      <p className="muted">{t('prices.text')}</p>
      <ul className="price-list">
        {types.map((type) => (
          <PriceRow key={type.action_key} type={type} />
        ))}
      </ul>
    </section>
  );
}
