import { WIDE_FACTOR } from '@nova/shared/networks';
import { toRateNetworks } from './client-networks.ts';

/**
 * Maximum number of concurrent node requests of one client (an IPv4 address or IPv6 /56), and of waiting
 * ones. An IPv6 /48 may have `WIDE_FACTOR` times as many.
 */
export const RUNNING_PER_CLIENT_MAX = 8;
export const WAITING_PER_CLIENT_MAX = 120;
/** Maximum number of concurrent node requests of all clients. */
export const RUNNING_MAX = 200;

/**
 * Shares the node fairly among clients: each has a few concurrent requests, and free slots are assigned in
 * rotation.
 */
export interface FairShare {
  /**
   * Runs `work` when it is the client's turn.
   * @param address address of the client
   * @param signal aborts if the client disconnects: a waiting request is dropped, and `work` stops a running
   * one
   * @returns null if too many requests of this client are waiting, or if it has disconnected before its turn
   */
  run<Result>(address: string, signal: AbortSignal, work: () => Promise<Result>): Promise<Result | null>;
}

export interface FairShareLimits {
  readonly running: number;
  readonly runningPerClient: number;
  readonly waitingPerClient: number;
}

/** Running and waiting requests of a /48 in all of its /56. */
interface WideNetwork {
  running: number;
  waiting: number;
}

interface Client {
  running: number;
  /** Null for IPv4, which has none. */
  readonly wide: WideNetwork | null;
  /** Each function starts the work of one request. */
  readonly waiting: (() => void)[];
}

const LIMITS: FairShareLimits = {
  running: RUNNING_MAX,
  runningPerClient: RUNNING_PER_CLIENT_MAX,
  waitingPerClient: WAITING_PER_CLIENT_MAX,
};

export function createFairShare(limits: FairShareLimits = LIMITS): FairShare {
  // In the order of their turns: after its turn a client moves to the end.
  const clients = new Map<string, Client>();
  const wides = new Map<string, WideNetwork>();
  let pending = 0;

  const isFree = ({ running: own, wide }: Client) =>
    pending < limits.running &&
    own < limits.runningPerClient &&
    (wide === null || wide.running < limits.runningPerClient * WIDE_FACTOR);
  const isFull = ({ waiting, wide }: Client) =>
    waiting.length >= limits.waitingPerClient ||
    (wide !== null && wide.waiting >= limits.waitingPerClient * WIDE_FACTOR);

  const findClient = (address: string): [string, Client] => {
    const { network, wideNetwork } = toRateNetworks(address);
    const known = clients.get(network);
    if (known) return [network, known];
    const wide = wideNetwork === null ? null : (wides.get(wideNetwork) ?? { running: 0, waiting: 0 });
    if (wideNetwork !== null && wide !== null) wides.set(wideNetwork, wide);
    const client: Client = { running: 0, wide, waiting: [] };
    clients.set(network, client);
    return [network, client];
  };

  const startNext = () => {
    for (const [key, client] of clients) {
      const start = isFree(client) ? client.waiting.shift() : undefined;
      if (!start) continue;
      clients.delete(key);
      clients.set(key, client);
      start();
      return;
    }
  };

  const countWaiting = ({ wide }: Client, change: 1 | -1) => {
    if (wide !== null) wide.waiting += change;
  };

  const waitForTurn = (client: Client, signal: AbortSignal): Promise<boolean> =>
    new Promise((resolve) => {
      const start = () => {
        signal.removeEventListener('abort', leave);
        countWaiting(client, -1);
        take(client);
        resolve(true);
      };
      const leave = () => {
        client.waiting.splice(client.waiting.indexOf(start), 1);
        countWaiting(client, -1);
        resolve(false);
      };
      signal.addEventListener('abort', leave, { once: true });
      client.waiting.push(start);
      countWaiting(client, 1);
    });

  const take = (client: Client) => {
    pending += 1;
    client.running += 1;
    if (client.wide !== null) client.wide.running += 1;
  };

  const release = (key: string, client: Client) => {
    pending -= 1;
    client.running -= 1;
    if (client.wide !== null) client.wide.running -= 1;
    forgetIdle(key, client);
    startNext();
  };

  const forgetIdle = (key: string, client: Client) => {
    if (client.running > 0 || client.waiting.length > 0) return;
    clients.delete(key);
    for (const [name, wide] of wides)
      if (wide === client.wide && wide.running === 0 && wide.waiting === 0) wides.delete(name);
  };

  return {
    async run(address, signal, work) {
      if (signal.aborted) return null;
      const [key, client] = findClient(address);
      if (client.waiting.length === 0 && isFree(client)) take(client);
      else if (isFull(client)) {
        forgetIdle(key, client);
        return null;
      } else if (!(await waitForTurn(client, signal))) {
        forgetIdle(key, client);
        return null;
      }
      try {
        return await work();
      } finally {
        release(key, client);
      }
    },
  };
}
