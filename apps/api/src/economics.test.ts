import { readFileSync } from 'node:fs';
import { BROWSER_POINTS_PER_DAY, rewardTypeOf } from '@nova/shared/energy/catalogue';
import { MIN_GAS_PRICE_WEI } from '@nova/shared/chain/constants';
import {
  ACTIVE_DAY_MIN_POINTS,
  BOUGHT_NAC_PER_CONVERTED_NAC,
  POT_POINTS_PER_DAY,
  POT_SHARE_MAX_POINTS_PER_DAY,
} from '@nova/shared/energy/allowance';
import { CONVERSION_ACTIVE_DAYS, CONVERT_GAS, EP_PER_NAC } from '@nova/shared/energy/constants';
import { ACCOUNT_POINTS_PER_DAY, TOTAL_POINTS_PER_DAY } from '@nova/shared/energy/conversion';
import { DRIP_WEI, DRIP_WEI_PER_DAY, DRIPS_PER_NETWORK } from '@nova/shared/faucet/constants';
import { PARTNER_DAILY_BUDGET_MAX } from '@nova/shared/partner/schemas';
import { PRESALE_PHASES, REWARD_MIN_USDT_UNITS, USDT_UNITS } from '@nova/shared/presale/constants';
import { REFERRALS_PER_NETWORK, SHARE_PLATFORMS } from '@nova/shared/referral/constants';
import { getAllocation } from '@nova/shared/treasury/allocation';
import { WELCOME_BONUSES_PER_DAY, WELCOME_BONUSES_PER_NETWORK } from '@nova/shared/wallet/constants';
import { WELCOME_GAS_WEI } from '@nova/shared/wallet/send-gas';
import { expect, test } from 'vitest';

const WEI = 10 ** 18;
const WALLETS = 10_000;
const text = readFileSync(new URL('../../../docs/economics.md', import.meta.url), 'utf8');
const format = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 2 });
const points = (key: Parameters<typeof rewardTypeOf>[0]) => rewardTypeOf(key).points;
const aDay = (key: Parameters<typeof rewardTypeOf>[0]) => rewardTypeOf(key).dailyCap;

const poolNac = Number(getAllocation('CommunityRewards')) / WEI;
const potNac = POT_POINTS_PER_DAY / EP_PER_NAC;
const totalNac = TOTAL_POINTS_PER_DAY / EP_PER_NAC;
const ownNac = ACCOUNT_POINTS_PER_DAY / EP_PER_NAC;
const faucetNac = Number(DRIP_WEI_PER_DAY) / WEI;

test('the pool, its limits and its lifetime are the contract’s numbers', () => {
  expect(text).toContain(`${format(poolNac)} NAC in \`CommunityRewards\``);
  expect(text).toContain(`${ACCOUNT_POINTS_PER_DAY} EP a UTC day = ${ownNac} NAC, by the contract`);
  expect(text).toContain(
    `${format(TOTAL_POINTS_PER_DAY)} EP a UTC day = ${format(totalNac)} NAC, by the contract`,
  );
  expect(text).toContain(`${format(POT_POINTS_PER_DAY)} EP a UTC day = ${potNac} NAC for everything`);
  expect(text).toContain(`1 NAC for ${BOUGHT_NAC_PER_CONVERTED_NAC} bought NAC, by the contract`);
  expect(text).toContain(`earned at least ${ACTIVE_DAY_MIN_POINTS} EP`);
  expect(text).toContain(`at most ${POT_SHARE_MAX_POINTS_PER_DAY} EP a day`);
  expect(text).toContain(
    `at most ${format(faucetNac)} NAC a day, ${Number(DRIP_WEI) / WEI} NAC per address and day`,
  );
  const days = Math.floor(poolNac / (totalNac + faucetNac));
  expect(text).toContain(
    `${format(poolNac)} / (${format(totalNac)} + ${format(faucetNac)}) = ${format(days)} days, 16 years`,
  );
  expect(text).toContain(
    `draw ${format(potNac * 365)} NAC a year, ${format((potNac * 365 * 100) / poolNac)} % of the pool`,
  );
});

test.each(['README.md', 'docs/economics.md', 'docs/contracts.md'])(
  '%s states the conversion conditions in the website’s exact sentence',
  (file) => {
    const document = readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');
    expect(document).toContain(
      `${EP_PER_NAC} EP convert to 1 NAC once you have been active on ${CONVERSION_ACTIVE_DAYS} days and have either confirmed your email address or made a rewarded purchase: 1 NAC for every ${BOUGHT_NAC_PER_CONVERTED_NAC} NAC you bought, and after that your equal share of ${POT_POINTS_PER_DAY / EP_PER_NAC} NAC a day.`,
    );
  },
);

test('the points a wallet can earn per day add up', () => {
  const form = points('form_submit') * aDay('form_submit');
  const shares = points('referral_share') * SHARE_PLATFORMS.length;
  const connect = points('wallet_connect') * aDay('wallet_connect');
  expect(text).toContain(`at most ${BROWSER_POINTS_PER_DAY} EP a day (\`BROWSER_POINTS_PER_DAY\`)`);
  expect(text).toContain(`wallet_connect ${connect}, form_submit ${form}`);
  expect(text).toContain(`one welcome bonus of ${format(points('welcome_bonus'))} once forever`);
  expect(text).toContain(
    `newsletter ${points('newsletter_signup')} once, shares of the invitation ${shares}`,
  );
  expect(text).toContain(
    `about ${BROWSER_POINTS_PER_DAY + connect + form + shares} EP, of which ${ACCOUNT_POINTS_PER_DAY} convert`,
  );
});

test('a year of faucet drips takes far less than one percent of the pool', () => {
  const networksNac = (1_800 * DRIPS_PER_NETWORK * Number(DRIP_WEI)) / WEI;
  expect(text).toContain(
    `1,800 × ${DRIPS_PER_NETWORK} × ${Number(DRIP_WEI) / WEI} = ${format(networksNac)} NAC a day, ${format(networksNac * 365)} NAC a year, 0.11 % of the pool`,
  );
  expect(text).toContain(`at most ${faucetNac} NAC a day, ${format(faucetNac * 365)} NAC a year, 0.12 %`);
  expect((faucetNac * 365) / poolNac).toBeLessThan(0.002);
  expect(DRIP_WEI / (CONVERT_GAS * MIN_GAS_PRICE_WEI)).toBe(33n);
});

test('a partner’s points stay within the documented budget', () => {
  expect(text).toContain(`adds at most ${format(PARTNER_DAILY_BUDGET_MAX)} EP a day`);
});

test('no bonus is worth its price', () => {
  expect(text).toContain(`${WELCOME_BONUSES_PER_NETWORK} a day per network (IPv4 /24, IPv6 /56)`);
  expect(text).toContain(`${format(WELCOME_BONUSES_PER_DAY)} a day in all`);
  expect(text).toContain(
    `${format(WALLETS)} wallets of one network get ${10 * WELCOME_BONUSES_PER_NETWORK} in ten days`,
  );
  const gas = (WELCOME_BONUSES_PER_DAY * Number(WELCOME_GAS_WEI)) / WEI;
  expect(text).toContain(`The gas of ${format(WELCOME_BONUSES_PER_DAY)} bonuses a day is ${gas} NAC`);
  expect(text).toContain(
    `${REFERRALS_PER_NETWORK} a day per network; ${aDay('referral')} a day per referrer`,
  );
  expect(text).toContain(`${format(points('referral') * aDay('referral'))} EP a day at most`);
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
    `${ownNac} NAC, worth ${format(ownNac * price(1))} USDT at the first phase's price of ${price(1)} USDT`,
  );
  expect(text).toContain(`${format(ownNac * price(3))} USDT at the last phase's ${price(3)}`);
  // The highest-priced coins that two wallets of one person can obtain by a purchase are worth less than the
  // purchase.
  const drawnNac = (points('referral_purchase') + points('presale_purchase')) / EP_PER_NAC;
  expect(drawnNac * price(3)).toBeLessThan(least);
  expect(text).toContain(`${points('nft_trade')} EP for the buyer`);
  expect(text).toContain(`costs 50 EP and gives ${points('nft_creation_standard')} EP back`);
});
