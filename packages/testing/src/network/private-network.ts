import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
const BRIDGES = '/sys/class/net';
const PREFIX = 'nova-';
/** Number of subnets of 10.97.0.0/16 that are tried. */
const SUBNETS = 250;
const END_TIMEOUT_MS = 10_000;
const POLL_MS = 20;

/** A machine of a private network: a network namespace with one connection to the bridge. */
export interface PrivateMachine {
  /** Name of the namespace: `ip netns exec <name> …` runs a program in it. */
  readonly name: string;
  readonly address: string;
  /** Returns the command that runs a program on this machine under the same process ID. */
  wrap(program: string, args: readonly string[]): readonly [program: string, args: string[]];
  /** Disconnects the machine, as if its cable was pulled. Its processes continue. */
  cutOff(): Promise<void>;
  /** Connects it again. */
  heal(): Promise<void>;
  /** Moves a second address to this machine from whichever machine has it, as keepalived does. */
  takeOver(address: string): Promise<void>;
  /** Ends all processes of the machine at once without cleanup, like a power failure. */
  killAll(): Promise<void>;
}

/** Network namespaces behind a bridge of this machine, with addresses that this machine can reach. */
export interface PrivateNetwork {
  /** Number of the subnet: 10.97.<number>.0/24. */
  readonly subnet: number;
  addressOf(host: number): string;
  /** Adds a machine. @param name short and unique in this network @param host last part of its address */
  addMachine(name: string, host: number): Promise<PrivateMachine>;
  /** Ends all processes in the namespaces and removes namespaces and bridge. */
  close(): Promise<void>;
}

/** Returns why this machine cannot create network namespaces, or null if it can. */
export async function findNamespaceProblem(): Promise<string | null> {
  if (process.platform !== 'linux') return 'network namespaces exist only on Linux';
  if (process.getuid?.() !== 0) return 'network namespaces need root';
  const probe = `${PREFIX}probe-${process.pid}`;
  try {
    await ip('netns', 'add', probe);
    await ip('netns', 'del', probe);
    return null;
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    return isMissing ? '`ip` (iproute2) is not installed' : 'this machine forbids network namespaces';
  }
}

/**
 * Creates a private network. Networks of processes that were killed are removed before.
 * @param subnet number of an earlier network whose addresses are stored somewhere; any free one by default
 * @throws Error if another process uses that subnet, or all subnets
 */
export async function openPrivateNetwork(subnet?: number): Promise<PrivateNetwork> {
  await removeStaleNetworks();
  const wanted = subnet === undefined ? Array.from({ length: SUBNETS }, (_, index) => index + 1) : [subnet];
  for (const number of wanted) {
    const bridge = `${PREFIX}${number}`;
    if (!(await hasCreated(bridge))) continue;
    await ip('link', 'set', bridge, 'alias', await ownerOf(process.pid));
    await ip('addr', 'add', `10.97.${number}.1/24`, 'dev', bridge);
    await ip('link', 'set', bridge, 'up');
    return createNetwork(number, bridge);
  }
  throw new Error(
    subnet === undefined
      ? 'All private networks of Nova are in use on this machine.'
      : `Another process uses the network ${PREFIX}${subnet}. Stop it and try again.`,
  );
}

/** Returns false if the bridge exists. */
async function hasCreated(bridge: string): Promise<boolean> {
  try {
    await ip('link', 'add', bridge, 'type', 'bridge');
    return true;
  } catch (error) {
    if (error instanceof Error && error.message.includes('File exists')) return false;
    throw error;
  }
}

function createNetwork(subnet: number, bridge: string): PrivateNetwork {
  const machines: PrivateMachine[] = [];
  const addressOf = (host: number) => `10.97.${subnet}.${host}`;
  return {
    subnet,
    addressOf,
    addMachine: async (name, host) => {
      const machine = await addMachine(bridge, `${bridge}-${name}`, addressOf(host), machines);
      machines.push(machine);
      return machine;
    },
    close: () => removeNetwork(bridge),
  };
}

async function addMachine(
  bridge: string,
  name: string,
  address: string,
  machines: readonly PrivateMachine[],
): Promise<PrivateMachine> {
  await ip('netns', 'add', name);
  await ip('link', 'add', name, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', name);
  await ip('-n', name, 'link', 'set', 'lo', 'up');
  await ip('-n', name, 'addr', 'add', `${address}/24`, 'dev', 'eth0');
  await ip('-n', name, 'link', 'set', 'eth0', 'up');
  await ip('link', 'set', name, 'master', bridge, 'up');
  return {
    name,
    address,
    wrap: (program, args) => ['ip', ['netns', 'exec', name, program, ...args]],
    cutOff: () => ip('link', 'set', name, 'down'),
    heal: () => ip('link', 'set', name, 'up'),
    takeOver: async (shared) => {
      for (const machine of machines)
        await ip('-n', machine.name, 'addr', 'del', `${shared}/24`, 'dev', 'eth0').catch(() => undefined);
      await ip('-n', name, 'addr', 'add', `${shared}/24`, 'dev', 'eth0');
      // Others still send to the former machine; keepalived announces the change with a gratuitous ARP.
      await ip('neigh', 'flush', 'dev', bridge, 'to', shared);
    },
    killAll: () => killAll(name),
  };
}

async function removeStaleNetworks(): Promise<void> {
  for (const { name, owner } of await listBridges()) {
    // One without an owner is being created.
    if (owner === '') continue;
    const pid = Number(owner.split(' ')[0]);
    if (owner !== (await ownerOf(pid))) await removeNetwork(name);
  }
}

async function removeNetwork(bridge: string): Promise<void> {
  const { stdout } = await run('ip', ['netns', 'list']);
  const names = stdout.split('\n').map((line) => line.split(' ')[0]!);
  for (const name of names.filter((each) => each.startsWith(`${bridge}-`))) {
    await killAll(name);
    // A deleted namespace takes its connection along some time later, and the name could not be used until then.
    await ip('link', 'del', name).catch(() => undefined);
    await ip('netns', 'del', name);
  }
  await ip('link', 'del', bridge);
}

async function killAll(namespace: string): Promise<void> {
  const deadline = Date.now() + END_TIMEOUT_MS;
  for (;;) {
    const { stdout } = await run('ip', ['netns', 'pids', namespace]);
    const pids = stdout.split('\n').filter((line) => line !== '');
    if (pids.length === 0) return;
    if (Date.now() > deadline)
      throw new Error(`The processes ${pids.join(', ')} in ${namespace} do not end.`);
    for (const pid of pids) kill(Number(pid));
    await sleep(POLL_MS);
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Lists the bridges of all Novas on this machine with their owners. */
async function listBridges(): Promise<{ name: string; owner: string }[]> {
  const names = (await readdir(BRIDGES)).filter((name) => /^nova-\d+$/.test(name));
  return Promise.all(
    names.map(async (name) => ({
      name,
      owner: (await readFile(`${BRIDGES}/${name}/ifalias`, 'utf8')).trim(),
    })),
  );
}

/** Identifies a process by its ID and start, because IDs are used again. */
async function ownerOf(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return `${pid} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? 'ended'}`;
}

async function ip(...args: string[]): Promise<void> {
  await run('ip', args);
}
