import type { ApiKind } from '@nova/shared/api-key/constants';
import type { ApiKeyUse } from '@nova/shared/api-key/schemas';

const DAY_MS = 86_400_000;

/** Requests of a key on one UTC day. */
export interface UseDay extends Readonly<Record<ApiKind | 'total' | 'refused', number>> {
  /** `2026-11-27`. */
  readonly day: string;
}

/** Lists the last days up to today, the oldest first, including those without requests. @param now in milliseconds */
export function listDays(items: ApiKeyUse['items'], now: number, count: number): readonly UseDay[] {
  return Array.from({ length: count }, (_, index) => {
    const day = new Date(now - (count - 1 - index) * DAY_MS).toISOString().slice(0, 10);
    const ofDay = items.filter((item) => item.day === day);
    const sum = (api?: ApiKind) =>
      ofDay.reduce((total, item) => total + (api === undefined || item.api === api ? item.requests : 0), 0);
    return {
      day,
      rest: sum('rest'),
      rpc: sum('rpc'),
      etherscan: sum('etherscan'),
      blockscout: sum('blockscout'),
      total: sum(),
      refused: ofDay.reduce((total, { refused }) => total + refused, 0),
    };
  });
}
