import type { ClientNetworks } from '@nova/shared/networks';
import type { ApiContext } from '../../../http/api-context.ts';
import { toClientNetworks } from '../../../http/limits/client-networks.ts';

/** Returns the networks for limits on open payments; null if limits are disabled. */
export function readNetworks(
  { config }: Pick<ApiContext, 'config'>,
  clientAddress: string,
): ClientNetworks | null {
  return config.rateLimitFactor === 0 ? null : toClientNetworks(config.userHashPepper, clientAddress);
}
