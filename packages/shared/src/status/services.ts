/**
 * Services of the health check, in the order of requirement 220: the table of phases, `/robots.txt`, the
 * chain ID through the gateway, and Energy Points.
 */
export const STATUS_SERVICES = ['presale_phases', 'website', 'nova_rpc', 'energy_points'] as const;
export type StatusService = (typeof STATUS_SERVICES)[number];

/** A request of the health check; any 2xx response within a second is a success. */
export interface StatusProbe {
  readonly path: string;
  readonly method: 'GET' | 'HEAD' | 'POST';
  readonly body?: unknown;
}

/** The same four requests are made by the browser and the worker. Source: requirement 220. */
export const STATUS_PROBES: Readonly<Record<StatusService, StatusProbe>> = {
  presale_phases: { path: '/rest/v1/presale_phases?select=id&limit=1', method: 'GET' },
  website: { path: '/robots.txt', method: 'HEAD' },
  nova_rpc: {
    path: '/functions/v1/nova-rpc',
    method: 'POST',
    body: { jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] },
  },
  energy_points: {
    path: '/functions/v1/energy-points',
    method: 'POST',
    body: { action: 'get_action_types' },
  },
};
