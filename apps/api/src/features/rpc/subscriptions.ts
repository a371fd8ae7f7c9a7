import { z } from 'zod';
import { SUBSCRIBE, UNSUBSCRIBE } from './allowed-methods.ts';
import type { RpcRequest } from './json-rpc.ts';

const answerSchema = z.looseObject({
  id: z.union([z.string(), z.number(), z.null()]),
  result: z.union([z.string(), z.boolean()]).optional(),
});

/** Counts the subscriptions one socket really has, by what the node answered and not by what the client says. */
export interface Subscriptions {
  /** False when the call would be one subscription too many. */
  admit(call: RpcRequest): boolean;
  /** Must see what the node sends. */
  observe(text: string): void;
}

/** A call that the node has not answered yet: `ends` is the subscription that it cancels. */
interface Asked {
  readonly ends?: unknown;
}

export function countSubscriptions(max: number): Subscriptions {
  // Ids are the client's and may repeat; the node answers calls of one socket in their order.
  const asked = new Map<string, Asked[]>();
  const active = new Set<unknown>();
  let opening = 0;
  const ask = (call: RpcRequest, entry: Asked) => {
    const key = JSON.stringify(call.id);
    asked.set(key, [...(asked.get(key) ?? []), entry]);
  };
  const takeAsked = (id: unknown): Asked | undefined => {
    const key = JSON.stringify(id);
    const [first, ...rest] = asked.get(key) ?? [];
    if (rest.length === 0) asked.delete(key);
    else asked.set(key, rest);
    return first;
  };
  return {
    admit(call) {
      if (call.method === UNSUBSCRIBE) {
        ask(call, { ends: Array.isArray(call['params']) ? call['params'][0] : undefined });
        return true;
      }
      if (call.method !== SUBSCRIBE) return true;
      if (active.size + opening >= max) return false;
      opening += 1;
      ask(call, {});
      return true;
    },
    observe(text) {
      // Heads and logs come often and answer nothing; they are only looked into while an answer is awaited.
      if (asked.size === 0) return;
      const answer = answerSchema.safeParse(parse(text));
      const entry = answer.success ? takeAsked(answer.data.id) : undefined;
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
