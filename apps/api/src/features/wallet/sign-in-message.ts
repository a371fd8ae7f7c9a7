import { AppError } from '@nova/shared/errors';
import { SIGN_IN_CLOCK_SKEW_MS, SIGN_IN_NONCE_TTL_MS } from '@nova/shared/wallet/constants';
import { WALLET_ERRORS } from '@nova/shared/wallet/errors';
import { createSiweMessage, parseSiweMessage, type SiweMessage } from 'viem/siwe';

/** Values that the message must contain. */
export interface SignInExpectation {
  /** Lower case. */
  readonly address: string;
  /** Origins of this website. */
  readonly origins: readonly string[];
  /** Chain IDs that the message may name. */
  readonly chainIds: readonly number[];
  /** Milliseconds since 1970. */
  readonly now: number;
}

const TIME_LINES = /^(Issued At|Expiration Time|Not Before): (.+)$/gm;

/**
 * Validates the content of an EIP-4361 message and returns its nonce and chain. The caller checks signature
 * and nonce.
 * @throws AppError `message_malformed`, `wrong_domain`, `wrong_chain`, `wrong_address`, `message_expired`
 */
export function checkSignInMessage(
  text: string,
  expected: SignInExpectation,
): { nonce: string; chainId: number } {
  const message = parseStrictly(text);
  checkOrigin(message, expected.origins);
  requireSignInChain(message.chainId, expected.chainIds);
  if (message.address.toLowerCase() !== expected.address) {
    refuse(
      WALLET_ERRORS.wrongAddress,
      'The message and the request contain different addresses. Send the address of the message.',
    );
  }
  checkTimes(message, expected.now);
  return { nonce: message.nonce, chainId: message.chainId };
}

/** Checks that a chain is supported for login. @throws AppError `wrong_chain` */
export function requireSignInChain(chainId: number, chainIds: readonly number[]): void {
  if (chainIds.includes(chainId)) return;
  const message = `Chain ${chainId} is not supported here. Supported: ${chainIds.join(', ')}.`;
  refuse(WALLET_ERRORS.wrongChain, message);
}

// The library's parser accepts the first matching line at any position. Composing the message again and
// comparing both excludes a second URI, a hidden line or reordered fields.
function parseStrictly(text: string): SiweMessage & { issuedAt: Date } {
  const parsed = parseSiweMessage(text) as SiweMessage;
  try {
    const { issuedAt } = parsed;
    if (issuedAt && withoutTimes(createSiweMessage(parsed)) === withoutTimes(text)) {
      return { ...parsed, issuedAt };
    }
  } catch {
    // A missing or malformed field is refused below.
  }
  return refuse(
    WALLET_ERRORS.messageMalformed,
    'The message is not a valid EIP-4361 message. Sign the message from POST /auth/v1/siwe/nonce.',
  );
}

// Times may include fractions of a second or not; the parser has already validated them.
function withoutTimes(text: string): string {
  return text.replace(
    TIME_LINES,
    (_, name: string, time: string) => `${name}: ${new Date(time).toISOString()}`,
  );
}

function checkOrigin(message: SiweMessage, origins: readonly string[]): void {
  const origin = origins.find((candidate) => new URL(candidate).host === message.domain);
  const isOurs = origin !== undefined && URL.canParse(message.uri) && new URL(message.uri).origin === origin;
  const isScheme = message.scheme === undefined || origin?.startsWith(`${message.scheme}://`) === true;
  if (!isOurs || !isScheme) {
    refuse(
      WALLET_ERRORS.wrongDomain,
      `The message is for another site. This site is ${origins.join(' or ')}. Sign a new message.`,
    );
  }
}

function checkTimes(message: SiweMessage & { issuedAt: Date }, now: number): void {
  const issuedAt = message.issuedAt.getTime();
  const isFresh = issuedAt <= now + SIGN_IN_CLOCK_SKEW_MS && issuedAt > now - SIGN_IN_NONCE_TTL_MS;
  const hasEnded = message.expirationTime !== undefined && message.expirationTime.getTime() <= now;
  const hasBegun =
    message.notBefore === undefined || message.notBefore.getTime() <= now + SIGN_IN_CLOCK_SKEW_MS;
  if (isFresh && !hasEnded && hasBegun) return;
  refuse(WALLET_ERRORS.messageExpired, 'The message is not valid at this time. Please sign a new one.');
}

function refuse(code: string, message: string): never {
  throw new AppError(code, { message });
}
