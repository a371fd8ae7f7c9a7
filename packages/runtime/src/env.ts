import { once } from 'node:events';

/** Variable of a process that the supervisor starts before it knows the others. */
export const AWAITS_ENVIRONMENT = 'AWAITS_ENVIRONMENT';

/** IPC message of the supervisor with the remaining variables of such a process. */
export interface EnvironmentMessage {
  readonly type: 'environment';
  readonly env: Readonly<Record<string, string>>;
}

/** Waits for the variables that this process was started without. Returns at once if there are none. */
export async function receiveEnvironment(): Promise<void> {
  if (process.env[AWAITS_ENVIRONMENT] === undefined) return;
  delete process.env[AWAITS_ENVIRONMENT];
  const [message] = (await once(process, 'message')) as [EnvironmentMessage];
  Object.assign(process.env, message.env);
}
