import type { ComponentType } from 'react';
import type { Language } from '@nova/shared/language/language';

export const KIT_THEMES = ['dark', 'light'] as const;
export type KitTheme = (typeof KIT_THEMES)[number];

export interface SpecimenProps {
  readonly theme: KitTheme;
  /** Returns a unique name for landmarks on the page: "Overview, dark". */
  readonly nameHere: (name: string) => string;
}

/**
 * One section of the kit. A module `data-*.tsx` in this folder exports an entry or a list of entries as
 * default; the page finds it automatically.
 */
export interface KitEntry {
  /** Anchor on the page. */
  readonly id: string;
  readonly title: Readonly<Record<Language, string>>;
  readonly note?: Readonly<Record<Language, string>>;
  /** Rendered once per theme, side by side where there is room. */
  readonly Specimen: ComponentType<SpecimenProps>;
  /** Stacked, each over the whole width. */
  readonly isWide?: boolean;
}
