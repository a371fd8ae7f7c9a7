// Starts the processes of a release one by one, with the commands and the order of compose.yaml.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { privateKeyToAddress } from 'viem/accounts';
import { openRoleLogin } from '../../packages/db/src/roles.ts';
import { findFreePort } from '../../packages/db/src/embedded/free-port.ts';
import { startPostgres } from '../../packages/db/src/embedded/start-postgres.ts';

const READY_MAX_MS = 120_000;
const KEYS = ['DEPLOYER_KEY', 'ATTESTOR_KEY', 'OPERATOR_KEY', 'GAS_KEY', 'CURATOR_KEY', 'PAUSER_KEY'];

/**
 * Starts PostgreSQL, node, migration, deployment, worker and two apis, and requests a page of a wallet from
 * both.
 * @param {string} release Folder of the release.
 * @param {string} dataDir Folder for all stored data.
 * @returns {Promise<{failure: string | null}>} Null if every request succeeded.
 */
export async function runSeparately(release, dataDir) {
  const postgres = await startPostgres({ dataDir: path.join(dataDir, 'postgres'), isDurable: false });
  const run = new Processes(release);
  try {
    await startServices(run, dataDir, postgres.url);
    return { failure: null };
  } catch (error) {
    return { failure: error.message };
  } finally {
    await run.endAll();
    await postgres.stop();
  }
}

async function startServices(run, dataDir, ownerUrl) {
  const keys = Object.fromEntries(KEYS.map((name) => [name, `0x${randomBytes(32).toString('hex')}`]));
  const [nodePort, healthPort, ...apiPorts] = await findFreePorts(4);
  const chainUrl = `127.0.0.1:${nodePort}`;
  const chain = { CHAIN_RPC_URL: `http://${chainUrl}`, CHAIN_WS_URL: `ws://${chainUrl}` };
  const secrets = { USER_HASH_PEPPER: randomBytes(24).toString('hex') };

  run.start('node', {
    NOVA_DATA_DIR: path.join(dataDir, 'chain'),
    NODE_PORT: String(nodePort),
    VALIDATOR_KEY: `0x${randomBytes(32).toString('hex')}`,
    GENESIS_DEPLOYER: privateKeyToAddress(keys.DEPLOYER_KEY),
    COINBASE: privateKeyToAddress(keys.OPERATOR_KEY),
  });
  await run.finish('migrate', { DATABASE_URL: ownerUrl });
  const workerUrl = await openRoleLogin(ownerUrl, 'worker', randomBytes(16).toString('hex'));
  const apiUrl = await openRoleLogin(ownerUrl, 'api', randomBytes(16).toString('hex'));
  await run.untilAnswers(chain.CHAIN_RPC_URL, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] }),
  });
  const deployments = path.join(dataDir, 'deployments');
  const owners = Array.from({ length: 5 }, () => privateKeyToAddress(`0x${randomBytes(32).toString('hex')}`));
  const launchAt = String(Math.floor(Date.now() / 1_000));
  await run.finish('deploy', {
    ...chain,
    ...keys,
    NOVA_DATA_DIR: deployments,
    SAFE_OWNERS: owners.join(','),
    LAUNCH_AT: launchAt,
    PUBLIC_ORIGIN: `http://127.0.0.1:${apiPorts[0]}`,
  });
  const { DEPLOYER_KEY: _, ...laneKeys } = keys;
  const files = { STORAGE_DIR: path.join(dataDir, 'files') };
  run.start('worker', {
    ...chain,
    ...laneKeys,
    ...files,
    ...secrets,
    NOVA_DATA_DIR: deployments,
    DATABASE_URL: workerUrl,
    WORKER_HEALTH_PORT: String(healthPort),
    PUBLIC_ORIGIN: `http://127.0.0.1:${apiPorts[0]}`,
  });
  await run.untilAnswers(`http://127.0.0.1:${healthPort}/healthz`);
  for (const port of apiPorts) {
    run.start('api', {
      ...chain,
      ...files,
      ...secrets,
      DATABASE_URL: apiUrl,
      PORT: String(port),
      SESSION_SECRET: randomBytes(24).toString('hex'),
      ADMIN_TOKEN: randomBytes(24).toString('hex'),
    });
    await run.untilAnswers(`http://127.0.0.1:${port}/readyz`);
    await run.untilAnswers(`http://127.0.0.1:${port}/explorer`);
  }
}

async function findFreePorts(count) {
  const ports = new Set();
  while (ports.size < count) ports.add(await findFreePort());
  return [...ports];
}

/** The processes of one run, each with its last output. */
class Processes {
  #release;
  #all = [];

  constructor(release) {
    this.#release = release;
  }

  start(command, env) {
    const child = spawn(process.execPath, ['nova.mjs', command], {
      cwd: this.#release,
      env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
    });
    const started = { command, child, output: '' };
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => (started.output = (started.output + chunk).slice(-2_000)));
    this.#all.push(started);
    return started;
  }

  /** Runs a command that exits by itself. */
  async finish(command, env) {
    const started = this.start(command, env);
    const [code] = await once(started.child, 'exit');
    if (code !== 0) throw new Error(`${command} exited with code ${code}: ${started.output}`);
  }

  async untilAnswers(url, init) {
    for (const endsAt = Date.now() + READY_MAX_MS; Date.now() < endsAt;) {
      const response = await fetch(url, init).catch(() => null);
      if (response?.ok) return;
      this.#throwIfEnded();
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
    const last = this.#all.at(-1);
    throw new Error(`${url} did not respond; the last output of ${last.command}: ${last.output}`);
  }

  #throwIfEnded() {
    const ended = this.#all.find(({ child }) => child.exitCode !== null && child.exitCode !== 0);
    if (ended !== undefined)
      throw new Error(`${ended.command} exited with code ${ended.child.exitCode}: ${ended.output}`);
  }

  /** Stops the processes in reverse order of their start. */
  async endAll() {
    for (const { child } of this.#all.toReversed()) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
  }
}
