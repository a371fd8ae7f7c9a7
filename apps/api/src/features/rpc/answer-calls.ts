import { SUBSCRIBE, UNSUBSCRIBE } from './allowed-methods.ts';
import type { ClientSubscriptions } from './client-subscriptions.ts';
import { checkCall } from './gateway.ts';
import { isNotification, isRpcError } from './json-rpc.ts';

/** What answers the calls of one message on a socket. */
interface CallServices {
  /** Sends calls to the node and returns the responses in order; notifications get none. */
  forward(calls: readonly unknown[]): Promise<object[]>;
  readonly subscriptions: ClientSubscriptions;
  /** Receives the notifications of the subscriptions that the message opens. */
  notify(text: string): void;
}

/** Only these calls concern the socket itself. */
const isSubscribing = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'method' in value &&
  (value.method === SUBSCRIBE || value.method === UNSUBSCRIBE);

/**
 * Answers the calls of one message in their order; notifications get no response. Subscriptions are opened and
 * ended first, so that those of a batch report what its other calls cause.
 * @throws NodeAway if the node does not answer a subscription
 */
export async function answerCalls(
  calls: readonly unknown[],
  { forward, subscriptions, notify }: CallServices,
): Promise<object[]> {
  const own = new Map<unknown, object>();
  for (const value of calls.filter(isSubscribing)) {
    const call = checkCall(value, () => true);
    own.set(value, isRpcError(call) ? call : await subscriptions.answer(call, notify));
  }
  const others = calls.filter((value) => !isSubscribing(value));
  const forwarded = others.length === 0 ? [] : await forward(others);
  return calls.flatMap((value) => {
    if (isNotification(value)) return [];
    return own.get(value) ?? forwarded.shift()!;
  });
}
