/** Duration of a demo in hours (requirement 320). */
export const DEMO_HOURS = 24;
/** Milliseconds between two updates of the banner's remaining time (requirement 286). */
export const DEMO_TICK_MS = 60_000;
/** Demos that one network (IPv4 /24, IPv6 /56) may start in 24 hours. */
export const DEMOS_PER_NETWORK = 30;

/** Kinds of demos; the demo wallet has everything a kind needs from the start. */
export const DEMO_TYPES = ['explore', 'trade', 'create'] as const;
export type DemoType = (typeof DEMO_TYPES)[number];

/** Initial funds of a demo wallet in development by kind: gas in wei, test USDT in units of 6 decimals. */
export const DEMO_FUNDS: Readonly<Record<DemoType, { gasWei: bigint; usdtUnits: bigint }>> = {
  explore: { gasWei: 50_000_000_000_000_000n, usdtUnits: 100_000_000n },
  trade: { gasWei: 1_000_000_000_000_000_000n, usdtUnits: 1_000_000_000n },
  create: { gasWei: 200_000_000_000_000_000n, usdtUnits: 100_000_000n },
};
/** Energy Points of a demo wallet; equal to the catalog's welcome bonus. */
export const DEMO_POINTS = 1_000;
/** Maximum number of addresses in one request of `GET /api/v1/demo/addresses`. */
export const DEMO_ADDRESSES_MAX = 50;
