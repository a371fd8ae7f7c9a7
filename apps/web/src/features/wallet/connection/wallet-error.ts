import type { Catalogues } from '../../../lib/i18n/namespaces.ts';

export type WalletMessage = keyof Catalogues['wallet']['messages'];

/** A failed step as a message key with its values. */
export interface WalletError {
  readonly message: WalletMessage;
  readonly values?: { readonly reason?: string; readonly name?: string };
}

/** Codes of EIP-1193 and JSON-RPC with their own messages. */
export const USER_REJECTED = 4001;
export const REQUEST_PENDING = -32002;

/** The wallet did not respond within 30 seconds (requirement 138). */
export class WalletTimeout extends Error {
  constructor() {
    super('The wallet did not answer in time.');
    this.name = 'WalletTimeout';
  }
}

/** Returns the provider's error code, even if libraries have nested it. */
export function providerCodeOf(error: unknown): number | null {
  let current = error;
  for (let depth = 0; depth < 5 && current instanceof Object; depth += 1) {
    const { code, cause } = current as { code?: unknown; cause?: unknown };
    if (typeof code === 'number') return code;
    current = cause;
  }
  return null;
}

function reasonOf(error: unknown): string {
  const { shortMessage, message } = error as { shortMessage?: unknown; message?: unknown };
  return typeof shortMessage === 'string' ? shortMessage : String(message ?? error);
}

/** Returns the message for a failed connection. */
export function describeConnectError(error: unknown): WalletError {
  if (error instanceof WalletTimeout) return { message: 'timeout' };
  if (providerCodeOf(error) === USER_REJECTED) return { message: 'rejected' };
  if (providerCodeOf(error) === REQUEST_PENDING) return { message: 'stillPending' };
  const name = error instanceof Error ? error.name : '';
  if (name === 'ProviderNotFoundError') return { message: 'notAvailable' };
  if (name === 'InvalidAddressError') return { message: 'noAddress' };
  const reason = reasonOf(error);
  return { message: 'connectError', ...(reason ? { values: { reason } } : {}) };
}

/** Returns the message for a failed signature. */
export function describeSignError(error: unknown, walletName: string): WalletError {
  if (providerCodeOf(error) === USER_REJECTED) return { message: 'signRejected' };
  if (error instanceof WalletTimeout || providerCodeOf(error) === null) return { message: 'signFailed' };
  return { message: 'signWalletError', values: { name: walletName } };
}
