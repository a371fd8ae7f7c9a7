import { AppError, COMMON_ERRORS } from '@nova/shared/errors';
import { UPLOAD_BYTES_AT_ONCE } from '@nova/shared/storage/constants';
import { toRateNetworks } from '../../http/limits/client-networks.ts';

/** Limit for request bodies in memory, in bytes: reserved before a body is read, released after its use. */
export interface BodyBudget {
  /**
   * Runs `work` while `bytes` are reserved for each of the clients.
   * @throws AppError `rate_limited` if one of the clients exceeds its limit, `unavailable` if all together do
   */
  run<T>(clients: readonly BodyClient[], bytes: number, work: () => Promise<T>): Promise<T>;
}

/** Account or network to which bytes are attributed, with its maximum. */
export interface BodyClient {
  readonly key: string;
  readonly maxBytes: number;
}

const RETRY_AFTER_SECONDS = 5;

/** Returns the budgets that the bytes of an upload count toward: the account's and those of its networks. */
export function listBodyClients(userId: string, clientAddress: string): BodyClient[] {
  const { network, wideNetwork } = toRateNetworks(clientAddress);
  const narrow = [
    { key: `account ${userId}`, maxBytes: UPLOAD_BYTES_AT_ONCE.account },
    { key: `network ${network}`, maxBytes: UPLOAD_BYTES_AT_ONCE.network },
  ];
  if (wideNetwork === null) return narrow;
  return [...narrow, { key: `/48 ${wideNetwork}`, maxBytes: UPLOAD_BYTES_AT_ONCE.wideNetwork }];
}

export function createBodyBudget(maxBytes: number): BodyBudget {
  const reserved = new Map<string, number>();
  let total = 0;
  const add = (clients: readonly BodyClient[], bytes: number) => {
    total += bytes;
    for (const { key } of clients) {
      const next = (reserved.get(key) ?? 0) + bytes;
      if (next === 0) reserved.delete(key);
      else reserved.set(key, next);
    }
  };
  return {
    async run(clients, bytes, work) {
      if (clients.some((client) => (reserved.get(client.key) ?? 0) + bytes > client.maxBytes)) {
        throw new AppError(COMMON_ERRORS.rateLimited, {
          message:
            'You are uploading too much at the same time. Wait until an upload is done, then try again.',
          details: { retryAfterSeconds: RETRY_AFTER_SECONDS },
        });
      }
      if (total + bytes > maxBytes) {
        throw new AppError(COMMON_ERRORS.unavailable, {
          message: 'Too many files are being uploaded right now. Please try again in a moment.',
        });
      }
      add(clients, bytes);
      try {
        return await work();
      } finally {
        add(clients, -bytes);
      }
    },
  };
}
