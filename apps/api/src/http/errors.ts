import { ADMIN_ERRORS } from '@nova/shared/admin/errors';
import { ACCOUNT_ERRORS } from '@nova/shared/account/errors';
import { API_KEY_ERRORS } from '@nova/shared/api-key/errors';
import { DEMO_ERRORS } from '@nova/shared/demo/errors';
import { CONTACT_ERRORS } from '@nova/shared/contact/errors';
import { CONTRACT_ERRORS } from '@nova/shared/contract/errors';
import { ENERGY_ERRORS } from '@nova/shared/energy/errors';
import { AppError, COMMON_ERRORS, type ErrorBody } from '@nova/shared/errors';
import { EXPLORER_ERRORS } from '@nova/shared/explorer/errors';
import { FAUCET_ERRORS } from '@nova/shared/faucet/errors';
import { NAME_ERRORS } from '@nova/shared/names/errors';
import { PASSKEY_ERRORS } from '@nova/shared/passkey/errors';
import { NFT_ERRORS } from '@nova/shared/nft/errors';
import { NOTE_ERRORS } from '@nova/shared/notes/errors';
import { PARTNER_ERRORS } from '@nova/shared/partner/errors';
import { PRESALE_ERRORS } from '@nova/shared/presale/errors';
import { STATUS_ERRORS } from '@nova/shared/status/errors';
import { STORAGE_ERRORS } from '@nova/shared/storage/errors';
import { TOKEN_ERRORS } from '@nova/shared/token/errors';
import { WALLET_ERRORS } from '@nova/shared/wallet/errors';
import { WATCH_ERRORS } from '@nova/shared/watchlist/errors';
import { LIST_ERRORS } from '@nova/shared/whitelist/errors';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ApiEnv } from './api-router.ts';
import { isDatabaseAway } from '@nova/db/database-away';
import { isDiskFull } from '@nova/runtime/errors/disk-full';
import { isStoreError, isStoreUnready } from '@nova/storage/store-error';
import { OutageLog } from './outage-log.ts';
import { isUnstorableText } from './requests/unstorable-text.ts';

type CodesOf<T extends Record<string, string>> = T[keyof T];
type KnownCode =
  | CodesOf<typeof COMMON_ERRORS>
  | CodesOf<typeof ADMIN_ERRORS>
  | CodesOf<typeof ACCOUNT_ERRORS>
  | CodesOf<typeof API_KEY_ERRORS>
  | CodesOf<typeof DEMO_ERRORS>
  | CodesOf<typeof CONTACT_ERRORS>
  | CodesOf<typeof CONTRACT_ERRORS>
  | CodesOf<typeof ENERGY_ERRORS>
  | CodesOf<typeof EXPLORER_ERRORS>
  | CodesOf<typeof FAUCET_ERRORS>
  | CodesOf<typeof NAME_ERRORS>
  | CodesOf<typeof PASSKEY_ERRORS>
  | CodesOf<typeof NFT_ERRORS>
  | CodesOf<typeof NOTE_ERRORS>
  | CodesOf<typeof PARTNER_ERRORS>
  | CodesOf<typeof PRESALE_ERRORS>
  | CodesOf<typeof STATUS_ERRORS>
  | CodesOf<typeof STORAGE_ERRORS>
  | CodesOf<typeof TOKEN_ERRORS>
  | CodesOf<typeof WALLET_ERRORS>
  | CodesOf<typeof WATCH_ERRORS>
  | CodesOf<typeof LIST_ERRORS>;

/**
 * The only mapping from error codes to HTTP status. A new feature adds its codes here, or the type check
 * fails.
 */
const STATUS_BY_CODE: Record<KnownCode, ContentfulStatusCode> = {
  [COMMON_ERRORS.invalidInput]: 400,
  [COMMON_ERRORS.malformedJson]: 400,
  [COMMON_ERRORS.bodyTooLarge]: 413,
  [COMMON_ERRORS.urlTooLong]: 414,
  [COMMON_ERRORS.unauthorized]: 401,
  [COMMON_ERRORS.forbidden]: 403,
  [COMMON_ERRORS.notFound]: 404,
  [COMMON_ERRORS.unknownFunction]: 404,
  [COMMON_ERRORS.unknownAction]: 400,
  [COMMON_ERRORS.methodNotAllowed]: 405,
  [COMMON_ERRORS.rateLimited]: 429,
  [COMMON_ERRORS.reportLimit]: 429,
  [COMMON_ERRORS.idempotencyConflict]: 409,
  [COMMON_ERRORS.unavailable]: 503,
  [COMMON_ERRORS.internal]: 500,
  [ADMIN_ERRORS.ownRole]: 409,
  [ADMIN_ERRORS.roleRefused]: 409,
  [ADMIN_ERRORS.notFailed]: 409,
  [ADMIN_ERRORS.requestAgain]: 409,
  [ACCOUNT_ERRORS.refreshInvalid]: 401,
  [ACCOUNT_ERRORS.refreshReused]: 401,
  [ACCOUNT_ERRORS.credentialsWrong]: 401,
  [ACCOUNT_ERRORS.emailUnconfirmed]: 403,
  [ACCOUNT_ERRORS.linkInvalid]: 400,
  [ACCOUNT_ERRORS.linkOtherAccount]: 403,
  [ACCOUNT_ERRORS.emailTaken]: 409,
  [ACCOUNT_ERRORS.passwordRequired]: 403,
  [ACCOUNT_ERRORS.lastWayIn]: 409,
  [CONTACT_ERRORS.checkFailed]: 400,
  [CONTACT_ERRORS.limit]: 429,
  [CONTRACT_ERRORS.noContract]: 400,
  [CONTRACT_ERRORS.alreadyVerified]: 409,
  [CONTRACT_ERRORS.compilerUnknown]: 400,
  [CONTRACT_ERRORS.busy]: 429,
  [CONTRACT_ERRORS.notFound]: 404,
  [ENERGY_ERRORS.unknownActionKey]: 400,
  [ENERGY_ERRORS.walletRequired]: 403,
  [ENERGY_ERRORS.walletMismatch]: 403,
  [ENERGY_ERRORS.conversionRefused]: 409,
  [ENERGY_ERRORS.appealRefused]: 409,
  [DEMO_ERRORS.limit]: 429,
  [DEMO_ERRORS.walletUsed]: 409,
  [DEMO_ERRORS.none]: 404,
  [LIST_ERRORS.linkInvalid]: 400,
  [NFT_ERRORS.insufficientPoints]: 409,
  [NFT_ERRORS.notCollectionOwner]: 403,
  [NFT_ERRORS.notTokenOwner]: 403,
  [NFT_ERRORS.notApproved]: 409,
  [NFT_ERRORS.notListed]: 409,
  [NFT_ERRORS.listingExpired]: 409,
  [NFT_ERRORS.priceChanged]: 409,
  [NFT_ERRORS.selfPurchase]: 409,
  [NFT_ERRORS.collectionNotFound]: 404,
  [NFT_ERRORS.imageRequired]: 400,
  [API_KEY_ERRORS.unknown]: 401,
  [API_KEY_ERRORS.tooMany]: 409,
  [API_KEY_ERRORS.notFound]: 404,
  [PARTNER_ERRORS.keyInvalid]: 401,
  [PARTNER_ERRORS.scopeMissing]: 403,
  [PARTNER_ERRORS.notYourAction]: 403,
  [PARTNER_ERRORS.walletUnknown]: 404,
  [PARTNER_ERRORS.idempotencyMissing]: 400,
  [EXPLORER_ERRORS.blockNotFound]: 404,
  [EXPLORER_ERRORS.transactionNotFound]: 404,
  [EXPLORER_ERRORS.addressNotFound]: 404,
  [EXPLORER_ERRORS.actionNotFound]: 404,
  [EXPLORER_ERRORS.tokenNotFound]: 404,
  [EXPLORER_ERRORS.userOperationNotFound]: 404,
  [EXPLORER_ERRORS.nftNotFound]: 404,
  [EXPLORER_ERRORS.invalidCursor]: 400,
  [FAUCET_ERRORS.cooldown]: 429,
  [FAUCET_ERRORS.busy]: 429,
  [FAUCET_ERRORS.closed]: 503,
  [FAUCET_ERRORS.contractRecipient]: 400,
  [FAUCET_ERRORS.challengeInvalid]: 400,
  [PRESALE_ERRORS.invalidAmount]: 400,
  [PRESALE_ERRORS.belowMinimum]: 400,
  [PRESALE_ERRORS.aboveMaximum]: 400,
  [PRESALE_ERRORS.wrongPhase]: 409,
  [PRESALE_ERRORS.exceedsPhase]: 409,
  [PRESALE_ERRORS.notOpenYet]: 409,
  [PRESALE_ERRORS.saleClosed]: 409,
  [PRESALE_ERRORS.salePaused]: 409,
  [PRESALE_ERRORS.reservationOpen]: 409,
  [PRESALE_ERRORS.reservationLimit]: 409,
  [PRESALE_ERRORS.dailyLimit]: 409,
  [PRESALE_ERRORS.tooManyOpenPayments]: 429,
  [PRESALE_ERRORS.tooFewCoins]: 409,
  [PRESALE_ERRORS.usdtUnavailable]: 409,
  [PRESALE_ERRORS.loginRequired]: 401,
  [PRESALE_ERRORS.cardUnavailable]: 503,
  [PRESALE_ERRORS.cardFailed]: 503,
  [PRESALE_ERRORS.bridgeUnavailable]: 409,
  [PRESALE_ERRORS.simulationRefused]: 403,
  [PRESALE_ERRORS.messageInvalid]: 400,
  [PRESALE_ERRORS.messageExpired]: 400,
  [PRESALE_ERRORS.purchaseSignatureInvalid]: 401,
  [PRESALE_ERRORS.paymentSeen]: 409,
  [PRESALE_ERRORS.adminTokenRequired]: 401,
  [PRESALE_ERRORS.refundNotDue]: 409,
  [PRESALE_ERRORS.refundUnderWay]: 409,
  [STATUS_ERRORS.incidentResolved]: 409,
  [STATUS_ERRORS.incidentBackwards]: 409,
  [STATUS_ERRORS.maintenanceOver]: 409,
  [STORAGE_ERRORS.uploadNotFound]: 404,
  [STORAGE_ERRORS.offsetMismatch]: 409,
  [STORAGE_ERRORS.fileTooLarge]: 413,
  [STORAGE_ERRORS.fileTypeInvalid]: 400,
  [STORAGE_ERRORS.imageTooLarge]: 400,
  [STORAGE_ERRORS.fileDamaged]: 400,
  [STORAGE_ERRORS.svgUnsupported]: 400,
  [STORAGE_ERRORS.fileTooComplex]: 400,
  [STORAGE_ERRORS.modelInvalid]: 400,
  [STORAGE_ERRORS.uploadQuota]: 429,
  [STORAGE_ERRORS.fileNotFound]: 404,
  [NAME_ERRORS.invalidName]: 400,
  [NOTE_ERRORS.noteLimit]: 409,
  [WATCH_ERRORS.watchLimit]: 409,
  [WATCH_ERRORS.needsEmail]: 409,
  [WATCH_ERRORS.feedNotFound]: 404,
  [PASSKEY_ERRORS.unknown]: 404,
  [PASSKEY_ERRORS.taken]: 409,
  [PASSKEY_ERRORS.notOnCurve]: 400,
  [PASSKEY_ERRORS.noContracts]: 503,
  [PASSKEY_ERRORS.accountUnknown]: 404,
  [PASSKEY_ERRORS.notOwner]: 409,
  [PASSKEY_ERRORS.alreadyOwner]: 409,
  [PASSKEY_ERRORS.noGuardians]: 409,
  [PASSKEY_ERRORS.recoveryPending]: 409,
  [PASSKEY_ERRORS.recoveryUnknown]: 404,
  [PASSKEY_ERRORS.recoveryClosed]: 409,
  [PASSKEY_ERRORS.recoveryWaiting]: 409,
  [PASSKEY_ERRORS.recoveryLimit]: 429,
  [PASSKEY_ERRORS.guardianSigned]: 409,
  [PASSKEY_ERRORS.guardianSignature]: 400,
  [PASSKEY_ERRORS.noEmailGuardian]: 409,
  [PASSKEY_ERRORS.recoveryLink]: 400,
  [TOKEN_ERRORS.invalidName]: 400,
  [TOKEN_ERRORS.invalidSymbol]: 400,
  [TOKEN_ERRORS.invalidSupply]: 400,
  [TOKEN_ERRORS.fieldsMissing]: 400,
  [TOKEN_ERRORS.loginRequired]: 401,
  [TOKEN_ERRORS.walletPresent]: 409,
  [TOKEN_ERRORS.orderLimit]: 429,
  [TOKEN_ERRORS.orderOpen]: 409,
  [TOKEN_ERRORS.notFound]: 404,
  [TOKEN_ERRORS.isOurs]: 409,
  [WALLET_ERRORS.messageRequired]: 400,
  [WALLET_ERRORS.messageMalformed]: 400,
  [WALLET_ERRORS.wrongDomain]: 401,
  [WALLET_ERRORS.wrongChain]: 401,
  [WALLET_ERRORS.wrongAddress]: 401,
  [WALLET_ERRORS.messageExpired]: 401,
  [WALLET_ERRORS.nonceUnknown]: 401,
  [WALLET_ERRORS.signatureInvalid]: 401,
  [WALLET_ERRORS.walletTaken]: 409,
};
const statusByCode = new Map<string, ContentfulStatusCode>(Object.entries(STATUS_BY_CODE));

/** Seconds until a client may retry a request that cannot be served now. */
const RETRY_AFTER_SECONDS = 1;
const DISK_FULL =
  'The server has no disk space left, so nothing can be saved right now. What was confirmed is safe. Please try again later.';
const outages = new OutageLog();

/**
 * Answers any thrown value. Anything but a known `AppError` becomes a generic message with the request id of
 * the log.
 */
export function respondToError(thrown: unknown, c: Context<ApiEnv>): Response {
  const error = toAppError(thrown);
  const status = error ? statusByCode.get(error.code) : undefined;
  if (error === null || status === undefined || status === 500) {
    c.var.logger.error({ err: thrown }, 'request failed');
    return c.json(internalBody(c.var.requestId), 500);
  }
  if (status === 503) {
    outages.report(c.var.logger, error);
    c.header('retry-after', String(RETRY_AFTER_SECONDS));
  }
  if (typeof error.details?.['retryAfterSeconds'] === 'number') {
    c.header('retry-after', String(error.details['retryAfterSeconds']));
  }
  if (status === 413) c.header('connection', 'close');
  if (status === 401) c.header('www-authenticate', 'Bearer');
  return c.json(toErrorBody(error), status);
}

/** Returns an error in the format of the API. */
export function toErrorBody({ code, message, details }: AppError): ErrorBody {
  return { error: details === undefined ? { code, message } : { code, message, details } };
}

function internalBody(requestId: string): ErrorBody {
  const message = 'Something went wrong on our side. Please try again.';
  return { error: { code: COMMON_ERRORS.internal, message, details: { requestId } } };
}

function toAppError(thrown: unknown): AppError | null {
  if (thrown instanceof AppError) return thrown;
  if (thrown instanceof HTTPException && thrown.status < 500) {
    return new AppError(COMMON_ERRORS.invalidInput, { message: thrown.message, cause: thrown });
  }
  if (isUnstorableText(thrown)) {
    const message = "A text field contains a character that can't be stored. Remove it and try again.";
    return new AppError(COMMON_ERRORS.invalidInput, { message, cause: thrown });
  }
  if (isDiskFull(thrown))
    return new AppError(COMMON_ERRORS.unavailable, { message: DISK_FULL, cause: thrown });
  // A bucket that is away fails with the same codes of the network as the database.
  if (isDatabaseAway(thrown) || isStoreUnready(thrown)) {
    const what = isStoreError(thrown) ? 'file store' : 'database';
    const message = `The ${what} is not reachable right now. Please try again.`;
    return new AppError(COMMON_ERRORS.unavailable, { message, cause: thrown });
  }
  return null;
}
