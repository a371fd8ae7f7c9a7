import type { EnergyProgress } from '@nova/shared/energy/schemas';

/** Result of a click on "Collect energy" at this moment. */
export type CollectOffer =
  | { readonly state: 'ready' }
  /** Available again at `nextAt`, in milliseconds since 1970. */
  | { readonly state: 'cooldown'; readonly nextAt: number }
  /** The daily cap of the key or of this site is reached; available again at midnight UTC. */
  | { readonly state: 'done'; readonly nextAt: number }
  | { readonly state: 'capped'; readonly nextAt: number };

/** Derives the offer for one key from today's progress; without progress, the server decides. */
export function readCollectOffer(
  progress: EnergyProgress | undefined,
  key: string,
  now: number,
): CollectOffer {
  const item = progress?.items.find((each) => each.action_key === key);
  const nextAt = item?.next_at ? Date.parse(item.next_at) : 0;
  if (!item || nextAt <= now) return { state: 'ready' };
  if (item.reason === 'daily_cap') return { state: 'done', nextAt };
  if (item.reason === 'browser_cap') return { state: 'capped', nextAt };
  return { state: 'cooldown', nextAt };
}
