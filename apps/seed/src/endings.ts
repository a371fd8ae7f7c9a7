/** The product rejected the request for a documented reason: the seed skips this step and continues. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(`${code}: ${message}`);
    this.status = status;
    this.code = code;
  }
}

/** Nova does not respond despite retries. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
}

/** The user pressed Ctrl-C, so no new step starts. */
export class Stopped extends Error {
  override readonly name = 'Stopped';

  constructor() {
    super('stopped');
  }
}
