import { SUPPLY_PARTS } from '@nova/shared/treasury/allocation';
import { DECK_ACTIONS, dayOfMeasurement, deckPhases } from '../../src/features/pitchdeck/deck-stats.ts';
import { ClockLine, DECK_LINES, DeckLine } from '../../src/features/pitchdeck/deck-line.tsx';
import { listDeckTexts } from '../../src/features/pitchdeck/list-deck-texts.ts';
import {
  DECK_CHECKS,
  DECK_USES,
  SLIDES,
  type DeckListId,
  type SlideId,
} from '../../src/features/pitchdeck/slides.ts';
import { formatDecimal, formatInteger } from '../../src/lib/format/format-number.ts';
import { localizePath, type Language } from '@nova/shared/language/language';
import { ANNOUNCED_PLAN } from '../../src/lib/site/announced-plan.ts';
import { siteStats } from '../../src/lib/site/site-stats.ts';
import { siteValues } from '../../src/lib/site/site-values.ts';
import { ROADMAP_STEPS, ACTION_PATH_STEPS } from '../../src/lib/site/site-story.ts';
import { heatOf } from '../../src/ui/trace/trace-scale.ts';
import type { Measurements } from '../../measurements.ts';
import { documentTexts } from './document-texts.ts';
import { renderDrawing, NIGHT } from './render-drawing.tsx';

export interface DeckContext {
  readonly language: Language;
  /** Origin of the site without a trailing slash. */
  readonly origin: string;
  readonly measured: Measurements;
}

export interface DeckModel {
  readonly language: Language;
  readonly title: string;
  readonly brand: string;
  readonly slides: readonly ({ readonly id: SlideId; readonly name: string } & Record<string, unknown>)[];
}

/**
 * Builds the deck's data: the slides of the page, in order. A
 * printed page names the source of its live figures instead.
 */
export function buildDeck(context: DeckContext): DeckModel {
  const t = documentTexts.translate(context.language, 'pitchdeck');
  return {
    language: context.language,
    title: t('title'),
    brand: t('site:brand'),
    slides: SLIDES.map((id) => Object.assign({ id, name: t(`names.${id}`) }, CONTENT[id](context))),
  };
}

const textsOf = (language: Language) => documentTexts.translate(language, 'pitchdeck');
const translationsOf = (language: Language) => documentTexts.translate(language, 'whitepaper');

function listOf(id: DeckListId, { language }: DeckContext): Record<string, unknown> {
  const t = textsOf(language);
  return { title: t(`${id}.title`), rows: listDeckTexts(id, t, siteStats(language)) };
}

const CONTENT: Readonly<Record<SlideId, (context: DeckContext) => Record<string, unknown>>> = {
  cover: ({ language }) => {
    const t = textsOf(language);
    return {
      title: t('cover.title'),
      text: t('site:tagline'),
      line: renderDrawing(<DeckLine {...DECK_LINES.cover} />, language, NIGHT),
    };
  },
  problem: ({ language }) => {
    const t = textsOf(language);
    return {
      title: t('problem.title'),
      rows: [
        {
          text: t('problem.clocked'),
          line: renderDrawing(<ClockLine width={1600} height={90} />, language, NIGHT),
        },
        {
          text: t('problem.acted'),
          line: renderDrawing(<DeckLine {...DECK_LINES.problem} />, language, NIGHT),
        },
      ],
    };
  },
  principle: ({ language }) => {
    const t = textsOf(language);
    return {
      title: t('principle.title'),
      text: t('principle.text'),
      line: renderDrawing(<DeckLine {...DECK_LINES.principle} />, language, NIGHT),
    };
  },
  uses: ({ language }) => {
    const t = textsOf(language);
    return {
      title: t('uses.title'),
      rows: DECK_USES.map(({ id, key }) => [t(`uses.${id}`), key]),
      text: t('uses.text'),
    };
  },
  way: ({ language }) => {
    const [t, texts] = [textsOf(language), translationsOf(language)];
    return {
      title: t('way.title'),
      text: t('way.text'),
      rows: ACTION_PATH_STEPS.map((id) => [texts(`way.${id}.name`), texts(`way.${id}.text`)]),
    };
  },
  speed: ({ language, measured }) => {
    const t = textsOf(language);
    const decimal = (value: number) => formatDecimal(value, language);
    return {
      title: t('speed.title'),
      stat: decimal(measured.pushedMs),
      unit: t('speed.unit'),
      note: t('speed.half', { actions: formatInteger(measured.actions, language) }),
      rows: [
        [t('speed.blocks'), decimal(measured.blocksPerSecond), t('speed.blocksUnit')],
        [
          t('speed.anvil'),
          decimal(measured.blocksPerSecond / measured.anvilBlocksPerSecond),
          t('speed.anvilUnit'),
        ],
        [t('speed.fee'), '0', t('speed.feeUnit')],
      ],
      text: t('speed.source', {
        day: dayOfMeasurement(measured, language),
        slowMs: decimal(measured.slowMs),
        crowd: measured.crowd,
        crowdMs: decimal(measured.crowdMs),
      }),
    };
  },
  now: ({ language, origin }) => {
    const t = textsOf(language);
    return {
      title: t('now.title'),
      rows: [t('now.blocks'), t('now.actions'), t('now.points'), t('now.addresses')],
      text: t('now.paper', { address: origin + localizePath('/explorer', language) }),
    };
  },
  actions: ({ language }) => {
    const t = textsOf(language);
    const { shown, rest, least, most } = DECK_ACTIONS;
    return {
      title: t('actions.title', { count: shown.length + rest }),
      rows: shown.map(({ key, points }) => ({
        name: t(`site:actions.${key}`),
        points: `${formatInteger(points, language)} EP`,
        share: points / most,
        colour: NIGHT[`e${heatOf(points)}`],
      })),
      text: t('actions.rest', {
        count: rest,
        least,
        conversionRule: siteValues(language, documentTexts.translate(language, 'site')).conversionRule,
      }),
    };
  },
  supply: ({ language }) => {
    const [t, texts] = [textsOf(language), translationsOf(language)];
    const stats = siteStats(language);
    return {
      stat: stats.supply,
      title: t('supply.title'),
      rows: SUPPLY_PARTS.map(({ id, percent }) => ({ name: texts(`holdings.${id}`), percent })),
      text: t('supply.text', { ...stats, ...ANNOUNCED_PLAN }),
    };
  },
  sale: ({ language }) => {
    const t = textsOf(language);
    return {
      title: t('sale.title'),
      rows: deckPhases(language).map(({ number, price, coins, width, height }) => ({
        width,
        height,
        name: t('sale.phase', { number }),
        price: t('sale.price', { price }),
        coins: t('sale.coins', { coins }),
      })),
      text: t('sale.text', siteStats(language)),
    };
  },
  roadmap: ({ language }) => {
    const [t, texts] = [textsOf(language), translationsOf(language)];
    return {
      title: t('roadmap.title'),
      rows: ROADMAP_STEPS.map(({ id, state }) => ({
        when: texts(`roadmap.${id}.when`),
        what: texts(`roadmap.${id}.what`),
        today: texts(`roadmap.${id}.today`),
        isDone: state === 'sealed',
      })),
    };
  },
  why: (context) => listOf('why', context),
  market: (context) => listOf('market', context),
  business: (context) => listOf('business', context),
  keyRoles: (context) => listOf('keyRoles', context),
  risks: (context) => listOf('risks', context),
  ask: (context) => listOf('ask', context),
  check: ({ language, origin }) => {
    const t = textsOf(language);
    return {
      title: t('check.title'),
      rows: DECK_CHECKS.map(({ id, path }) => [t(`check.${id}`), origin + localizePath(path, language)]),
    };
  },
};
