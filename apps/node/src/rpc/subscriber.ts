/** The client of a WebSocket that can open subscriptions. */
export interface Subscriber {
  /**
   * Opens a subscription; the function that `start` returns is called when it ends.
   * @throws RpcError if there are too many
   */
  open(start: (notify: (result: unknown) => void) => () => void): string;
  /** Returns false if there is no such subscription. */
  cancel(id: string): boolean;
}
