import type { ComponentType } from 'react';
import type { Language } from '../../lib/i18n/language.ts';

export const KIT_THEMES = ['dark', 'light'] as const;
export type KitTheme = (typeof KIT_THEMES)[number];

export interface SpecimenProps {
  readonly theme: KitTheme;
  /** A name that no other specimen of the page has, for landmarks: "Overview, dark". */
  readonly nameHere: (name: string) => string;
}

/**
 * One section of the kit. A module `data-*.tsx` beside this one has an entry or a list of entries as its default
 * export; the page finds it by itself.
 */
export interface KitEntry {
  /** Anchor in the page. */
  readonly id: string;
  readonly title: Readonly<Record<Language, string>>;
  readonly note?: Readonly<Record<Language, string>>;
  /** Drawn once for each theme, side by side where there is room. */
  readonly Specimen: ComponentType<SpecimenProps>;
  /** Below each other, over the whole width. */
  readonly isWide?: boolean;
}
