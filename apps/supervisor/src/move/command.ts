import path from 'node:path';
import { parseArgs } from 'node:util';
import { NodeAwayError, RpcError } from '@nova/worker/lib/chain/rpc-client';
import { StoreError } from '@nova/node/store/chain-store';
import { ConfigurationError } from '@nova/runtime/parse-env';
import { EXIT_CONFIGURATION } from '@nova/runtime/run-service';
import { withDatabase } from '../backup/back-up.ts';
import { Progress } from '../console/progress.ts';
import { type Env, readEnv } from '../env.ts';
import { exportChain } from './export-chain.ts';
import { importChain, type ImportResult } from './import-chain.ts';
import { GENESIS_FILE, type MoveManifest } from './move-folder.ts';

export type MoveCommand = 'chain:export' | 'chain:import';

const FORMS: Readonly<Record<MoveCommand, string>> = {
  'chain:export': 'npm run chain:export -- <new folder>',
  'chain:import': 'npm run chain:import -- <folder> [--rpc <address of a validator>] [--dry-run]',
};

/**
 * Runs `npm run chain:export` and `npm run chain:import`, which move the embedded chain to another network.
 * @returns The exit code.
 */
export async function runMoveCommand(name: MoveCommand, args: readonly string[]): Promise<number> {
  const progress = new Progress();
  try {
    const call = parseMoveArguments(name, args);
    const env = readEnv();
    const text = await (name === 'chain:export'
      ? runExport(call, env, progress)
      : runImport(call, env, progress));
    progress.reportProgress(`\n${text}`);
    return 0;
  } catch (error) {
    const isExpected = isForOperator(error);
    const text =
      error instanceof Error ? (isExpected ? error.message : (error.stack ?? error.message)) : String(error);
    progress.reportProgress(`\n${text}\n`);
    return isExpected ? EXIT_CONFIGURATION : 1;
  }
}

const isForOperator = (error: unknown): boolean =>
  [ConfigurationError, StoreError, NodeAwayError, RpcError].some((kind) => error instanceof kind);

interface MoveCall {
  readonly folder: string;
  readonly rpcUrl: string | undefined;
  readonly isDryRun: boolean;
}

/**
 * Parses the arguments of a command.
 * @throws ConfigurationError with the form of the command
 */
export function parseMoveArguments(name: MoveCommand, args: readonly string[]): MoveCall {
  const wrong = new ConfigurationError(`Use this form:\n  ${FORMS[name]}`);
  const { values, positionals } = (() => {
    try {
      return parseArgs({
        args: [...args],
        allowPositionals: true,
        options: { rpc: { type: 'string' }, 'dry-run': { type: 'boolean' } },
      });
    } catch {
      throw wrong;
    }
  })();
  const [folder, ...more] = positionals;
  const hasOptions = Object.keys(values).length > 0;
  if (folder === undefined || more.length > 0 || (name === 'chain:export' && hasOptions)) throw wrong;
  return { folder: path.resolve(folder), rpcUrl: values.rpc, isDryRun: values['dry-run'] === true };
}

async function runExport({ folder }: MoveCall, env: Env, progress: Progress): Promise<string> {
  const manifest = await exportChain(folder, { dataDir: env.NOVA_DATA_DIR, progress });
  const { accounts, contracts, slots, block } = manifest;
  return `  Exported     block ${block.number}: ${accounts} accounts, ${contracts} of them contracts with ${slots} slots
  Next         nova-cometbft network --genesis ${path.join(folder, GENESIS_FILE)} --out <folder> --hosts <addresses>
               Start its validators, then run npm run chain:import -- ${folder} --rpc <address of a validator>
  Do not start this Nova before: its node would seal blocks that the export does not contain.`;
}

async function runImport(
  { folder, rpcUrl, isDryRun }: MoveCall,
  env: Env,
  progress: Progress,
): Promise<string> {
  const url = rpcUrl ?? env.CHAIN_RPC_URL?.[0];
  if (url === undefined)
    throw new ConfigurationError(
      'Name a validator of the new network: --rpc <address>, or set CHAIN_RPC_URL.',
    );
  const result = await withDatabase(env, (databaseUrl) =>
    importChain(folder, { rpcUrl: url, databaseUrl, dataDir: env.NOVA_DATA_DIR, isDryRun, progress }),
  );
  return describeImport(result, isDryRun);
}

function describeImport({ manifest, first, wasMoved }: ImportResult, isDryRun: boolean): string {
  const { block } = manifest satisfies MoveManifest;
  if (wasMoved) return `  The move after block ${block.number} is already recorded. Everything is equal.`;
  if (isDryRun) return '  Everything is equal. Nothing was changed; run it again without --dry-run.';
  return `  Moved        block ${first.number}, ${first.hash}, follows block ${block.number} of the old chain
  Next         set CHAIN_RPC_URL and CHAIN_WS_URL to the validators, and start api and worker
  Never start the old node for them again: it would continue the old chain.`;
}
