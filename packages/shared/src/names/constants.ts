/** Top-level domain of our names, with its dot. */
export const NAME_SUFFIX = '.nac';
/** Maximum number of addresses whose names are requested at once. */
export const NAME_ADDRESSES_MAX = 50;
/** Maximum number of years of one registration or renewal (`NameRegistrar.MAX_YEARS`). */
export const NAME_YEARS_MAX = 10;
/** Milliseconds after the expiry in which only renewal is possible (`NameRegistrar.GRACE_PERIOD`). */
export const NAME_GRACE_MS = 30 * 86_400_000;
/** Shortest and longest label. */
export const NAME_LENGTH = { min: 3, max: 32 } as const;
/** Points that cost as much as one NAC (`NameRegistrar.POINTS_PER_NAC`). */
export const NAME_POINTS_PER_NAC = 100;

/** The rules of `NameNodes.isValid`, besides the length. */
const LABEL = /^(?!-)(?!..--)[a-z0-9-]+(?<!-)$/;

/** Returns whether a label can be registered: 3 to 32 characters a-z, 0-9 and hyphens (ENSIP-15). */
export function isNameLabel(label: string): boolean {
  return label.length >= NAME_LENGTH.min && label.length <= NAME_LENGTH.max && LABEL.test(label);
}

/** Returns the label of a `.nac` name in any capitalization; null if no such name can exist. */
export function toNameLabel(name: string): string | null {
  const text = name.trim().toLowerCase();
  if (!text.endsWith(NAME_SUFFIX)) return null;
  const label = text.slice(0, -NAME_SUFFIX.length);
  return isNameLabel(label) ? label : null;
}

/** Returns the price of a label per year in whole NAC (`NameRegistrar.priceOf`). */
export function nacPerYear(label: string): number {
  if (label.length === 3) return 50;
  return label.length === 4 ? 10 : 2;
}
