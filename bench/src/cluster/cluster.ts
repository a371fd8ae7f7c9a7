import path from 'node:path';
import { describeParts } from './parts.ts';
import { type Cluster, startCluster } from './start-cluster.ts';
import { findNginx } from './start-nginx.ts';

const dataDir = path.resolve(process.env.NOVA_DATA_DIR ?? '.nova-cluster');

/** Starts a Nova on four validators with two copies of each process, and runs until it is stopped. */
async function main(): Promise<void> {
  console.log('Starting four validators, PostgreSQL with a replica, MinIO, two apis and two workers …');
  const cluster = await startCluster(dataDir, findNginx(), 'validators');
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      console.log('Stopping …');
      void cluster.close().then(() => process.exit(0));
    });
  }
  for (const line of describeParts(cluster.listParts())) console.log(line);
  for (const line of explain(cluster)) console.log(line);
}

function explain({ url, nginx, validators, networkProblem }: Cluster): string[] {
  const [first] = validators;
  const site = nginx
    ? `Open ${url}.`
    : `nginx is not installed (Debian: \`apt-get install nginx-light\`), so open the api at ${url}.`;
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
