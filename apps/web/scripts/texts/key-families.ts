import { LABEL_KINDS } from '@nova/shared/labels/constants';
import {
  RPC_GROUPS,
  RPC_INPUT_METHODS,
  RPC_METHOD_LIST,
  RPC_PARAMETER_KINDS,
} from '@nova/shared/chain/rpc-methods';
import { API_KINDS } from '@nova/shared/api-key/constants';
import { OUTBOX_LANES, OUTBOX_STATUSES, ROLES } from '@nova/shared/admin/lists';
import { anomalySchema } from '@nova/shared/admin/schemas';
import { matchKindSchema } from '@nova/shared/contract/schemas';
import { DEMO_TYPES } from '@nova/shared/demo/constants';
import { ACTION_SOURCES, REWARD_CATALOGUE } from '@nova/shared/energy/catalogue';
import { PENDING_STATES } from '@nova/shared/explorer/chain-list-schemas';
import { ACTIVITY_KINDS } from '@nova/shared/explorer/list-queries';
import { CONVERSION_CONDITIONS } from '@nova/shared/energy/conversion-schemas';
import { occasionRefusalSchema } from '@nova/shared/energy/occasion-refusal';
import { EXAMPLE_ACTION_KEYS } from '@nova/shared/partner/example-actions';
import { refusalReasonSchema } from '@nova/shared/energy/schemas';
import { faucetStateSchema } from '@nova/shared/faucet/schemas';
import { NFT_REPORT_REASONS } from '@nova/shared/nft/reports';
import { NFT_EVENT_KINDS, NFT_STATES } from '@nova/shared/nft/states';
import { NOTIFICATION_KINDS } from '@nova/shared/notification/schemas';
import { PASSKEY_ERRORS } from '@nova/shared/passkey/errors';
import { recoveryStatusSchema } from '@nova/shared/passkey/recovery-schemas';
import { PURCHASE_STATUSES } from '@nova/shared/presale/purchase';
import { AWAITING_APPROVAL } from '@nova/shared/presale/reasons';
import { PAYMENT_METHODS } from '@nova/shared/presale/sale';
import { CONTACT_TOPICS } from '@nova/shared/contact/constants';
import { PROXY_KINDS } from '@nova/shared/contract/proxies';
import { LANGUAGES } from '@nova/shared/language/language';
import { ACTION_STEPS } from '../../src/features/faq/action-steps.ts';
import { NAME_REFUSALS } from '../../src/features/names/name-operation.ts';
import { FAQ_GROUPS } from '../../src/features/faq/faq-groups.ts';
import {
  COMPARED,
  PARAGRAPHS,
  WHITEPAPER_SECTIONS,
} from '../../src/features/whitepaper/whitepaper-sections.ts';
import { ALLOCATIONS, PURPOSES, SUPPLY_PARTS } from '@nova/shared/treasury/allocation';
import { SCHEDULED_STATES } from '@nova/shared/treasury/scheduled';
import { INCIDENT_STATUSES } from '@nova/shared/status/schemas';
import { STATUS_SERVICES } from '@nova/shared/status/services';
import { TOKEN_REPORT_REASONS } from '@nova/shared/token/reports';
import { tokenOrderSchema } from '@nova/shared/token/schemas';
import { MAIL_LISTS } from '@nova/shared/whitelist/constants';
import { DEMO_KEYS } from '../../src/features/home/demo/demo-cells.ts';
import { FEATURES } from '../../src/features/home/sections/feature-list.ts';
import { RISKS } from '../../src/features/risk/risks.ts';
import { PRIVACY_SECTIONS, TERMS_SECTIONS } from '../../src/features/legal/legal-sections.ts';
import { STORED_KEYS } from '../../src/features/legal/stored-keys.ts';
import { DECK_CHECKS, DECK_LISTS, DECK_USES, SLIDES } from '../../src/features/pitchdeck/slides.ts';
import { FAILURE_REASONS } from '../../src/lib/transaction/transaction-failure.ts';
import { TOKEN_REFUSALS } from '../../src/features/token/token-refusals.ts';
import { ROADMAP_STEPS, ACTION_PATH_STEPS } from '../../src/lib/site/site-story.ts';
import { RISK_STATEMENTS } from '../../src/lib/site/risk-acknowledgement.ts';
import { MEASURES } from '../../src/features/explorer/charts/measures.ts';
import { MARKET_KINDS, MARKET_SORTS, TIERS } from '../../src/features/nft/market/market-filters.ts';
import { PAGES, type PageEntry } from '../../src/lib/site/page-registry.ts';

/** Only the storing of a passkey, which no recovery needs, reports that a passkey is no owner. */
const RECOVERY_ERRORS = Object.values(PASSKEY_ERRORS).filter((code) => code !== PASSKEY_ERRORS.notOwner);

const ACTION_KEYS = [...REWARD_CATALOGUE.map(({ key }) => key), ...EXAMPLE_ACTION_KEYS];

/** Possible values of the `*`s of a family, one list per star; `open` if only the server knows them. */
type Values = readonly (readonly string[])[] | 'open';

const pages: readonly PageEntry[] = PAGES;
const ids = pages.map(({ id }) => id);
const GUARDS = ['wallet', 'login', 'admin'];
const LIVE = ['live', 'connecting', 'polled', 'delayed', 'offline'];
const BUCKETS = ['day', 'hour'] as const;
const FILTER_CONTROLS = [
  'address',
  'selector',
  'topic',
  'argument',
  'name',
  'amount',
  'quantity',
  'points',
  'day',
];
const STATES = ['sealed', 'pending', 'revoked', 'successful', 'failed'];
const MECHANISMS = ['work', 'stake', 'action'];
const STEPS = ROADMAP_STEPS.map(({ id }) => id);
const TEAM = ['protocol', 'contracts', 'product', 'community'];
const FAQ_IDS = FAQ_GROUPS.flatMap(({ questions }) => questions.map(({ id }) => id));
const MATCHES = ['full', 'partial'];

/**
 * Every key composed at run time, with its possible parts. The check fails for a template in the source that
 * is not listed here and for a text that no combination reaches.
 */
export const KEY_FAMILIES: Readonly<Record<string, Values>> = {
  'site:pages.*.nav': [ids],
  'site:pages.*.title': [ids],
  'site:pages.*.description': [ids],
  'site:footer.*': [['chain', 'takePart', 'about']],
  'site:live.*': [LIVE],
  'site:nav.sale.*': [['open', 'notYet', 'paused', 'reserved', 'soldOut', 'closed']],
  'site:live.*Hint': [LIVE],
  'site:actions.*': [ACTION_KEYS],
  'site:states.*': [STATES],
  'token:form.errors.*': [['name', 'nameLooksLike', 'symbol', 'symbolLooksLike', 'supply']],
  'token:promise.*': [['whole', 'never', 'verified', 'names']],
  'token:done.states.*': [tokenOrderSchema.shape.status.options],
  'token:edit.*': [['save', 'storing', 'signing', 'sealing']],
  'token:transfer.errors.*': [['to', 'toSelf', 'toNobody', 'toToken', 'amount', 'tooMuch', 'noGas']],
  'token:refusals.*': [TOKEN_REFUSALS],
  'administration:errors.*': 'open',
  'administration:languages.*': [LANGUAGES],
  'administration:rooms.*': [
    [
      'overview',
      'sale',
      'whitelist',
      'people',
      'rewards',
      'messages',
      'moderation',
      'outbox',
      'status',
      'audit',
    ],
  ],
  'administration:users.roles.*': [ROLES],
  'administration:users.may.*': [ROLES],
  'administration:sale.underWay.*': [['end_phase', 'pause', 'unpause']],
  'administration:purchases.ways.*': [PAYMENT_METHODS],
  'administration:purchases.states.*': [PURCHASE_STATUSES],
  'administration:whitelist.states.*': [['approved', 'waiting', 'unconfirmed']],
  'administration:outbox.lanes.*': [OUTBOX_LANES],
  'administration:outbox.states.*': [OUTBOX_STATUSES],
  'administration:audit.actors.*': [['token', 'user', 'nobody']],
  'administration:audit.results.*': [['allowed', 'refused', 'change']],
  'status:overall.*': [['healthy', 'degraded', 'critical']],
  'status:states.*': [['pending', 'sealed', 'failed']],
  'status:services.*.name': [STATUS_SERVICES],
  'status:services.*.asks': [STATUS_SERVICES],
  'status:incidents.steps.*': [INCIDENT_STATUSES],
  'site:steps.*': [['pending', 'active', 'done', 'failed']],
  'site:errors.*': 'open',
  'explorer:token.report.reasons.*': [TOKEN_REPORT_REASONS],
  'explorer:block.lede.*': [ACTION_KEYS],
  'explorer:filters.names.*': 'open',
  'explorer:filters.any.*': 'open',
  'explorer:filters.*.*': 'open',
  'explorer:filters.standard.*': [['erc20', 'erc721', 'erc1155']],
  'explorer:token.decimalsOf.*': [['erc20', 'erc721', 'erc1155']],
  'explorer:filters.hints.*': [FILTER_CONTROLS],
  'explorer:filters.errors.*': [FILTER_CONTROLS],
  'explorer:internal.*': [['pending', 'unavailable']],
  'explorer:trace.kinds.*': [['balance', 'nonce', 'code', 'slot']],
  'explorer:charts.*': [['from', 'to', 'one', 'other']],
  'explorer:charts.*.title.day': [MEASURES],
  'explorer:charts.*.title.*': [MEASURES, BUCKETS],
  'rpc:groups.*': [RPC_GROUPS],
  'rpc:kinds.*': [RPC_PARAMETER_KINDS],
  'rpc:methods.*': [RPC_METHOD_LIST.map(([name]) => name)],
  'rpc:needsInput.*': [RPC_INPUT_METHODS],
  'administration:labels.kinds.*': [['none', ...LABEL_KINDS]],
  'administration:labels.needs.*': [['name', 'address', 'url']],
  'explorer:address.labels.*': [['none', ...LABEL_KINDS]],
  'watchlist:errors.*': 'open',
  'records:pending.states.*': [PENDING_STATES],
  'records:pending.lanes.*': [OUTBOX_LANES],
  'records:verified.*': [['exact', 'partial']],
  'records:activity.kinds.*': [ACTIVITY_KINDS],
  'explorer:charts.*.unit.*': [MEASURES, BUCKETS],
  'explorer:charts.summary.*': [BUCKETS],
  'demo:tries.*': [['energy', 'buy', 'nft', 'token', 'explorer']],
  'demo:keep.states.*': [['waiting', 'sealing', 'done', 'failed']],
  'blockchain:making.*.title': [['act', 'check', 'attest', 'seal', 'see']],
  'blockchain:making.*.text': [['act', 'check', 'attest', 'seal', 'see']],
  'blockchain:proof.*.title': [['proven', 'checked', 'final', 'trust']],
  'blockchain:proof.*.text': [['proven', 'checked', 'final', 'trust']],
  'blockchain:network.*': [
    ['name', 'rpcUrl', 'chainId', 'chainIdHex', 'symbol', 'explorerUrl', 'webSocketUrl'],
  ],
  'blockchain:wallet.*': [['rejected', 'pending', 'failed']],
  'search:kinds.*': [['block', 'transaction', 'address', 'token', 'nft', 'action', 'user_operation']],
  'energy:prices.source.*': [ACTION_SOURCES],
  'energy:reasons.*': [refusalReasonSchema.options],
  'energy:now.why.*': [refusalReasonSchema.options],
  'energy:convert.conditions.*': [CONVERSION_CONDITIONS],
  'energy:convert.limits.*': [['points', 'allowance', 'all_room']],
  'energy:convert.steps.*': [['permit', 'wallet', 'block']],
  'energy:convert.progress.*': [['permit', 'wallet', 'block']],
  'energy:convert.errors.*': 'open',
  'transaction:reasons.*': [FAILURE_REASONS],
  'energy:more.*': [['referral', 'purchase', 'nft', 'whitepaper']],
  'energy:more.*Text': [['referral', 'purchase', 'nft', 'whitepaper']],
  'lists:leave.*': [MAIL_LISTS],
  'lists:left.*': [MAIL_LISTS],
  'lists:confirmed.*': [MAIL_LISTS],
  'lists:confirmed.*Text': [MAIL_LISTS],
  'sections:uses.items.*.name': [EXAMPLE_ACTION_KEYS],
  'sections:uses.items.*.text': [EXAMPLE_ACTION_KEYS],
  'sections:proof.steps.*.name': [['act', 'seal', 'show']],
  'sections:proof.steps.*.text': [['act', 'seal', 'show']],
  'sections:demo.names.*': [DEMO_KEYS],
  'sections:features.items.*.text': [FEATURES.map(({ id }) => id)],
  'sections:features.items.*.unit': [FEATURES.map(({ id }) => id)],
  'sections:supply.uses.*': [SUPPLY_PARTS.map(({ id }) => id)],
  'sections:roadmap.texts.*': [STEPS],
  'sections:roadmap.states.*': [['sealed', 'pending']],
  'notification:kinds.*': [NOTIFICATION_KINDS],
  'notification:reasons.*': [occasionRefusalSchema.options],
  'admin:partners.issued.*': [['secret', 'key']],
  'admin:partners.terms.*': [['points', 'daily_budget', 'cooldown_seconds', 'daily_cap']],
  'admin:change.fields.*': [['points', 'cooldown_seconds', 'daily_cap', 'lifetime_cap']],
  'admin:anomalies.kinds.*': [anomalySchema.shape.kind.options],
  'demo:types.*.name': [DEMO_TYPES],
  'demo:types.*.text': [DEMO_TYPES],
  'demo:running.first.*': [DEMO_TYPES],
  'guard:*.title': [GUARDS],
  'guard:*.text': [GUARDS],
  'guard:*.done': [['wallet', 'login']],
  'guard:*.button': [['wallet', 'login']],
  'whitepaper:sections.*': [WHITEPAPER_SECTIONS.map(({ id }) => id)],
  'whitepaper:paragraphs.*': [PARAGRAPHS],
  'whitepaper:comparison.*': [MECHANISMS],
  'whitepaper:comparison.rows.*.name': [COMPARED],
  'whitepaper:comparison.rows.*.*': [COMPARED, MECHANISMS],
  'whitepaper:way.*.name': [ACTION_PATH_STEPS],
  'whitepaper:way.*.text': [ACTION_PATH_STEPS],
  'whitepaper:block.*': [['tag', 'version', 'milliseconds', 'zero', 'seal']],
  'whitepaper:holdings.*': [SUPPLY_PARTS.map(({ id }) => id)],
  'whitepaper:purposes.*': [PURPOSES.map(({ id }) => id)],
  'whitepaper:roadmap.*.when': [STEPS],
  'whitepaper:roadmap.*.what': [STEPS],
  'whitepaper:roadmap.*.today': [STEPS],
  'pitchdeck:names.*': [SLIDES],
  'pitchdeck:speed.*': [['blocks', 'anvil', 'fee']],
  'pitchdeck:speed.*Unit': [['blocks', 'anvil', 'fee']],
  'pitchdeck:now.*': [['blocks', 'actions', 'points', 'addresses']],
  'pitchdeck:uses.*': [DECK_USES.map(({ id }) => id)],
  'pitchdeck:*.title': [Object.keys(DECK_LISTS)],
  'pitchdeck:why.*': [DECK_LISTS.why],
  'pitchdeck:market.*': [DECK_LISTS.market],
  'pitchdeck:business.*': [DECK_LISTS.business],
  'pitchdeck:keyRoles.*': [DECK_LISTS.keyRoles],
  'pitchdeck:risks.*': [DECK_LISTS.risks],
  'pitchdeck:ask.*': [DECK_LISTS.ask],
  'pitchdeck:check.*': [DECK_CHECKS.map(({ id }) => id)],
  'legal:imprint.*': [['phone', 'register', 'vatId', 'responsible']],
  'legal:privacy.sections.*': [PRIVACY_SECTIONS.map(({ id }) => id)],
  'legal:privacy.paragraphs.*': [PRIVACY_SECTIONS.flatMap(({ parts }): readonly string[] => parts)],
  'legal:privacy.storage.*': [STORED_KEYS.map(({ text }) => text)],
  'legal:terms.sections.*': [TERMS_SECTIONS.map(({ id }) => id)],
  'legal:terms.paragraphs.*': [TERMS_SECTIONS.map(({ part }) => part)],
  'transparency:holders.*.name': [ALLOCATIONS.map(({ holder }) => holder)],
  'transparency:holders.*.rule': [ALLOCATIONS.map(({ holder }) => holder)],
  'transparency:vesting.*': [['TeamVesting', 'MarketingVesting', 'LiquidityVesting']],
  'transparency:scheduled.states.*': [SCHEDULED_STATES],
  'contact:topics.*': [CONTACT_TOPICS],
  'contact:ways.*.title': [['faq', 'status', 'risk']],
  'contact:ways.*.text': [['faq', 'status', 'risk']],
  'risk:cards.*.title': [RISKS],
  'risk:cards.*.text': [RISKS],
  'risk:statements.*': [RISK_STATEMENTS],
  'team:checks.*.name': [['sources', 'attacks', 'node']],
  'team:checks.*.text': [['sources', 'attacks', 'node']],
  'team:functions.*.title': [TEAM],
  'team:functions.*.text': [TEAM],
  'team:functions.*.can': [TEAM],
  'team:functions.*.cannot': [TEAM],
  'team:functions.*.work': [TEAM],
  'tools:gas.kinds.*': [
    ['transfer', 'tokenTransfer', 'buyNft', 'listNft', 'presale', 'mintNft', 'createToken'],
  ],
  'names:*.open': [['renew', 'primary', 'transfer']],
  'names:*.title': [['renew', 'primary', 'transfer']],
  'names:*.text': [['renew', 'primary', 'transfer']],
  'names:*.submit': [['renew', 'primary', 'transfer']],
  'names:*.done': [['renew', 'primary', 'transfer']],
  'names:steps.*': [['wallet', 'block']],
  'names:list.*.title': [['own', 'everyone']],
  'names:list.*.emptyTitle': [['own', 'everyone']],
  'names:list.*.emptyText': [['own', 'everyone']],
  'names:refusals.*': [NAME_REFUSALS],
  'recovery:steps.*': [['guardians', 'delay', 'logIn']],
  'recovery:status.*': [recoveryStatusSchema.options],
  'recovery:guardians.*': [['asked', 'signed']],
  'recovery:errors.*': [RECOVERY_ERRORS],
  'tools:units.*': [['nac', 'gwei', 'wei', 'decimal', 'hex', 'seconds', 'utc']],
  'faq:way.*.name': [ACTION_STEPS],
  'faq:way.*.text': [ACTION_STEPS],
  'faq:groups.*': [FAQ_GROUPS.map(({ id }) => id)],
  'faq:questions.*.question': [FAQ_IDS],
  'faq:questions.*.answer': [FAQ_IDS],
  'wallet:messages.*': 'open',
  'wallet:walletConnect.problems.*': [['rejected', 'expired', 'unreachable']],
  'account:errors.*': 'open',
  'keys:errors.*': 'open',
  'keys:use.*': [[...API_KINDS, 'total', 'refused']],
  'contract:errors.*': 'open',
  'contract:proxy.*': [PROXY_KINDS],
  'contract:match.*': [matchKindSchema.options],
  'contract:match.*Text': [matchKindSchema.options],
  'contract:verify.*': [['notJson', 'filesMissing', 'sourceMissing']],
  'contract:compare.state.*': [['changed', 'added', 'removed', 'equal']],
  'contract:pickErrors.*': [['noSources', 'severalInputs', 'withoutSources', 'tooManyFiles', 'tooLarge']],
  'contract:summary.creation_*': [[...MATCHES, 'unknown']],
  'contract:input.*': [
    ['wrongNumber', 'outOfRange', 'wrongAddress', 'wrongBytes', 'wrongLength', 'wrongList'],
  ],
  'presale:state.*': [['open', 'paused', 'notOpen', 'reserved', 'ended']],
  'presale:ladder.state.*': [['open', 'sold', 'ended', 'waiting']],
  'presale:buy.*': [['usdt', 'card']],
  'presale:buy.noBonus.*': [['phase', 'slots', 'had', 'minimum']],
  'presale:errors.*': [
    [
      'amount',
      'number',
      'decimals',
      'cents',
      'minimum',
      'cardMinimum',
      'cardMaximum',
      'phase',
      'reservation',
      'reservationsFull',
      'day',
      'dayFull',
      'balance',
      'gas',
    ],
  ],
  'presale:closed.*': [['paused', 'reserved', 'ended']],
  'presale:steps.*': [['wallet', 'amount', 'approve', 'buy', 'approveAndBuy', 'sealed']],
  'presale:going.*': [['wallet', 'block']],
  'presale:progress.*.*': [
    ['reset', 'approve', 'buy', 'approveAndBuy'],
    ['wallet', 'block'],
  ],
  'presale:stopped.*': 'open',
  'presale:card.refused.*': 'open',
  'presale:bridge.steps.*': [['switch', 'pay', 'sign', 'register', 'confirm']],
  'presale:bridge.progress.*': [['switch', 'pay', 'sign', 'register', 'confirm']],
  'presale:bridge.errors.*': 'open',
  'presale:status.*': [[...PURCHASE_STATUSES, AWAITING_APPROVAL]],
  'presale:statusText.*': [[...PURCHASE_STATUSES, AWAITING_APPROVAL, 'refundAsked', 'refundFailed']],
  'presale:method.*': [PAYMENT_METHODS],
  'faucet:errors.*': 'open',
  'faucet:closed.*': [faucetStateSchema.exclude(['open']).options],
  'faucet:next.*.name': [['nft', 'token', 'market', 'network']],
  'faucet:next.*.text': [['nft', 'token', 'market', 'network']],
  'faucet:state.*': [['ready', 'working', 'sending', 'waiting', 'sealed', 'failed']],
  'admin:presale.accounts.*': 'open',
  'admin:presale.states.*': [['pending', 'confirming', 'verified', 'rejected']],
  'admin:presale.refused.*': [['refund_not_due', 'refund_under_way', 'bridge_unavailable']],
  'admin:reports.reasons.*': [[...new Set([...NFT_REPORT_REASONS, ...TOKEN_REPORT_REASONS])]],
  'nft:states.*': [NFT_STATES],
  'nft:tiers.*': [TIERS],
  'nft:kinds.*.name': [MARKET_KINDS],
  'nft:kinds.*.text': [MARKET_KINDS],
  'nft:sort.*': [MARKET_SORTS],
  'nft:filters.*': [['minPrice', 'maxPrice']],
  'nft:mine.*': [['owned', 'listed', 'created']],
  'nft:mine.empty.*': [['owned', 'listed', 'created']],
  'nft:mine.emptyText.*': [['owned', 'listed', 'created']],
  'nft:progress.*.*': [
    [
      'buy',
      'approve',
      'approveAndList',
      'list',
      'cancel',
      'transfer',
      'withdraw',
      'createCollection',
      'mint',
    ],
    ['wallet', 'block'],
  ],
  'nft:done.*': [['buy', 'list', 'cancel', 'transfer']],
  'nft:failed.*': [['buy', 'list', 'cancel', 'transfer', 'withdraw', 'create']],
  'nft:errors.*': 'open',
  'nft:refused.*': 'open',
  'nft:history.kinds.*': [NFT_EVENT_KINDS],
  'nft:report.reasons.*': [NFT_REPORT_REASONS],
  'nft:form.*': [['image', 'name', 'collectionName', 'properties', 'royalty']],
  'nft:form.errors.*': [
    ['image', 'name', 'collectionName', 'collectionLong', 'pairs', 'pairsTwice', 'pairsLong', 'royalty'],
  ],
  'nft:making.steps.*': [['upload', 'metadata', 'collection', 'sign', 'seal']],
  'presale:reason.*': 'open',
  'presale:receipt.accounts.*': 'open',
  'presale:receipt.lines.*': 'open',
};
