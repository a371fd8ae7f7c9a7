import { describe, expect, it } from 'vitest';
import {
  BROWSER_POINTS_PER_DAY,
  REWARD_CATALOGUE,
  decodeActionKey,
  encodeActionKey,
  isActionKey,
  rewardTypeOf,
} from './catalogue.ts';

describe('reward catalog', () => {
  it('lists the twenty actions of the specification with their points', () => {
    const listed = REWARD_CATALOGUE.filter((type) => type.listed).map((type) => [type.key, type.points]);
    expect(Object.fromEntries(listed)).toEqual({
      wallet_connect: 10,
      presale_purchase: 50,
      page_visit: 5,
      explorer_interaction: 15,
      nft_creation: 35,
      nft_trade: 25,
      blockchain_interaction: 20,
      whitepaper_read: 10,
      energy_collection: 40,
      network_switch: 8,
      input_interaction: 3,
      button_click: 2,
      form_submit: 10,
      link_click: 2,
      social_share: 15,
      daily_visit: 20,
      scroll_engagement: 5,
      time_spent: 8,
      newsletter_signup: 25,
      referral: 100,
    });
    expect(listed).toHaveLength(20);
  });

  it('includes four more that are never listed', () => {
    const unlisted = REWARD_CATALOGUE.filter((type) => !type.listed).map((type) => [type.key, type.points]);
    expect(unlisted).toEqual([
      ['welcome_bonus', 1000],
      ['referral_purchase', 500],
      ['referral_share', 50],
      ['nft_creation_standard', 50],
    ]);
  });

  it('includes cooldowns, daily caps and lifetime caps', () => {
    expect(rewardTypeOf('energy_collection')).toEqual({
      key: 'energy_collection',
      points: 40,
      cooldownSeconds: 14_400,
      dailyCap: 3,
      lifetimeCap: 0,
      source: 'browser',
      listed: true,
    });
    expect(rewardTypeOf('welcome_bonus')).toMatchObject({ cooldownSeconds: 0, dailyCap: 0, lifetimeCap: 1 });
    expect(rewardTypeOf('newsletter_signup')).toMatchObject({ dailyCap: 0, lifetimeCap: 1 });
    expect(rewardTypeOf('referral_purchase').dailyCap).toBe(10);
  });

  it('limits every action, per lifetime or per day', () => {
    const unlimited = REWARD_CATALOGUE.filter((type) => type.dailyCap === 0 && type.lifetimeCap === 0);
    expect(unlimited).toEqual([]);
  });

  it('contains no browser action that alone exceeds the daily limit', () => {
    expect(BROWSER_POINTS_PER_DAY).toBe(400);
    expect(Math.max(...REWARD_CATALOGUE.filter((t) => t.source === 'browser').map((t) => t.points))).toBe(40);
  });

  it('contains every key once', () => {
    expect(new Set(REWARD_CATALOGUE.map((type) => type.key)).size).toBe(24);
  });
});

describe('isActionKey', () => {
  it('accepts catalog keys and nothing that merely resembles one', () => {
    expect(isActionKey('daily_visit')).toBe(true);
    expect(isActionKey('welcome_bonus')).toBe(true);
    expect(isActionKey('Daily_Visit')).toBe(false);
    expect(isActionKey('toString')).toBe(false);
    expect(isActionKey('')).toBe(false);
  });
});

describe('action keys on chain', () => {
  it('are left-aligned ASCII padded with zeros', () => {
    expect(encodeActionKey('referral')).toBe(
      '0x726566657272616c000000000000000000000000000000000000000000000000',
    );
  });

  it('decode to their names', () => {
    for (const { key } of REWARD_CATALOGUE) expect(decodeActionKey(encodeActionKey(key))).toBe(key);
  });

  it('stay hex when they are not a readable short string', () => {
    const hash = '0xA0b86991c6218b36c1d19d4a2e9eb0ce3606eb48a0b86991c6218b36c1d19d4a';
    expect(decodeActionKey(hash)).toBe('0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48a0b86991c6218b36c1d19d4a');
    const split = '0x7265660072616c00000000000000000000000000000000000000000000000000';
    expect(decodeActionKey(split)).toBe(split);
    const empty = `0x${'00'.repeat(32)}` as const;
    expect(decodeActionKey(empty)).toBe(empty);
  });
});
