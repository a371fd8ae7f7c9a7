import { CHAIN_ID, MIN_GAS_PRICE_WEI, NATIVE_COIN, TOTAL_SUPPLY_WEI } from '@nova/shared/chain/constants';
import { DEMO_HOURS } from '@nova/shared/demo/constants';
import { BROWSER_POINTS_PER_DAY, REWARD_CATALOGUE, rewardTypeOf } from '@nova/shared/energy/catalogue';
import {
  ACTIVE_DAY_MIN_POINTS,
  BOUGHT_NAC_PER_CONVERTED_NAC,
  POT_POINTS_PER_DAY,
} from '@nova/shared/energy/allowance';
import { CONVERSION_ACTIVE_DAYS, EP_PER_NAC } from '@nova/shared/energy/constants';
import { ACCOUNT_POINTS_PER_DAY, TOTAL_POINTS_PER_DAY } from '@nova/shared/energy/conversion';
import { BLOCK_EXTRA } from '@nova/shared/explorer/block-extra';
import { DRIP_WEI, DRIP_WEI_PER_DAY } from '@nova/shared/faucet/constants';
import {
  LISTING_MAX_SECONDS,
  MARKETPLACE_MAX_FEE_BPS,
  NFT_MAX_ROYALTY_BPS,
  NFT_PREMIUM_POINTS,
  NFT_STANDARD_POINTS,
} from '@nova/shared/nft/constants';
import { CARD_SESSION_SECONDS } from '@nova/shared/presale/card-terms';
import {
  BONUS_MIN_USDT_UNITS,
  BONUS_PERCENT,
  BRIDGE_RESERVATION_SECONDS,
  MIN_USDT_UNITS,
  OFFCHAIN_WEI_PER_DAY,
  PRESALE_PHASES,
  REWARD_MIN_USDT_UNITS,
  USDT_DECIMALS,
} from '@nova/shared/presale/constants';
import { REFERRAL_POINTS, REFERRAL_PURCHASE_POINTS } from '@nova/shared/referral/constants';
import { getAllocation } from '@nova/shared/treasury/allocation';
import { SAFE_OWNERS, SAFE_THRESHOLD } from '@nova/shared/treasury/constants';
import { VESTING_SCHEDULES } from '@nova/shared/treasury/vesting';
import { WELCOME_BONUS_POINTS } from '@nova/shared/wallet/constants';
import { formatAmount, formatDecimal, formatInteger } from '../format/format-number.ts';
import type { Language } from '@nova/shared/language/language';

/** Gas of a plain coin transfer, fixed by the EVM. */
const TRANSFER_GAS = 21_000n;
const GWEI_DECIMALS = 9;
const BPS_PER_PERCENT = 100;

const scheduleOf = (holder: (typeof VESTING_SCHEDULES)[number]['holder']) =>
  VESTING_SCHEDULES.find((schedule) => schedule.holder === holder)!;

/**
 * Returns every number in the site's texts, formatted for the language. They come from the constants of code
 * and contracts, so that a text cannot contain a different number.
 */
export function siteStats(language: Language) {
  const whole = (value: number | bigint) => formatInteger(value, language);
  const nac = (wei: bigint, decimals?: number) => formatAmount(wei, NATIVE_COIN.decimals, language, decimals);
  const usdt = (units: bigint) => formatAmount(units, USDT_DECIMALS, language);
  const [first, second, third] = PRESALE_PHASES as [
    (typeof PRESALE_PHASES)[number],
    (typeof PRESALE_PHASES)[number],
    (typeof PRESALE_PHASES)[number],
  ];
  // Conversions and the faucet are paid from the same pool.
  const communityDays =
    getAllocation('CommunityRewards') /
    (BigInt(TOTAL_POINTS_PER_DAY / EP_PER_NAC) * 10n ** 18n + DRIP_WEI_PER_DAY);
  return {
    chainId: String(CHAIN_ID),
    chainIdHex: `0x${CHAIN_ID.toString(16).toUpperCase()}`,
    supply: nac(TOTAL_SUPPLY_WEI),
    tip: formatAmount(MIN_GAS_PRICE_WEI, GWEI_DECIMALS, language),
    vanityBytes: whole(BLOCK_EXTRA.vanityLength),
    sealBytes: whole(BLOCK_EXTRA.sealLength),
    transferFee: nac(TRANSFER_GAS * MIN_GAS_PRICE_WEI),
    epPerNac: whole(EP_PER_NAC),
    convertDaily: whole(ACCOUNT_POINTS_PER_DAY),
    convertTotal: whole(TOTAL_POINTS_PER_DAY),
    convertTotalNac: whole(TOTAL_POINTS_PER_DAY / EP_PER_NAC),
    boughtPerNac: whole(BOUGHT_NAC_PER_CONVERTED_NAC),
    potNac: whole(POT_POINTS_PER_DAY / EP_PER_NAC),
    activePoints: whole(ACTIVE_DAY_MIN_POINTS),
    browserCap: whole(BROWSER_POINTS_PER_DAY),
    activeDays: whole(CONVERSION_ACTIVE_DAYS),
    actionKinds: whole(REWARD_CATALOGUE.length),
    visitSeconds: whole(rewardTypeOf('page_visit').cooldownSeconds),
    visitCap: whole(rewardTypeOf('page_visit').dailyCap),
    welcome: whole(WELCOME_BONUS_POINTS),
    referral: whole(REFERRAL_POINTS),
    referralPurchase: whole(REFERRAL_PURCHASE_POINTS),
    firstPrice: usdt(first.priceUsdtUnits),
    secondPrice: usdt(second.priceUsdtUnits),
    thirdPrice: usdt(third.priceUsdtUnits),
    firstCoins: nac(first.allocationWei),
    secondCoins: nac(second.allocationWei),
    thirdCoins: nac(third.allocationWei),
    bonus: whole(BONUS_PERCENT),
    bonusMin: usdt(BONUS_MIN_USDT_UNITS),
    leastUsdt: usdt(MIN_USDT_UNITS),
    rewardUsdt: usdt(REWARD_MIN_USDT_UNITS),
    offchainNac: nac(OFFCHAIN_WEI_PER_DAY),
    cardMinutes: whole(CARD_SESSION_SECONDS / 60),
    bridgeHours: whole(BRIDGE_RESERVATION_SECONDS / 3_600),
    standardCost: whole(NFT_STANDARD_POINTS),
    standardReward: whole(rewardTypeOf('nft_creation_standard').points),
    premiumCost: whole(NFT_PREMIUM_POINTS),
    premiumReward: whole(rewardTypeOf('nft_creation').points),
    royalty: formatDecimal(NFT_MAX_ROYALTY_BPS / BPS_PER_PERCENT, language),
    marketFee: formatDecimal(MARKETPLACE_MAX_FEE_BPS / BPS_PER_PERCENT, language),
    listingDays: whole(LISTING_MAX_SECONDS / 86_400),
    drip: nac(DRIP_WEI),
    faucetTotalNac: nac(DRIP_WEI_PER_DAY),
    demoHours: whole(DEMO_HOURS),
    owners: whole(SAFE_OWNERS),
    threshold: whole(SAFE_THRESHOLD),
    liquidity: nac(getAllocation('LiquidityVesting')),
    community: nac(getAllocation('CommunityRewards')),
    communityDays: whole(communityDays),
    communityYears: formatDecimal(Number(communityDays) / 365, language),
    teamCoins: nac(getAllocation('TeamVesting')),
    marketingCoins: nac(getAllocation('MarketingVesting')),
    liquidityMonths: whole(scheduleOf('LiquidityVesting').durationMonths),
    teamCliff: whole(scheduleOf('TeamVesting').startMonths),
    teamMonths: whole(scheduleOf('TeamVesting').durationMonths),
    marketingMonths: whole(scheduleOf('MarketingVesting').durationMonths),
  };
}
export type SiteStats = ReturnType<typeof siteStats>;
