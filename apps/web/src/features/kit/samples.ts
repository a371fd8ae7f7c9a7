/** Sample values of the right format for entity components; none of them is on any chain. */
export const SAMPLE_ADDRESS = '0xde6b34a0a6baa8b8b90896c7015da6f177345d98';
export const SAMPLE_HASH = '0x4c4da3e074040c3aaad8374d23cf1aff020cd3375541c87dbc773a4643554c20';
export const SAMPLE_HEIGHT = 1_284_507;
export const SAMPLE_WEI = 1_482_600_000_000_000_000_000n;
export const SAMPLE_TIME = '2026-11-20T14:02:44.000Z';
/** One value per step of the heat scale. */
export const SAMPLE_POINTS = [2, 10, 25, 50, 100] as const;
