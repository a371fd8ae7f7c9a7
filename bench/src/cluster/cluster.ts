import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describeParts } from './parts.ts';
import { type Cluster, startCluster } from './start-cluster.ts';
import { findNginx } from './start-nginx.ts';

const dataDir = path.resolve(process.env.NOVA_DATA_DIR ?? '.nova-cluster');
/** Reads a variable that has the meaning it has for `npm start`. */
const numberOf = (name: string) => {
  const text = process.env[name];
  return text === undefined || text === '' ? undefined : Number(text);
};

/** Starts a Nova on four validators with two copies of each process, and runs until it is stopped. */
async function main(): Promise<void> {
  console.log('Starting four validators, PostgreSQL with a replica, MinIO, two apis and two workers …');
  const starting = startCluster(dataDir, findNginx(), 'validators', {
    sitePort: numberOf('PORT'),
    rateLimitFactor: numberOf('RATE_LIMIT_FACTOR'),
    recoveryDelaySeconds: numberOf('RECOVERY_DELAY_SECONDS'),
  });
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      console.log('Stopping …');
      void starting.then((cluster) => cluster.close()).then(() => process.exit(0));
    });
  }
  const cluster = await starting;
  const siteUrl = cluster.url.replace('127.0.0.1', 'localhost');
  const { databaseUrl, rpcUrl, wsUrl } = cluster;
  // Tests read from it where to connect; only the owner may, because the address contains the password.
  const addresses = JSON.stringify({ siteUrl, databaseUrl, rpcUrl, wsUrl });
  await writeFile(path.join(dataDir, 'addresses.json'), addresses, { mode: 0o600 });
  for (const line of describeParts(cluster.listParts())) console.log(line);
  for (const line of explain(cluster, siteUrl)) console.log(line);
}

function explain({ nginx, validators, networkProblem }: Cluster, siteUrl: string): string[] {
  const [first] = validators;
  const site = nginx
    ? `Open ${siteUrl}.`
    : `nginx is not installed (Debian: \`apt-get install nginx-light\`), so open the api at ${siteUrl}.`;
  const network =
    networkProblem === null
      ? [
          `Each validator, each database and MinIO runs in a network namespace (\`ip netns list\`); 10.97.… are its addresses.`,
          `Cut off ${first!.name} with \`ip link set ${first!.machineName} down\`, and heal it with \`… up\`.`,
        ]
      : [`Validators, databases and MinIO share this machine's network: ${networkProblem}.`];
  return [
    '',
    site,
    ...network,
    'The chain keeps running after `kill -9` of one validator and stops after two.',
    'Stop with Ctrl+C.',
  ];
}

await main();
