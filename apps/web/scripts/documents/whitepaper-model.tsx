import { NATIVE_COIN, TOTAL_SUPPLY_WEI } from '@nova/shared/chain/constants';
import { REWARD_CATALOGUE } from '@nova/shared/energy/catalogue';
import { PURPOSES, SUPPLY_PARTS } from '@nova/shared/treasury/allocation';
import { BLOCK_PARTS, BlockDiagram } from '../../src/features/whitepaper/block-diagram.tsx';
import { capOf, pauseOf } from '../../src/features/whitepaper/catalogue-limits.ts';
import { ActionPathDiagram } from '../../src/features/whitepaper/action-path-diagram.tsx';
import {
  COMPARED,
  WHITEPAPER_SECTIONS,
  type DrawingId,
  type ParagraphId,
} from '../../src/features/whitepaper/whitepaper-sections.ts';
import { formatAmount, formatInteger } from '../../src/lib/format/format-number.ts';
import { localizePath, type Language } from '@nova/shared/language/language';
import { ANNOUNCED_PLAN } from '../../src/lib/site/announced-plan.ts';
import { siteStats } from '../../src/lib/site/site-stats.ts';
import { siteValues } from '../../src/lib/site/site-values.ts';
import { ROADMAP_STEPS, ACTION_PATH_STEPS } from '../../src/lib/site/site-story.ts';
import { documentTexts } from './document-texts.ts';
import { renderDrawing, PAPER } from './render-drawing.tsx';

/** Content of a section of the PDF; `whitepaper.typ` typesets each type. */
export type Part =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'drawing';
      readonly svg: string;
      /** Text alternative of the drawing. */
      readonly alt: string;
      readonly caption: string;
      readonly rows: readonly (readonly [string, string])[];
    }
  | {
      readonly kind: 'table';
      readonly caption: string;
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
      /** Indexes of the columns whose numbers are right-aligned. */
      readonly right: readonly number[];
    }
  | {
      readonly kind: 'shares';
      readonly caption: string;
      readonly parts: readonly { readonly name: string; readonly percent: number; readonly amount: string }[];
      readonly note: string;
    };

export interface WhitepaperModel {
  readonly language: Language;
  readonly title: string;
  readonly lede: string;
  readonly name: string;
  readonly tagline: string;
  readonly contents: string;
  readonly address: string;
  readonly sections: readonly { readonly title: string; readonly parts: readonly Part[] }[];
}

/**
 * Builds the whitepaper's data: texts, figures and drawings of the page, in order.
 * @param origin origin of the site, for the page URL printed in the PDF
 */
export function buildWhitepaper(language: Language, origin: string): WhitepaperModel {
  const t = documentTexts.translate(language, 'whitepaper');
  const values = siteValues(language, documentTexts.translate(language, 'site'));
  return {
    language,
    title: t('title'),
    lede: t('lede'),
    name: t('site:pages.whitepaper.title'),
    tagline: t('site:tagline'),
    contents: t('contents'),
    address: origin + localizePath('/whitepaper', language),
    sections: WHITEPAPER_SECTIONS.map(({ id, parts }) => ({
      title: t(`sections.${id}`),
      parts: parts.map((part): Part => {
        if (part.startsWith('figure:')) return DRAWINGS[part.slice('figure:'.length) as DrawingId](language);
        return { kind: 'text', text: t(`paragraphs.${part as ParagraphId}`, values) };
      }),
    })),
  };
}

const MECHANISMS = ['work', 'stake', 'action'] as const;
const textsOf = (language: Language) => documentTexts.translate(language, 'whitepaper');
const formatNac = (wei: bigint, language: Language) =>
  `${formatAmount(wei, NATIVE_COIN.decimals, language)} ${NATIVE_COIN.symbol}`;

const DRAWINGS: Readonly<Record<DrawingId, (language: Language) => Part>> = {
  comparison: (language) => {
    const t = textsOf(language);
    return {
      kind: 'table',
      caption: t('comparison.caption'),
      head: ['', ...MECHANISMS.map((way) => t(`comparison.${way}`))],
      rows: COMPARED.map((row) =>
        [t(`comparison.rows.${row}.name`)].concat(
          MECHANISMS.map((way) => t(`comparison.rows.${row}.${way}`)),
        ),
      ),
      right: [],
    };
  },
  way: (language) => {
    const t = textsOf(language);
    return {
      kind: 'drawing',
      svg: renderDrawing(<ActionPathDiagram />, language, PAPER),
      alt: t('way.description'),
      caption: t('way.title'),
      rows: ACTION_PATH_STEPS.map((station) => [t(`way.${station}.name`), t(`way.${station}.text`)] as const),
    };
  },
  block: (language) => {
    const t = textsOf(language);
    return {
      kind: 'drawing',
      svg: renderDrawing(<BlockDiagram />, language, PAPER),
      alt: t('block.description'),
      caption: t('block.title'),
      rows: BLOCK_PARTS.map(
        ({ id, length }) => [t(`block.${id}`), t('block.bytes', { count: length })] as const,
      ),
    };
  },
  holdings: (language) => {
    const t = textsOf(language);
    return {
      kind: 'shares',
      caption: t('holdings.label'),
      parts: SUPPLY_PARTS.map(({ id, percent, amountWei }) => ({
        name: t(`holdings.${id}`),
        percent,
        amount: formatNac(amountWei, language),
      })),
      note: `${t('holdings.note')} ${t('site:pages.transparency.nav')}`,
    };
  },
  purposes: (language) => {
    const t = textsOf(language);
    const stats = siteStats(language);
    return {
      kind: 'shares',
      caption: t('purposes.label', ANNOUNCED_PLAN),
      parts: PURPOSES.map(({ id, percent }) => ({
        name: t(`purposes.${id}`, stats),
        percent,
        amount: formatNac((TOTAL_SUPPLY_WEI * BigInt(percent)) / 100n, language),
      })),
      note: t('purposes.note', ANNOUNCED_PLAN),
    };
  },
  catalogue: (language) => {
    const t = textsOf(language);
    const rows = REWARD_CATALOGUE.toSorted((a, b) => b.points - a.points);
    return {
      kind: 'table',
      caption: t('prices.caption'),
      head: [t('prices.action'), t('prices.pause'), t('prices.cap'), t('prices.points')],
      rows: rows.map((type) => [
        t(`site:actions.${type.key}`),
        pauseOf(type, t),
        capOf(type, t),
        formatInteger(type.points, language),
      ]),
      right: [3],
    };
  },
  roadmap: (language) => {
    const t = textsOf(language);
    return {
      kind: 'table',
      caption: t('roadmap.caption'),
      head: [],
      rows: ROADMAP_STEPS.map(({ id }) => [
        t(`roadmap.${id}.when`),
        t(`roadmap.${id}.what`),
        t(`roadmap.${id}.today`),
      ]),
      right: [],
    };
  },
};
