import { useEffect, useState } from 'react';
import { WHITEPAPER_SECTIONS, type SectionId } from './whitepaper-sections.ts';

/** ID of the element that contains the article. */
export const ARTICLE_ID = 'whitepaper';
const SECTIONS = WHITEPAPER_SECTIONS.map(({ id }) => id);

export interface Reading {
  /** The current section. */
  readonly section: SectionId;
  /** Part of the article above the lower edge of the window, in whole percent. */
  readonly percent: number;
}

/** Fraction of the window height, measured from the top, above which a section counts as being read. */
const READ_LINE = 0.4;

/**
 * Returns the last section whose heading has passed the line,
 * and the part of the article above the window's lower edge.
 */
function readPosition(article: HTMLElement): Reading {
  const line = innerHeight * READ_LINE;
  const passed = SECTIONS.filter((id) => {
    const head = document.getElementById(id);
    return head !== null && head.getBoundingClientRect().top <= line;
  });
  const { top, height } = article.getBoundingClientRect();
  const share = height === 0 ? 0 : (innerHeight - top) / height;
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100);
  return { section: passed.at(-1) ?? SECTIONS[0]!, percent };
}

/** Returns the reading position in the article, updated at most once per frame. */
export function useReading(): Reading {
  const [reading, setReading] = useState<Reading>({ section: SECTIONS[0]!, percent: 0 });
  useEffect(() => {
    let frame = 0;
    const check = () => {
      frame = 0;
      const article = document.getElementById(ARTICLE_ID);
      if (!article) return;
      const next = readPosition(article);
      setReading((last) => (last.section === next.section && last.percent === next.percent ? last : next));
    };
    const request = () => {
      frame ||= requestAnimationFrame(check);
    };
    request();
    addEventListener('scroll', request, { passive: true });
    addEventListener('resize', request);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', request);
      removeEventListener('resize', request);
    };
  }, []);
  return reading;
}
