import type { JobSession } from '../lib/exclusive-job.ts';
import { checkSilent, SILENCE_MS } from './check-silent.ts';
import { FILL_NONCE } from './fill-nonce.ts';
import { Flights } from './flights.ts';
import type { LaneOptions } from './lane-options.ts';
import { type LaneState, readNextNonce } from './lane-state.ts';
import { OutboxStore } from './outbox-store.ts';
import { readAnswers } from './read-answers.ts';
import { settleFlights } from './settle-flights.ts';
import { type QueueState, readRoom, takeQueued } from './take-queued.ts';

/** Bounds how long a lost wake could last. */
const IDLE_MS = 5_000;

/** One lane of the outbox: queued rows are signed, stored, sent, and ended when the chain has them. */
export class Lane {
  readonly #state: LaneState;
  #wasAway = false;
  #checkedAtMs = performance.now();

  private constructor(state: LaneState) {
    this.#state = state;
  }

  /** Takes the lane over as it is stored: what was signed is asked for first, and sent again if the chain lacks it. */
  static async open({ client }: JobSession, options: LaneOptions, wake: () => void): Promise<Lane> {
    const { genesisHash } = await options.verifyChain();
    const known = [...(await options.loadKinds(genesisHash)), FILL_NONCE];
    const kinds = new Map(known.map((kind) => [kind.kind, kind]));
    const store = new OutboxStore(client, options.lane);
    const flights = new Flights(kinds, options.rpc, wake);
    const nextNonce = await readNextNonce(store, options);
    const state = { options, store, kinds, flights, wake, nextNonce };
    for (const row of await store.listSigned()) flights.add(row);
    await settleFlights(state);
    for (const flight of flights.listUnmined()) flights.send(flight);
    return new Lane(state);
  }

  /** New heads may hold what is under way. */
  noteHead(): void {
    for (const flight of this.#state.flights.listUnmined()) flight.isDue = true;
  }

  noteNodeAway(): void {
    this.#wasAway = true;
  }

  /** One turn. Answers how long there is nothing to do unless woken, in milliseconds. */
  async advance(): Promise<number> {
    if (this.#wasAway) {
      // The node may have come back with another state, or as another node.
      await this.#state.options.verifyChain();
      this.#wasAway = false;
    }
    const queue = await takeQueued(this.#state, this.#nowSeconds());
    await readAnswers(this.#state);
    await settleFlights(this.#state);
    if (performance.now() - this.#checkedAtMs >= SILENCE_MS) {
      this.#checkedAtMs = performance.now();
      await checkSilent(this.#state);
    }
    return this.#findDelay(queue);
  }

  async #findDelay(queue: QueueState): Promise<number> {
    const { store, kinds, flights, options } = this.#state;
    if (queue === 'more') return 0;
    // Rows may have ended since the window was found full.
    if (queue === 'full') return readRoom(flights) > 0 ? 0 : SILENCE_MS;
    const due = await store.findNextDue([...kinds.keys()], this.#nowSeconds());
    const untilDue = due === null ? IDLE_MS : due * 1000 - options.clock();
    const untilCheck = flights.list().length > 0 ? SILENCE_MS : IDLE_MS;
    return Math.max(0, Math.min(untilDue, untilCheck));
  }

  #nowSeconds(): number {
    return Math.floor(this.#state.options.clock() / 1000);
  }
}
