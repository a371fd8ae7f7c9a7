import { z } from 'zod';
import { SUBSCRIBE, UNSUBSCRIBE } from './allowed-methods.ts';
import type { RpcRequest } from './json-rpc.ts';

const answerSchema = z.looseObject({
  id: z.union([z.string(), z.number(), z.null()]),
  result: z.string().optional(),
});

/** Counts the subscriptions one socket really has, by what the node answered and not by what the client says. */
export interface Subscriptions {
  /** False when the call would be one subscription too many. */
  admit(call: RpcRequest): boolean;
  /** Must see what the node sends. */
  observe(text: string): void;
}

export function countSubscriptions(max: number): Subscriptions {
  const asked = new Set<string>();
  const active = new Set<unknown>();
  return {
    admit(call) {
      if (call.method === UNSUBSCRIBE && Array.isArray(call['params'])) active.delete(call['params'][0]);
      if (call.method !== SUBSCRIBE) return true;
      if (active.size + asked.size >= max) return false;
      asked.add(JSON.stringify(call.id));
      return true;
    },
    observe(text) {
      // Heads and logs come often and answer nothing; they are only looked into while an answer is awaited.
      if (asked.size === 0) return;
      const answer = answerSchema.safeParse(parse(text));
      if (
        answer.success &&
        asked.delete(JSON.stringify(answer.data.id)) &&
        answer.data.result !== undefined
      ) {
        active.add(answer.data.result);
      }
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
