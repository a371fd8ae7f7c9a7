/** Somebody at the other end of a WebSocket who has asked to be told things. */
export interface Subscriber {
  /** Opens a subscription; `stop` is called when it ends. Throws RpcError when there are too many. */
  open(start: (notify: (result: unknown) => void) => () => void): string;
  /** False when there is no such subscription. */
  cancel(id: string): boolean;
}
