import type { RpcClient } from '../lib/rpc-client.ts';
import { broadcast } from './broadcast.ts';
import { createFlight, type Flight } from './flight.ts';
import type { OutboxKind } from './outbox-kind.ts';
import type { SignedRow } from './outbox-row.ts';

/** The signed rows of a lane that are not done. */
export class Flights {
  readonly #open = new Map<number, Flight>();
  readonly #kinds: ReadonlyMap<string, OutboxKind>;
  readonly #rpc: RpcClient;
  readonly #wake: () => void;

  /** @param wake called whenever the node has answered */
  constructor(kinds: ReadonlyMap<string, OutboxKind>, rpc: RpcClient, wake: () => void) {
    this.#kinds = kinds;
    this.#rpc = rpc;
    this.#wake = wake;
  }

  add(row: SignedRow): Flight {
    const flight = createFlight(row, this.#kinds.get(row.kind));
    this.#open.set(row.id, flight);
    return flight;
  }

  remove(flight: Flight): void {
    this.#open.delete(flight.row.id);
  }

  isOpen(flight: Flight): boolean {
    return this.#open.get(flight.row.id) === flight;
  }

  list(): Flight[] {
    return [...this.#open.values()];
  }

  /** Those that are in no block yet. */
  listUnmined(): Flight[] {
    return this.list().filter((flight) => flight.minedAt === null);
  }

  /** Gives the stored bytes to the node and does not wait: the answer wakes the lane. */
  send(flight: Flight): void {
    flight.isSending = true;
    flight.isDue = false;
    flight.sentAtMs = performance.now();
    void this.#exchange(flight);
  }

  async #exchange(flight: Flight): Promise<void> {
    flight.answer = await broadcast(this.#rpc, flight.row.rawTransaction);
    flight.isSending = false;
    flight.isDue = true;
    this.#wake();
  }
}
