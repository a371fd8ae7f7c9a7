import { createHash } from 'node:crypto';
import type { ApiContext } from '../../http/api-context.ts';
import {
  connectToNode,
  type NodeLink,
  type SubscriptionError,
  type SubscriptionListener,
} from './node-link.ts';

/**
 * The subscriptions of all clients. Clients with equal parameters share one subscription of the node, so that a
 * block costs the node the same however many clients follow the chain.
 */
export interface NodeSubscriptions {
  /**
   * Opens a subscription. Its results come after the returned promise has been handled.
   * @param params of `eth_subscribe`
   * @returns the function that ends it, or the node's error
   * @throws NodeAway
   */
  open(params: unknown, listener: SubscriptionListener): Promise<(() => void) | SubscriptionError>;
  close(): void;
}

interface Shared {
  readonly opening: Promise<(() => void) | SubscriptionError>;
  readonly listeners: Set<SubscriptionListener>;
  /** Clients that have it or wait for it. */
  users: number;
}

/**
 * Returns what equal parameters have in common, without storing a filter of hundreds of kilobytes; null for
 * `syncing`, which reports the state once, when it is opened, so each client needs its own.
 */
function toKey(params: unknown): string | null {
  if (!Array.isArray(params) || params[0] === 'syncing') return null;
  return createHash('sha256').update(JSON.stringify(params)).digest('base64');
}

export function createNodeSubscriptions({
  nodes,
  logger,
}: Pick<ApiContext, 'nodes' | 'logger'>): NodeSubscriptions {
  const links = new Set<NodeLink>();
  const sharedByKey = new Map<string, Shared>();

  // Clients of a node that is behind or does not answer would wait for its blocks.
  const stopWatching = nodes.onChange(() => {
    for (const link of links) if (link.url !== nodes.current.wsUrl) link.close();
  });

  const findLink = (): NodeLink => {
    const url = nodes.current.wsUrl;
    const open = [...links].find((link) => link.url === url && link.hasRoom());
    if (open) return open;
    const link = connectToNode(url, logger, (closed) => links.delete(closed));
    links.add(link);
    return link;
  };

  const start = (params: unknown, onLost: () => void): Shared => {
    const listeners = new Set<SubscriptionListener>();
    const opening = findLink().subscribe(params, {
      notify: (result) => listeners.forEach((listener) => listener.notify(result)),
      lost: () => {
        onLost();
        listeners.forEach((listener) => listener.lost());
      },
    });
    return { opening, listeners, users: 0 };
  };

  return {
    async open(params, listener) {
      const key = toKey(params);
      const forget = () => {
        if (key !== null && sharedByKey.get(key) === shared) sharedByKey.delete(key);
      };
      const shared: Shared = (key !== null && sharedByKey.get(key)) || start(params, forget);
      if (key !== null) sharedByKey.set(key, shared);
      shared.users += 1;
      let end: (() => void) | SubscriptionError;
      try {
        end = await shared.opening;
      } catch (error) {
        forget();
        throw error;
      }
      if (typeof end !== 'function') {
        forget();
        return end;
      }
      shared.listeners.add(listener);
      return () => {
        if (!shared.listeners.delete(listener)) return;
        shared.users -= 1;
        if (shared.users > 0) return;
        forget();
        end();
      };
    },
    close() {
      stopWatching();
      links.forEach((link) => link.close());
    },
  };
}
