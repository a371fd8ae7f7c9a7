import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startCluster } from './start-cluster.ts';
import { findNginx } from './start-nginx.ts';

const dataDir = path.resolve(process.env.NOVA_DATA_DIR ?? '.nova-cluster');
/** Reads a variable that has the meaning it has for `npm start`. */
const numberOf = (name: string) => {
  const text = process.env[name];
  return text === undefined || text === '' ? undefined : Number(text);
};

/** Starts a Nova on four validators with two copies of each process, and runs until it is stopped. */
async function main(): Promise<void> {
  const nginx = findNginx();
  console.log('Starting four validators, PostgreSQL with a replica, two apis and two workers …');
  const starting = startCluster(dataDir, nginx, 'validators', {
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
  const { rpcUrl, wsUrl } = cluster;
  // Tests read from it where to connect further processes.
  await writeFile(path.join(dataDir, 'addresses.json'), JSON.stringify({ siteUrl, rpcUrl, wsUrl }));
  const lines = [
    ['website', `${siteUrl}${nginx ? '' : '  served by api 1, because nginx is not installed'}`],
    ...cluster.apis.map(({ name, healthUrl, pid }) => [name, `${new URL(healthUrl).origin}  pid ${pid()}`]),
    ...cluster.workers.map(({ name, healthUrl, pid }) => [name, `${healthUrl}  pid ${pid()}`]),
    ...cluster.validators.map(({ name, rpcUrl, dir, pid }) => [name, `${rpcUrl}  pid ${pid}  ${dir}`]),
    ['database', path.join(dataDir, 'postgres')],
    ['replica', path.join(dataDir, 'postgres-replica')],
    ['log', path.join(dataDir, 'processes.log')],
  ] as const;
  for (const [name, place] of lines) console.log(`  ${name.padEnd(9)} ${place}`);
  console.log(
    '\nStop with Ctrl+C. The chain keeps running after `kill -9` of one validator and stops after two.',
  );
}

await main();
