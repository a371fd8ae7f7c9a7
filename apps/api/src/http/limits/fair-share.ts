import { WIDE_FACTOR } from '@nova/shared/networks';
import { toRateNetworks } from './client-networks.ts';

/**
 * Requests to the node that one client (an IPv4 address or IPv6 /56) may have under way, and waiting behind them. An IPv6
 * /48 may have `WIDE_FACTOR` times as many.
 */
export const RUNNING_PER_CLIENT_MAX = 8;
export const WAITING_PER_CLIENT_MAX = 120;
/** Requests to the node under way for all clients together. */
export const RUNNING_MAX = 200;

/** Shares the way to the node among clients: each has a few requests under way, and free places go around in turns. */
export interface FairShare {
  /**
   * Runs `work` when it is the client's turn.
   * @param address the client's
   * @param signal aborts when the client has gone: what waits is dropped, what runs is for `work` to stop
   * @returns null when too much of this client waits already, or when it has gone before its turn
   */
  run<Result>(address: string, signal: AbortSignal, work: () => Promise<Result>): Promise<Result | null>;
}

export interface FairShareLimits {
  readonly running: number;
  readonly runningPerClient: number;
  readonly waitingPerClient: number;
}

/** What a /48 has under way and waiting in all of its /56. */
interface WideNetwork {
  running: number;
  waiting: number;
}

interface Client {
  running: number;
  /** Null for IPv4, which has none. */
  readonly wide: WideNetwork | null;
  /** Each begins its work when it is called. */
  readonly waiting: (() => void)[];
}

const LIMITS: FairShareLimits = {
  running: RUNNING_MAX,
  runningPerClient: RUNNING_PER_CLIENT_MAX,
  waitingPerClient: WAITING_PER_CLIENT_MAX,
};

export function createFairShare(limits: FairShareLimits = LIMITS): FairShare {
  // In the order of their turns: a client that has had one goes to the end.
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

  const giveBack = (key: string, client: Client) => {
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
        giveBack(key, client);
      }
    },
  };
}
