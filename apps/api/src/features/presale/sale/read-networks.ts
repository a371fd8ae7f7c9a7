import type { ClientNetworks } from '@nova/shared/networks';
import type { ApiContext } from '../../../http/api-context.ts';
import { toClientNetworks } from '../../../http/limits/client-networks.ts';

/** The networks that limits on open payments count on; null where limits are switched off. */
export function readNetworks(
  { config }: Pick<ApiContext, 'config'>,
  clientAddress: string,
): ClientNetworks | null {
  return config.rateLimitFactor === 0 ? null : toClientNetworks(config.userHashPepper, clientAddress);
}
