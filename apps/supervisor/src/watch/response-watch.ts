const CHECK_EVERY_MS = 5_000;
/**
 * Long enough for a busy machine, and shorter than the minute after which the alert `ProcessDown` of
 * docs/examples/monitoring pages someone.
 */
const SILENCE_MAX_MS = 30_000;
/** A check that is later than this says nothing: the machine was suspended, or is too busy to check. */
const LATE_AFTER_MS = 1_000;

/**
 * Asks a process at intervals whether it responds, and reports one that has been silent for too long. Only
 * the time between checks that were made on time counts: while this process did not run either, such as on a
 * suspended or overloaded machine, the other one is not to blame.
 */
export class ResponseWatch {
  readonly #timer: NodeJS.Timeout;
  #silentMs = 0;

  /**
   * @param check sends a question; each answer must be reported with `hearResponse`
   * @param onSilent called once, with the silence in milliseconds
   */
  constructor(options: {
    readonly check: () => void;
    readonly onSilent: (silentMs: number) => void;
    readonly everyMs?: number;
    readonly silenceMaxMs?: number;
    readonly now?: () => number;
  }) {
    const { everyMs = CHECK_EVERY_MS, silenceMaxMs = SILENCE_MAX_MS, now = Date.now } = options;
    let checkedAt = now();
    options.check();
    this.#timer = setInterval(() => {
      const passedMs = now() - checkedAt;
      checkedAt += passedMs;
      if (passedMs >= 0 && passedMs <= everyMs + LATE_AFTER_MS) this.#silentMs += passedMs;
      if (this.#silentMs < silenceMaxMs) return options.check();
      this.stop();
      options.onSilent(this.#silentMs);
    }, everyMs);
  }

  /** Ends the silence. */
  hearResponse(): void {
    this.#silentMs = 0;
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
