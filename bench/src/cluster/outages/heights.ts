import { setTimeout as sleep } from 'node:timers/promises';
import { tryRequest } from '@nova/testing/engines/engine-process';
import type { Validator } from '@nova/testing/engines/start-validators';

const TIMEOUT_MS = 90_000;
const POLL_MS = 200;

/** Returns the newest block of a validator; -1 if it does not answer. */
export async function heightOf({ rpcUrl }: Validator): Promise<number> {
  return Number((await tryRequest(rpcUrl, 'eth_blockNumber')) ?? -1);
}

/** Returns the newest block that any of the validators has. */
export const highestOf = async (validators: readonly Validator[]): Promise<number> =>
  Math.max(...(await Promise.all(validators.map(heightOf))));

/** Resolves when a validator has a block. @throws Error after the timeout */
export async function untilHeight(validator: Validator, height: number): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS;
  while ((await heightOf(validator)) < height) {
    if (Date.now() > deadline)
      throw new Error(`${validator.name} did not reach block ${height} within ${TIMEOUT_MS / 1000} s`);
    await sleep(POLL_MS);
  }
}
