import { z } from 'zod';
import { SUBSCRIBE, UNSUBSCRIBE } from './allowed-methods.ts';
import type { RpcRequest } from './json-rpc.ts';

const answerSchema = z.looseObject({
  id: z.union([z.string(), z.number(), z.null()]),
  result: z.union([z.string(), z.boolean()]).optional(),
});

/** Counts the active subscriptions of one socket by the node's responses, not by the client's calls. */
export interface Subscriptions {
  /** Returns false if the call would exceed the limit of subscriptions. */
  admit(call: RpcRequest): boolean;
  /** Must be called with every message of the node. */
  observe(text: string): void;
}

/** A call without a response yet; `ends` is the subscription that it cancels. */
interface PendingRequest {
  readonly ends?: unknown;
}

export function countSubscriptions(max: number): Subscriptions {
  // Ids are chosen by the client and may repeat; the node answers the calls of one socket in order.
  const pendingRequests = new Map<string, PendingRequest[]>();
  const active = new Set<unknown>();
  let opening = 0;
  const request = (call: RpcRequest, entry: PendingRequest) => {
    const key = JSON.stringify(call.id);
    pendingRequests.set(key, [...(pendingRequests.get(key) ?? []), entry]);
  };
  const takeRequest = (id: unknown): PendingRequest | undefined => {
    const key = JSON.stringify(id);
    const [first, ...rest] = pendingRequests.get(key) ?? [];
    if (rest.length === 0) pendingRequests.delete(key);
    else pendingRequests.set(key, rest);
    return first;
  };
  return {
    admit(call) {
      if (call.method === UNSUBSCRIBE) {
        request(call, { ends: Array.isArray(call['params']) ? call['params'][0] : undefined });
        return true;
      }
      if (call.method !== SUBSCRIBE) return true;
      if (active.size + opening >= max) return false;
      opening += 1;
      request(call, {});
      return true;
    },
    observe(text) {
      // Frequent notifications about heads and logs are parsed only while a response is pending.
      if (pendingRequests.size === 0) return;
      const answer = answerSchema.safeParse(parse(text));
      const entry = answer.success ? takeRequest(answer.data.id) : undefined;
      if (!answer.success || entry === undefined) return;
      const { result } = answer.data;
      if ('ends' in entry) {
        if (result === true) active.delete(entry.ends);
        return;
      }
      opening -= 1;
      if (typeof result === 'string') active.add(result);
    },
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
