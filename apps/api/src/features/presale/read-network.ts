import type { ApiContext } from '../../http/api-context.ts';
import { toClientNetworks } from '../../http/client-networks.ts';

/** The network that limits on open payments count on; null where limits are switched off. */
export function readNetwork({ config }: Pick<ApiContext, 'config'>, clientAddress: string): string | null {
  return config.rateLimitFactor === 0 ? null : toClientNetworks(config.userHashPepper, clientAddress).network;
}
