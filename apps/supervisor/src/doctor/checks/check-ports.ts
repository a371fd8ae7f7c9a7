import { toReachable } from '../../child-env.ts';
import { requireFreePort } from '../../ports.ts';
import { failure, type Finding, ok, warning } from '../finding.ts';
import { readChain } from '../read-chain.ts';
import type { Listener, Setup } from '../setup.ts';

const TIMEOUT_MS = 3_000;

/** Checks whether each port is free or already served by a healthy Nova. */
export function checkPorts({ listeners }: Setup): Promise<Finding[]> {
  return Promise.all(listeners.map(checkPort));
}

async function checkPort(listener: Listener): Promise<Finding> {
  const { variable, host, port, kind } = listener;
  const name = `${variable} ${port}`;
  if (port === 0) return ok('ports', `${variable} takes any free port.`);
  const refusal = await requireFreePort({ variable, host, port }).then(
    () => null,
    (error: Error) => error.message,
  );
  if (refusal === null) return ok('ports', `${name} is free.`);
  const address = `http://${toReachable(host)}:${port}`;
  const state = await request(kind, address).catch(() => null);
  if (state === true) return ok('ports', `${name} is in use by a running Nova.`);
  if (state === false)
    return warning(
      'ports',
      `${name} is in use by a Nova that reports a problem.`,
      `See ${address}${PATHS[kind]}.`,
    );
  return failure(
    'ports',
    refusal.includes('taken')
      ? `${name} on ${host} is taken by another program.`
      : `${name} cannot be used on ${host}.`,
    `Stop it, or choose another port with ${variable}.`,
  );
}

const PATHS = { api: '/readyz', worker: '/healthz', metrics: '/metrics', node: '' } as const;

/** Returns whether the Nova that answers is healthy; null or an error if another program answers. */
async function request(kind: Listener['kind'], address: string): Promise<boolean | null> {
  if (kind === 'node') return readChain(address).then(() => true);
  const response = await fetch(`${address}${PATHS[kind]}`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  const text = await response.text();
  if (kind === 'metrics') return text.includes('nova_head_number') ? true : null;
  return text.includes(kind === 'api' ? '"checks"' : '"jobs"') ? response.ok : null;
}
