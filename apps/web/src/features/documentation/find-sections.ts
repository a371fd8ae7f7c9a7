export interface SearchedSection {
  /** Page ID. */
  readonly page: string;
  readonly anchor: string;
  readonly title: string;
  readonly text: string;
}

export interface FoundSection extends SearchedSection {
  /** An excerpt around the first match. */
  readonly excerpt: string;
}

const BEFORE = 40;
const LENGTH = 140;
const SHOWN_MAX = 12;

/** Returns the sections that contain every word, those with a match in the title first. */
export function findSections(wanted: string, sections: readonly SearchedSection[]): FoundSection[] {
  const texts = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  if (texts.length === 0) return [];
  const rank = ({ title }: SearchedSection) =>
    texts.filter((word) => title.toLowerCase().includes(word)).length;
  return sections
    .filter(({ title, text }) => {
      const all = `${title} ${text}`.toLowerCase();
      return texts.every((word) => all.includes(word));
    })
    .toSorted((a, b) => rank(b) - rank(a))
    .slice(0, SHOWN_MAX)
    .map((section) => Object.assign({}, section, { excerpt: excerptOf(section.text, texts) }));
}

function excerptOf(text: string, texts: readonly string[]): string {
  const lower = text.toLowerCase();
  const places = texts.map((word) => lower.indexOf(word)).filter((place) => place !== -1);
  const start = Math.max(0, Math.min(...places, text.length) - BEFORE);
  const from = places.length === 0 ? 0 : start === 0 ? 0 : text.indexOf(' ', start) + 1;
  const part = text.slice(from, from + LENGTH);
  return `${from > 0 ? '… ' : ''}${part}${from + LENGTH < text.length ? ' …' : ''}`;
}
