import type { Env } from '../env.ts';

/** A port that a process of `npm start` listens on because a variable says so. */
export interface ConfiguredPort {
  readonly variable: string;
  readonly port: number;
  readonly host: string;
  /** Variable that sets the host. */
  readonly hostVariable?: 'HOST' | 'NODE_HOST';
}

/** The variables that assign ports. */
type PortSettings = Pick<
  Env,
  'HOST' | 'PORT' | 'NODE_HOST' | 'NODE_PORT' | 'METRICS_PORT' | 'WORKER_HEALTH_PORT' | 'CHAIN_RPC_URL'
>;

/** Lists the ports that the environment assigns. All others are any free ones. */
export function listPorts(env: PortSettings): ConfiguredPort[] {
  const site = { variable: 'PORT', port: env.PORT, host: env.HOST, hostVariable: 'HOST' } as const;
  const node = { host: env.NODE_HOST, hostVariable: 'NODE_HOST' } as const;
  const ports: (Omit<ConfiguredPort, 'port'> & { port: number | undefined })[] = [
    site,
    // Another chain has its own.
    ...(env.CHAIN_RPC_URL === undefined
      ? [
          { variable: 'NODE_PORT', port: env.NODE_PORT, ...node } as const,
          { variable: 'METRICS_PORT', port: env.METRICS_PORT, ...node } as const,
        ]
      : []),
    { variable: 'WORKER_HEALTH_PORT', port: env.WORKER_HEALTH_PORT, host: '127.0.0.1' },
  ];
  return ports.flatMap(({ port: number, ...rest }) =>
    number === undefined ? [] : [{ ...rest, port: number }],
  );
}

/** Returns each variable that assigns the port of an earlier one. */
export function findSharedPorts(env: PortSettings): { variable: string; other: string }[] {
  const isAny = (name: string) => name === '0.0.0.0' || name === '::';
  const ports = listPorts(env);
  return ports.flatMap((each, index) => {
    const other = ports
      .slice(0, index)
      .find(
        (earlier) =>
          earlier.port === each.port &&
          (earlier.host === each.host || isAny(earlier.host) || isAny(each.host)),
      );
    return other === undefined ? [] : [{ variable: each.variable, other: other.variable }];
  });
}
