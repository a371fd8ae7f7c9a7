import type { Logger } from '@nova/runtime/logger';

/** Conditions that need an operator's attention. Each is one row of the metric `nova_worker_alarm`. */
export type AlarmName =
  | 'reorg_too_deep'
  | 'operation_failed'
  | 'operation_waits'
  | 'operation_stuck'
  | 'signer_out_of_gas'
  | 'signer_failing'
  | 'node_away'
  | 'node_behind'
  | 'job_failing'
  | 'mail_not_sent'
  | 'books_differ'
  | 'refund_due'
  | 'approval_due'
  | 'bridge_failing';

/** Active alarms. Raising an alarm that is already active has no effect. */
export class Alarms {
  readonly #logger: Logger;
  readonly #standing = new Map<string, AlarmName>();

  constructor(logger: Logger) {
    this.#logger = logger;
  }

  /**
   * @param subject What the alarm is about (a lane, a row); one name may be active for several subjects.
   */
  raise(name: AlarmName, subject: string, message: string, details: Record<string, unknown> = {}): void {
    const key = `${name} ${subject}`;
    if (this.#standing.has(key)) return;
    this.#standing.set(key, name);
    this.#logger.error({ alarm: name, subject, ...details }, message);
  }

  clear(name: AlarmName, subject: string): void {
    if (this.#standing.delete(`${name} ${subject}`))
      this.#logger.info({ alarm: name, subject }, 'alarm is over');
  }

  /** Returns the number of active alarms by name. */
  count(): Map<AlarmName, number> {
    const counts = new Map<AlarmName, number>();
    for (const name of this.#standing.values()) counts.set(name, (counts.get(name) ?? 0) + 1);
    return counts;
  }
}
