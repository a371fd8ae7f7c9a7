import { readFileSync } from 'node:fs';
import { BROWSER_POINTS_PER_DAY, REWARD_CATALOGUE, rewardTypeOf } from '@nova/shared/energy/catalogue';
import { CONVERSION_ACTIVE_DAYS, EP_PER_NAC } from '@nova/shared/energy/constants';
import { ACCOUNT_POINTS_PER_DAY, TOTAL_POINTS_PER_DAY } from '@nova/shared/energy/conversion';
import { DRIP_WEI, DRIP_WEI_PER_DAY } from '@nova/shared/faucet/constants';
import { PRESALE_PHASES, REWARD_MIN_USDT_UNITS, USDT_UNITS } from '@nova/shared/presale/constants';
import { REFERRALS_PER_NETWORK, SHARE_PLATFORMS } from '@nova/shared/referral/constants';
import { getAllocation } from '@nova/shared/treasury/allocation';
import { WELCOME_BONUSES_PER_DAY, WELCOME_BONUSES_PER_NETWORK } from '@nova/shared/wallet/constants';
import { WELCOME_GAS_WEI } from '@nova/shared/wallet/send-gas';
import { expect, test } from 'vitest';
import { ACCOUNT_RULES } from './features/account/account-rates.ts';
import { RATE_RULES } from './http/rate-limit.ts';

const WEI = 10 ** 18;
const WALLETS = 10_000;
const text = readFileSync(new URL('../../../docs/economics.md', import.meta.url), 'utf8');
const figure = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 2 });
const points = (key: Parameters<typeof rewardTypeOf>[0]) => rewardTypeOf(key).points;
const aDay = (key: Parameters<typeof rewardTypeOf>[0]) => rewardTypeOf(key).dailyCap;

const poolNac = Number(getAllocation('CommunityRewards')) / WEI;
const valveNac = TOTAL_POINTS_PER_DAY / EP_PER_NAC;
const ownNac = ACCOUNT_POINTS_PER_DAY / EP_PER_NAC;
const faucetNac = Number(DRIP_WEI_PER_DAY) / WEI;

test('the pool, its valves and how long it lasts are the contract’s numbers', () => {
  expect(text).toContain(`${figure(poolNac)} NAC in \`CommunityRewards\``);
  expect(text).toContain(`${ACCOUNT_POINTS_PER_DAY} EP a UTC day = ${ownNac} NAC, by the contract`);
  expect(text).toContain(
    `${figure(TOTAL_POINTS_PER_DAY)} EP a UTC day = ${figure(valveNac)} NAC, by the contract`,
  );
  expect(text).toContain(
    `at most ${figure(faucetNac)} NAC a day, ${Number(DRIP_WEI) / WEI} NAC per address and day`,
  );
  const days = Math.floor(poolNac / (valveNac + faucetNac));
  expect(text).toContain(
    `${figure(poolNac)} / (${figure(valveNac)} + ${figure(faucetNac)}) = ${figure(days)} days, almost four years`,
  );
  expect(days / 365.25).toBeGreaterThan(3.75);
  expect(text).toContain(
    `${figure(TOTAL_POINTS_PER_DAY / ACCOUNT_POINTS_PER_DAY)} accounts convert their full`,
  );
});

test.each(['README.md', 'docs/economics.md', 'docs/contracts.md'])(
  '%s says when points convert, in the one sentence that the site has for it',
  (file) => {
    const document = readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');
    expect(document).toContain(
      `${EP_PER_NAC} EP convert to 1 NAC once you have been active on ${CONVERSION_ACTIVE_DAYS} days and have either confirmed your email address or made a rewarded purchase.`,
    );
  },
);

test('what one wallet can earn on a day adds up', () => {
  const form = points('form_submit') * aDay('form_submit');
  const shares = points('referral_share') * SHARE_PLATFORMS.length;
  const connect = points('wallet_connect') * aDay('wallet_connect');
  expect(text).toContain(`at most ${BROWSER_POINTS_PER_DAY} EP a day (\`BROWSER_POINTS_PER_DAY\`)`);
  expect(text).toContain(`wallet_connect ${connect}, form_submit ${form}`);
  expect(text).toContain(`one welcome bonus of ${figure(points('welcome_bonus'))} once for ever`);
  expect(text).toContain(
    `newsletter ${points('newsletter_signup')} once, shares of the invitation ${shares}`,
  );
  expect(text).toContain(
    `about ${BROWSER_POINTS_PER_DAY + connect + form + shares} EP, of which ${ACCOUNT_POINTS_PER_DAY} convert`,
  );
});

test('10,000 wallets draw what the page says, and no more than the valve', () => {
  const browserKeys = REWARD_CATALOGUE.filter(({ source }) => source === 'browser').length;
  expect(text).toContain(
    `${figure(WALLETS)} × ${BROWSER_POINTS_PER_DAY} = ${figure(WALLETS * BROWSER_POINTS_PER_DAY)} EP a day`,
  );
  expect(text).toContain(`each of the ${browserKeys} browser keys`);
  expect(text).toContain(`limited to ${RATE_RULES.functions.perSecond} a second`);
  const signUpsAnHour = Math.round(ACCOUNT_RULES.signUp.perSecond * 3600);
  expect(text).toContain(`limited to ${signUpsAnHour} an hour per network`);
  expect(text).toContain(`from one network that takes ${Math.ceil(WALLETS / signUpsAnHour / 24)} days`);
  expect(WALLETS / signUpsAnHour / 500).toBe(1);
  expect(text).toContain('From 500 networks it takes an hour.');
  expect(text).toContain(`${figure(WALLETS)} × ${ownNac} NAC would be ${figure(WALLETS * ownNac)} NAC a day`);
  expect(text).toContain(
    `| wallets in one account with one mailbox | day ${CONVERSION_ACTIVE_DAYS} | ${ownNac} NAC |`,
  );
  expect(text).toContain(
    `| 100 mailboxes on one network | day ${CONVERSION_ACTIVE_DAYS} | ${100 * ownNac} NAC |`,
  );
  expect(text).toContain(`| ${figure(Math.min(WALLETS * ownNac, valveNac))} NAC minus what others draw |`);
});

test('no bonus is worth its price', () => {
  expect(text).toContain(`${WELCOME_BONUSES_PER_NETWORK} a day per network (IPv4 /24, IPv6 /56)`);
  expect(text).toContain(`${figure(WELCOME_BONUSES_PER_DAY)} a day in all`);
  expect(text).toContain(
    `${figure(WALLETS)} wallets of one network get ${10 * WELCOME_BONUSES_PER_NETWORK} in ten days`,
  );
  const gas = (WELCOME_BONUSES_PER_DAY * Number(WELCOME_GAS_WEI)) / WEI;
  expect(text).toContain(`The gas of ${figure(WELCOME_BONUSES_PER_DAY)} bonuses a day is ${gas} NAC`);
  expect(text).toContain(
    `${REFERRALS_PER_NETWORK} a day per network; ${aDay('referral')} a day per referrer`,
  );
  expect(text).toContain(`${figure(points('referral') * aDay('referral'))} EP a day at most`);
  const least = Number(REWARD_MIN_USDT_UNITS / USDT_UNITS);
  expect(text).toContain(`${points('referral_purchase')} EP for a purchase of at least ${least} USDT`);
  expect(text).toContain(
    `${aDay('presale_purchase')} a day per buyer, ${aDay('referral_purchase')} a day per referrer`,
  );
  expect(text).toContain(
    `${least} USDT bring ${points('referral_purchase')} + ${points('presale_purchase')} EP`,
  );
  const price = (phase: number) =>
    Number(PRESALE_PHASES.find((each) => each.phase === phase)!.priceUsdtUnits) / Number(USDT_UNITS);
  expect(text).toContain(
    `${ownNac} NAC, worth ${figure(ownNac * price(1))} USDT at the first phase's price of ${price(1)} USDT`,
  );
  expect(text).toContain(`${figure(ownNac * price(3))} USDT at the last phase's ${price(3)}`);
  // The dearest coins that two wallets of one person can draw with a purchase are worth less than the purchase.
  const drawnNac = (points('referral_purchase') + points('presale_purchase')) / EP_PER_NAC;
  expect(drawnNac * price(3)).toBeLessThan(least);
  expect(text).toContain(`${points('nft_trade')} EP for whoever buys`);
  expect(text).toContain(`costs 50 EP and gives ${points('nft_creation_standard')} EP back`);
});
