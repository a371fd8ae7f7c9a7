export interface StripColors {
  readonly line: string;
  readonly line2: string;
  readonly ink: string;
  readonly ink3: string;
  readonly energy: string;
  readonly wash: string;
  readonly paper: string;
  /** Indexed by heat; 0 is unused. */
  readonly heat: readonly string[];
}

/** Returns the tokens' values at an element, because a canvas cannot read custom properties itself. */
export function readStripColors(place: Element = document.documentElement): StripColors {
  const style = getComputedStyle(place);
  const value = (name: string) => style.getPropertyValue(`--${name}`).trim();
  return {
    line: value('line'),
    line2: value('line-2'),
    ink: value('ink'),
    ink3: value('ink-3'),
    energy: value('energy'),
    wash: value('energy-wash'),
    paper: value('sunk'),
    heat: ['', ...['e1', 'e2', 'e3', 'e4', 'e5'].map(value)],
  };
}
