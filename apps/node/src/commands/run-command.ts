import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { EXIT_CONFIGURATION } from '@nova/runtime/run-service';
import { ConfigurationError } from '@nova/runtime/parse-env';
import type { GenesisConfig } from '../chain/genesis/genesis.ts';
import { besuGenesis, gethGenesis } from '../chain/genesis/genesis-file.ts';
import { curve } from '@nova/runtime/keys/secp256k1';
import { addressOfPublicKey } from '../crypto/address-of-public-key.ts';
import { hexToBytes } from '../encoding/hex.ts';
import { type Env, readCommandEnv } from '../env.ts';
import { EvidenceFolder } from '../follow/evidence.ts';
import { StoreError } from '../store/chain-store.ts';
import { CommandError, type Report } from './command.ts';
import { exportChain } from './export-chain.ts';
import { exportState } from './export-state.ts';
import { fetchChain } from './fetch-chain.ts';
import { importChain } from './import-chain.ts';
import { repairStore } from './repair-store.ts';
import { verifyChain } from './verify-chain.ts';

type Options = Record<string, string | boolean | undefined>;

interface Call {
  env: Env;
  options: Options;
  file: string | undefined;
  /** Reports progress to standard error, because standard output may be redirected to a file. */
  report: Report;
}

function numberOf(options: Options, name: string): number | undefined {
  const value = options[name];
  if (value === undefined) return undefined;
  if (typeof value !== 'string' || !/^\d+$/.test(value))
    throw new CommandError(`--${name} must be a block number.`);
  return Number(value);
}

function requireFile({ file }: Call, command: string): string {
  if (file === undefined) throw new CommandError(`Name a file: ${command} <file>.`);
  return file;
}

function validatorsOf({ options, env }: Call): Uint8Array[] {
  if (typeof options.validators === 'string') {
    const list = options.validators.split(',');
    const wrong = list.find((address) => !/^0x[0-9a-fA-F]{40}$/.test(address));
    if (wrong !== undefined) throw new CommandError(`--validators: ${wrong} is not an address.`);
    return list.map((address) => hexToBytes(address));
  }
  if (env.VALIDATOR_KEY === undefined)
    throw new CommandError('Pass --validators <addresses> or set VALIDATOR_KEY.');
  return [addressOfPublicKey(curve.publicKeyOf(hexToBytes(env.VALIDATOR_KEY)))];
}

function formatGenesis(call: Call, genesis: GenesisConfig): string {
  const engine = call.options.engine ?? 'geth';
  if (engine !== 'geth' && engine !== 'besu') throw new CommandError('--engine must be geth or besu.');
  const json = engine === 'besu' ? besuGenesis(genesis, validatorsOf(call)) : gethGenesis(genesis);
  return `${JSON.stringify(json, null, 2)}\n`;
}

function put(file: string | undefined, text: string): void {
  if (file === undefined) process.stdout.write(text);
  else writeFileSync(file, text);
}

const COMMANDS: Record<string, (call: Call) => Promise<void> | void> = {
  export: (call) => {
    const { env, options, report } = call;
    if (typeof options.node === 'string')
      return fetchChain(options.node, requireFile(call, 'export'), report);
    const [from, to] = [numberOf(options, 'from'), numberOf(options, 'to')];
    const range = { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
    return exportChain(env.NOVA_DATA_DIR, requireFile(call, 'export'), range, report);
  },
  import: async (call) => {
    const { env, report } = call;
    const keep = env.ARCHIVE ? Infinity : env.STATE_KEEP_BLOCKS;
    const { head, imported } = await importChain(
      env.NOVA_DATA_DIR,
      requireFile(call, 'import'),
      report,
      keep,
    );
    report(`${imported} blocks imported; the head is ${head}.`);
  },
  verify: async ({ env, report }) => {
    const { head, state } = await verifyChain(env.NOVA_DATA_DIR, report);
    report(
      `All ${head} blocks are valid; the state has ${state.accounts} accounts and ${state.slots} slots.`,
    );
  },
  repair: async ({ env, options, report }) => {
    const { head, lost } = await repairStore(env.NOVA_DATA_DIR, options['accept-loss'] === true, report);
    report(`The head is block ${head}${lost > 0 ? `; ${lost} acknowledged blocks are lost` : ''}.`);
  },
  evidence: ({ env, file }) =>
    put(file, `${JSON.stringify(new EvidenceFolder(env.NOVA_DATA_DIR).list(), null, 2)}\n`),
  genesis: (call) => {
    const { env, file } = call;
    if (env.GENESIS_DEPLOYER === undefined)
      throw new CommandError('Set GENESIS_DEPLOYER to the address that owns the supply.');
    const [validator] = validatorsOf(call);
    const coinbase = env.COINBASE === undefined ? validator! : hexToBytes(env.COINBASE);
    const deployer = hexToBytes(env.GENESIS_DEPLOYER);
    const { chainId } = env;
    const accounts = { deployer, validator: validator!, coinbase };
    put(file, formatGenesis(call, { chainId, ...accounts, hasStandardContracts: true }));
  },
  'export-state': async (call) => {
    const at = numberOf(call.options, 'at');
    const { genesis } = await exportState(call.env.NOVA_DATA_DIR, at, call.report);
    put(call.file, formatGenesis(call, withValidator(call, genesis)));
    call.report(`${genesis.allocation.length} accounts with 1,000,000,000 NAC.`);
  },
};

/** Replaces the validator, because a new network of our engine may have another one. */
function withValidator(call: Call, genesis: GenesisConfig): GenesisConfig {
  if (call.options.validators === undefined) return genesis;
  return { ...genesis, validator: validatorsOf(call)[0]! };
}

export function isCommand(name: string | undefined): name is string {
  return name !== undefined && Object.hasOwn(COMMANDS, name);
}

/**
 * Runs a command to completion. If a backup or restore started it, it ends with that process.
 * @returns the exit code
 */
export async function runCommand(name: string, args: string[]): Promise<number> {
  process.once('disconnect', () => process.exit(1));
  process.channel?.unref();
  const report: Report = (line) => void process.stderr.write(`${line}\n`);
  try {
    const string = { type: 'string' } as const;
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        from: string,
        to: string,
        at: string,
        engine: string,
        node: string,
        validators: string,
        'accept-loss': { type: 'boolean' },
      },
    });
    await COMMANDS[name]!({ env: readCommandEnv(), options: values, file: positionals[0], report });
    return 0;
  } catch (error) {
    const isExpected =
      error instanceof CommandError || error instanceof StoreError || error instanceof ConfigurationError;
    report(
      isExpected || !(error instanceof Error) ? (error as Error).message : (error.stack ?? error.message),
    );
    return isExpected ? EXIT_CONFIGURATION : 1;
  }
}
