/** How long a demo lasts, in hours (requirement 320). */
export const DEMO_HOURS = 24;
/** How often the banner looks at the time left, in milliseconds (requirement 286). */
export const DEMO_TICK_MS = 60_000;
/** Demos that one network (IPv4 /24, IPv6 /56) may start in 24 hours. */
export const DEMOS_PER_NETWORK = 30;

/** What can be tried: everything a kind needs is in the demo wallet from the start. */
export const DEMO_TYPES = ['explore', 'trade', 'create'] as const;
export type DemoType = (typeof DEMO_TYPES)[number];

/** What a demo wallet starts with in development, by kind: gas in wei, test USDT in units of 6 decimals. */
export const DEMO_FUNDS: Readonly<Record<DemoType, { gasWei: bigint; usdtUnits: bigint }>> = {
  explore: { gasWei: 50_000_000_000_000_000n, usdtUnits: 100_000_000n },
  trade: { gasWei: 1_000_000_000_000_000_000n, usdtUnits: 1_000_000_000n },
  create: { gasWei: 200_000_000_000_000_000n, usdtUnits: 100_000_000n },
};
/** Energy Points of a demo wallet; the catalogue's welcome bonus. */
export const DEMO_POINTS = 1_000;
