import { API_KEY_NAME_MAX, API_KEY_USE_DAYS, API_KEYS_MAX } from '@nova/shared/api-key/constants';
import { SVG_MAX_BYTES } from '@nova/shared/storage/constants';
import { ACCESS_TOKEN_TTL_SECONDS } from '@nova/shared/account/schemas';
import { EMAIL_CHANGE_TTL_SECONDS } from '@nova/shared/account/constants';
import { NATIVE_COIN } from '@nova/shared/chain/constants';
import { VERIFY_BODY_MAX_BYTES } from '@nova/shared/contract/constants';
import { rewardTypeOf } from '@nova/shared/energy/catalogue';
import { PERMIT_TTL_SECONDS } from '@nova/shared/energy/constants';
import { BLOCK_TIME_INTERVALS, CSV_ROWS_MAX } from '@nova/shared/explorer/constants';
import { HOLDER_GROUPS } from '@nova/shared/explorer/token-schemas';
import { MIN_USDT_UNITS, USDT_DECIMALS } from '@nova/shared/presale/constants';
import { REFERRAL_ACTIVE_DAYS } from '@nova/shared/referral/constants';
import { STATUS_CHECK_EVERY_MS, STATUS_DAYS } from '@nova/shared/status/constants';
import {
  CREATED_TOKEN_DECIMALS,
  TOKEN_LOGO_MAX_BYTES,
  TOKEN_NAME_MAX_BYTES,
  TOKEN_SYMBOL_MAX_LENGTH,
  TOKEN_SYMBOL_MIN_LENGTH,
} from '@nova/shared/token/constants';
import { WALLET_CONNECT_TIMEOUT_MS, WALLET_PENDING_RETRY_MS } from '@nova/shared/wallet/constants';
import { WELCOME_GAS_WEI } from '@nova/shared/wallet/send-gas';
import { formatUnits } from 'viem';
import { expect, it } from 'vitest';
import { DUST_PARTICLES } from '../../ui/trace/strip/dust.ts';
import { formatAmount, formatInteger } from '../format/format-number.ts';
import type { Language } from '@nova/shared/language/language';
import type { Catalogue } from '../i18n/translate.ts';
import { siteStats, type SiteStats } from './site-stats.ts';

const files = import.meta.glob<{ default: Catalogue }>('../../locales/*/*.ts', { eager: true });

type Wanted = (stats: SiteStats, language: Language) => readonly string[];
const always =
  (...stats: readonly string[]): Wanted =>
  () =>
    stats;
/** The specification's own sentence, with a decimal point in both languages. */
const minimum = always(formatUnits(MIN_USDT_UNITS, USDT_DECIMALS));
const tokenName = always(String(TOKEN_NAME_MAX_BYTES));
const tokenSymbol = always(String(TOKEN_SYMBOL_MIN_LENGTH), String(TOKEN_SYMBOL_MAX_LENGTH));
const tokenLogo = always(String(TOKEN_LOGO_MAX_BYTES / 1_048_576));
const welcomeGas: Wanted = (_, language) => [formatAmount(WELCOME_GAS_WEI, NATIVE_COIN.decimals, language)];

/**
 * Texts that contain a number of catalog, prices or limits literally, with the constants behind it. A text
 * whose number changes in the code, or that gains a number of its own, fails this test.
 */
/** Hours of the contract's rolling day, and of an account's waiting period before its first link. */
const DAY_HOURS = '24';
const STATS: Readonly<Record<string, Wanted>> = {
  'presale.card.refused.daily_limit': always(DAY_HOURS),
  'presale.errors.day': always(DAY_HOURS),
  'presale.errors.dayFull': always(DAY_HOURS),
  'presale.reason.daily_limit': always(DAY_HOURS),
  'presale.statusText.awaiting_approval': always(DAY_HOURS),
  'risk.cards.validator.text': always(DAY_HOURS),
  'account.email.sent': always(String(EMAIL_CHANGE_TTL_SECONDS / 3_600)),
  'account.sessions.endOthersText': always(String(ACCESS_TOKEN_TTL_SECONDS / 60)),
  'blockchain.status.blockTimeSub': always(String(BLOCK_TIME_INTERVALS)),
  // A selector is 0x and four bytes, a topic 0x and 32.
  'explorer.filters.errors.selector': always('10'),
  'explorer.token.distribution.halfMore': always(String(HOLDER_GROUPS.at(-1))),
  'explorer.token.distribution.topShare': always(String(HOLDER_GROUPS[0])),
  'explorer.filters.errors.argument': always('66'),
  'explorer.filters.hints.argument': always('66'),
  'explorer.filters.names.topic1': always('1'),
  'explorer.filters.names.topic2': always('2'),
  'explorer.filters.names.topic3': always('3'),
  'explorer.filters.any.period': always('24'),
  'explorer.filters.period.7d': always('7'),
  // The first topic is that of the event.
  'records.events.hint': always('0'),
  'explorer.filters.errors.topic': always('66'),
  'explorer.filters.hints.selector': always('10'),
  'explorer.filters.hints.topic': always('66'),
  'explorer.filters.names.topic0': always('0'),
  'site.conversionRule': always('1', '1'),
  'home.worth': always('1'),
  'site.pages.systemStatus.description': always(String(STATUS_DAYS)),
  'site.strip.legend': always(String(DUST_PARTICLES)),
  'contract.errors.body_too_large': always(String(VERIFY_BODY_MAX_BYTES / 1_048_576)),
  'contract.pickErrors.tooLarge': always(String(VERIFY_BODY_MAX_BYTES / 1_048_576)),
  'contract.verify.sourceHint': always(String(VERIFY_BODY_MAX_BYTES / 1_048_576)),
  'energy.convert.conditions.all_room': ({ convertTotal }) => [convertTotal],
  'energy.convert.conditions.own_room': ({ convertDaily }) => [convertDaily],
  'energy.convert.conditions.person': ({ rewardUsdt }) => [rewardUsdt],
  'energy.convert.conditions.points': ({ epPerNac }) => [epPerNac],
  'energy.convert.errors.whole': ({ epPerNac }) => [epPerNac, epPerNac],
  'energy.convert.hint': ({ epPerNac }) => [epPerNac],
  'energy.convert.how': always(String(PERMIT_TTL_SECONDS / 60)),
  'energy.more.nftText': ({ premiumCost }) => [premiumCost],
  'energy.more.purchaseText': ({ rewardUsdt }) => [rewardUsdt],
  'explorer.filters.csvHint': (_, language) => [formatInteger(CSV_ROWS_MAX, language)],
  'faq.questions.bonus.answer': always('1'),
  'home.collect.hint': always(String(rewardTypeOf('energy_collection').cooldownSeconds / 3_600)),
  // The IPv6 prefix length of the limits, which apps/api/src/http/limits/client-networks.ts applies.
  'keys.errors.api_key_limit': always(String(API_KEYS_MAX)),
  'keys.limit': always(String(API_KEYS_MAX)),
  'keys.nameMissing': always(String(API_KEY_NAME_MAX)),
  'keys.use.empty': always(String(API_KEY_USE_DAYS)),
  'keys.use.summary': always(String(API_KEY_USE_DAYS)),
  'legal.privacy.paragraphs.networkText': always('48'),
  'notification.reasons.below_minimum': ({ rewardUsdt }) => [rewardUsdt],
  'pitchdeck.sale.text': always('1'),
  'pitchdeck.speed.source': always('99'),
  'presale.errors.minimum': minimum,
  'presale.buy.noBonus.phase': always('1'),
  'presale.card.refused.below_minimum': minimum,
  'presale.stats.slotsSub': always('1'),
  'presale.know.bonus.text': always('1'),
  'presale.know.price.text': always('1', '2', '3'),
  'presale.stopped.belowMinimum': minimum,
  'referral.stats.activeSub': always(String(REFERRAL_ACTIVE_DAYS)),
  'referral.rules.purchase': ({ rewardUsdt }) => [
    rewardUsdt,
    String(rewardTypeOf('presale_purchase').dailyCap),
    String(rewardTypeOf('referral_purchase').dailyCap),
  ],
  'referral.rules.signUp': always(String(rewardTypeOf('referral').dailyCap)),
  'sections.proof.source': always('99'),
  'sections.features.items.presale.unit': always('1'),
  'status.days.label': always(String(STATUS_DAYS)),
  'status.days.uptime': always(String(STATUS_DAYS)),
  'status.latency.label': always(String(STATUS_CHECK_EVERY_MS / 1_000)),
  'status.lede': always(String(STATUS_CHECK_EVERY_MS / 1_000)),
  'token.form.errors.name': tokenName,
  'token.form.errors.symbol': tokenSymbol,
  'token.form.logoTooLarge': tokenLogo,
  'token.form.nameHint': tokenName,
  'token.form.supplyHint': always(String(CREATED_TOKEN_DECIMALS)),
  'token.form.symbolHint': tokenSymbol,
  'token.refusals.file_too_large': always(
    String(TOKEN_LOGO_MAX_BYTES / 1_048_576),
    String(SVG_MAX_BYTES / 1_024),
  ),
  'wallet.messages.pending': always(String(WALLET_PENDING_RETRY_MS / 1_000)),
  'wallet.messages.timeout': always(String(WALLET_CONNECT_TIMEOUT_MS / 1_000)),
  'wallet.welcome.gasSent': welcomeGas,
  'wallet.welcome.gasWaits': welcomeGas,
  'wallet.welcome.grantedText': welcomeGas,
  'whitepaper.paragraphs.sale': always('1'),
};

/** Numbers without a constant: lengths set by a standard, days of a list, announced dates. */
const OTHERS = new Set([
  'admin.anomalies.emptyText',
  'admin.audit.limit',
  'admin.change.fields.daily_cap',
  'admin.change.fields.lifetime_cap',
  'admin.partners.actionHint',
  'admin.partners.terms.daily_cap',
  'admin.presale.hashHint',
  'admin.presale.hashWrong',
  'administration.chart.empty',
  'administration.chart.summary',
  'administration.errors.invalid_input',
  'administration.sale.price',
  'blockchain.follower.aside',
  'blockchain.follower.note',
  'blockchain.rules.feeValue',
  'blockchain.status.uptimeSub',
  'site.signUp.addressError',
  'contract.input.address',
  'contract.input.array',
  'contract.input.uint',
  'contract.input.wrongAddress',
  'energy.days.days30',
  'energy.days.days7',
  'energy.recentLimit',
  'explorer.address.days30',
  'explorer.address.days7',
  'explorer.address.notFoundText',
  'explorer.filters.age.24h',
  'explorer.filters.age.30d',
  'explorer.filters.age.7d',
  'explorer.filters.errors.address',
  'explorer.filters.hints.address',
  'explorer.search.nothing',
  'explorer.toBlock0',
  'explorer.token.distribution.topShareSub',
  'faucet.addressError',
  'faucet.errors.invalid_input',
  'names.prices.alike',
  'names.prices.rules',
  'names.search.hint',
  'names.search.invalid',
  'names.transfer.invalid',
  'presale.bridge.hashError',
  'rpc.kinds.address',
  'rpc.kinds.index',
  'rpc.kinds.pageNumber',
  'rpc.kinds.percentiles',
  'rpc.kinds.searchBlock',
  'passkeys.friendInvalid',
  'recovery.start.invalid',
  'rpc.limits',
  'rpc.methods.eth_getUncleCountByBlockHash',
  'rpc.methods.eth_getUncleCountByBlockNumber',
  'rpc.methods.web3_sha3',
  'rpc.text',
  'token.form.errors.supply',
  'token.transfer.errors.to',
  'token.transfer.toHint',
  'tools.decode.dataHint',
  'tools.decode.invalid',
  'tools.decode.sourceHint',
  'tools.lookup.hint',
  'tools.lookup.invalid',
  'tools.units.timeError',
  'tools.verify.hint',
  'tools.verify.invalid',
  'transparency.chain.old',
  'wallet.welcome.waitsForNetwork',
  'whitepaper.roadmap.wallet.when',
]);

/** Names that contain a number. */
const NAMES =
  /\{\{\w+\}\}|3D|0x|Argon2id|(?:EIP|ERC)-\d+|IPv[46][ -]\/\d+|Q\d 20\d\d|3-of-5|3-von-5|Art\. 6 (?:\(1\)|Abs\. 1) \w (?:GDPR|DSGVO)/g;

function* flatten(catalogue: Catalogue, prefix: string): Generator<readonly [string, string]> {
  for (const [key, value] of Object.entries(catalogue)) {
    if (typeof value === 'string') yield [prefix + key, value];
    else yield* flatten(value, `${prefix}${key}.`);
  }
}

const statsOf = (text: string): string[] => text.replaceAll(NAMES, '').match(/\d+(?:[.,]\d+)*/g) ?? [];

it.each(['en', 'de'] as const)('uses the numbers of the code for every literal number, %s', (language) => {
  const stats = siteStats(language);
  const texts = Object.entries(files).flatMap(([file, { default: catalogue }]) => {
    const [, of, name] = /locales\/(\w+)\/(\w+)\.ts$/.exec(file)!;
    return of === language ? Array.from(flatten(catalogue, `${name}.`)) : [];
  });
  const written = texts
    .filter(([key, text]) => !OTHERS.has(key) && statsOf(text).length > 0)
    .map(([key, text]) => [key, statsOf(text)]);
  const wanted = Object.entries(STATS).map(([key, toStats]) => [key, toStats(stats, language)]);
  expect(Object.fromEntries(written)).toEqual(Object.fromEntries(wanted));
});
