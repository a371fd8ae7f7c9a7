import { rewardTypeOf } from '@nova/shared/energy/catalogue';
import { REFERRAL_ACTIVE_DAYS } from '@nova/shared/referral/constants';
import { expect, it } from 'vitest';
import deEnergy from '../locales/de/energy.ts';
import deFrame from '../locales/de/frame.ts';
import deReferral from '../locales/de/referral.ts';
import deRisk from '../locales/de/risk.ts';
import enEnergy from '../locales/en/energy.ts';
import enFrame from '../locales/en/frame.ts';
import enReferral from '../locales/en/referral.ts';
import enRisk from '../locales/en/risk.ts';
import type { Catalogue } from './i18n/translate.ts';
import { siteFigures, type SiteFigures } from './site-figures.ts';

const LANGUAGES = {
  en: { energy: enEnergy, frame: enFrame, referral: enReferral, risk: enRisk },
  de: { energy: deEnergy, frame: deFrame, referral: deReferral, risk: deRisk },
} as const;

/**
 * Texts that write a figure of catalogue, prices or limits themselves, with the constants these figures are. A text
 * whose figure changes in the code, or that gets a figure of its own, fails here.
 */
const FIGURES: Readonly<Record<string, (figures: SiteFigures) => readonly string[]>> = {
  'energy.worth': ({ epPerNac }) => [epPerNac],
  'energy.convert.rate': ({ epPerNac, convertDaily }) => [epPerNac, '1', convertDaily],
  'energy.convert.conditions.person': ({ rewardUsdt }) => [rewardUsdt],
  'energy.convert.conditions.points': ({ epPerNac }) => [epPerNac],
  'energy.convert.conditions.own_room': ({ convertDaily }) => [convertDaily],
  'energy.convert.conditions.all_room': ({ convertTotal }) => [convertTotal],
  'energy.convert.faults.whole': ({ epPerNac }) => [epPerNac],
  'energy.more.referralText': ({ referralPurchase }) => [referralPurchase],
  'energy.more.purchaseText': ({ rewardUsdt }) => [rewardUsdt],
  'energy.more.nftText': ({ premiumCost }) => [premiumCost],
  'frame.pages.createNft.second': ({ standardCost, premiumCost }) => [standardCost, premiumCost],
  'referral.figures.activeSub': () => [String(REFERRAL_ACTIVE_DAYS)],
  'referral.rules.signUp': () => [String(rewardTypeOf('referral').dailyCap)],
  'referral.rules.purchase': ({ rewardUsdt }) => [
    rewardUsdt,
    String(rewardTypeOf('presale_purchase').dailyCap),
    String(rewardTypeOf('referral_purchase').dailyCap),
  ],
  'referral.rules.convert': ({ activeDays }) => [activeDays],
};

/** Figures that are no constants of the economy: periods of a list, minutes of a permit. */
const OTHERS = new Set([
  'energy.convert.how',
  'energy.recentLimit',
  'energy.days.days7',
  'energy.days.days30',
  'frame.pages.createNft.first',
  'frame.pages.systemStatus.first',
  'frame.pages.systemStatus.second',
]);

function* flatten(catalogue: Catalogue, prefix: string): Generator<readonly [string, string]> {
  for (const [key, value] of Object.entries(catalogue)) {
    if (typeof value === 'string') yield [prefix + key, value];
    else yield* flatten(value, `${prefix}${key}.`);
  }
}

const figuresOf = (text: string): string[] =>
  text.replaceAll(/\{\{\w+\}\}|3D/g, '').match(/\d+(?:[.,]\d+)*/g) ?? [];

it.each(['en', 'de'] as const)(
  'every figure that a text writes itself is the one of the code, %s',
  (language) => {
    const figures = siteFigures(language);
    const texts = Object.entries(LANGUAGES[language]).flatMap(([name, catalogue]) =>
      Array.from(flatten(catalogue, `${name}.`)),
    );
    const written = texts
      .filter(([key, text]) => !OTHERS.has(key) && figuresOf(text).length > 0)
      .map(([key, text]) => [key, figuresOf(text)]);
    const wanted = Object.entries(FIGURES).map(([key, toFigures]) => [key, toFigures(figures)]);
    expect(Object.fromEntries(written)).toEqual(Object.fromEntries(wanted));
  },
);
