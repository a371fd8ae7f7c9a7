import { toRateNetworks } from './client-networks.ts';

/** Requests to the node that one client may have under way, and waiting behind them. */
export const UNDER_WAY_PER_CLIENT_MAX = 8;
export const WAITING_PER_CLIENT_MAX = 120;
/** Requests to the node under way for all clients together. */
export const UNDER_WAY_MAX = 200;

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
  readonly underWay: number;
  readonly underWayPerClient: number;
  readonly waitingPerClient: number;
}

interface Client {
  underWay: number;
  /** Each begins its work when it is called. */
  readonly waiting: (() => void)[];
}

const LIMITS: FairShareLimits = {
  underWay: UNDER_WAY_MAX,
  underWayPerClient: UNDER_WAY_PER_CLIENT_MAX,
  waitingPerClient: WAITING_PER_CLIENT_MAX,
};

export function createFairShare(limits: FairShareLimits = LIMITS): FairShare {
  // In the order of their turns: a client that has had one goes to the end.
  const clients = new Map<string, Client>();
  let underWay = 0;

  const isFree = (client: Client) => underWay < limits.underWay && client.underWay < limits.underWayPerClient;

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

  const waitForTurn = (client: Client, signal: AbortSignal): Promise<boolean> =>
    new Promise((resolve) => {
      const start = () => {
        signal.removeEventListener('abort', leave);
        take(client);
        resolve(true);
      };
      const leave = () => {
        client.waiting.splice(client.waiting.indexOf(start), 1);
        resolve(false);
      };
      signal.addEventListener('abort', leave, { once: true });
      client.waiting.push(start);
    });

  const take = (client: Client) => {
    underWay += 1;
    client.underWay += 1;
  };

  const giveBack = (key: string, client: Client) => {
    underWay -= 1;
    client.underWay -= 1;
    forgetIdle(key, client);
    startNext();
  };

  const forgetIdle = (key: string, client: Client) => {
    if (client.underWay === 0 && client.waiting.length === 0) clients.delete(key);
  };

  return {
    async run(address, signal, work) {
      if (signal.aborted) return null;
      const key = toRateNetworks(address).network;
      const client = clients.get(key) ?? { underWay: 0, waiting: [] };
      clients.set(key, client);
      if (client.waiting.length === 0 && isFree(client)) take(client);
      else if (client.waiting.length >= limits.waitingPerClient) return null;
      else if (!(await waitForTurn(client, signal))) {
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
