import { parseArgs } from 'node:util';
import { safeL2Abi } from '@nova/abi/safe-l2';
import { AppError } from '@nova/shared/errors';
import { hexSchema } from '@nova/shared/hex';
import {
  type Abi,
  BaseError,
  type Hex,
  type PublicClient,
  createPublicClient,
  decodeErrorResult,
  http,
  parseEventLogs,
} from 'viem';
import { connectChain, sendAndWait } from './chain-connection.ts';
import { DEPLOY_ERRORS } from './deploy-errors.ts';
import { readDeployment } from './deployment-file.ts';
import { readSafeEnv } from './env.ts';
import type { DescribedCall } from './safe-arguments.ts';
import { composeSafeStep, SAFE_STEPS } from './safe-calls.ts';
import { type OwnerSignature, gatherSignatures, readOwnerKeys, readSafe } from './safe-signatures.ts';
import { encodeSafeExecution, hashSafeCall, joinSignatures } from './safe-transaction.ts';

type SafeEnv = ReturnType<typeof readSafeEnv>;
type Write = (line: string) => void;

/**
 * Runs `npm run safe`: prepares a transaction of the Safe, signs it with the available owners' keys, and
 * with `--execute` sends it once enough owners have signed.
 * @returns The exit code. An error is printed as one sentence.
 */
export async function runSafe(
  args: readonly string[],
  source: NodeJS.ProcessEnv,
  write: Write = console.log,
): Promise<number> {
  try {
    const { values, positionals } = readOptions(args);
    if (positionals.length === 0) {
      for (const [step, words] of Object.entries(SAFE_STEPS)) write(`npm run safe -- ${step} ${words}`);
      return 0;
    }
    await prepare(readSafeEnv(source), positionals, values, write);
    return 0;
  } catch (error) {
    write(error instanceof Error ? error.message : String(error));
    return 1;
  }
}

function readOptions(args: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      signature: { type: 'string', multiple: true, default: [] },
      nonce: { type: 'string' },
      execute: { type: 'boolean', default: false },
    },
  });
  const { nonce, execute, signature } = values;
  if (nonce !== undefined && !/^\d+$/.test(nonce)) throw new Error('--nonce needs a number.');
  const signatures = signature.map((word) => {
    const parsed = hexSchema.safeParse(word);
    if (parsed.success && parsed.data.length === 132) return parsed.data;
    throw new Error('--signature needs 0x and 130 hex digits.');
  });
  return {
    values: { signatures, nonce: nonce === undefined ? undefined : BigInt(nonce), execute },
    positionals,
  };
}

type SafeOptions = ReturnType<typeof readOptions>['values'];

async function prepare(
  env: SafeEnv,
  words: readonly string[],
  options: SafeOptions,
  write: Write,
): Promise<void> {
  const client = createPublicClient({ transport: http(env.rpcUrl) });
  const { hash: genesisHash } = await client.getBlock({ blockTag: 'earliest' });
  const contracts = readDeployment(env.deploymentsDir, env.chainId, genesisHash)?.contracts;
  if (!contracts?.Safe) {
    throw new AppError(DEPLOY_ERRORS.deploymentStale, {
      message: `${env.deploymentsDir} contains no Safe of the chain ${genesisHash}. Copy its file there, or set NOVA_DATA_DIR to its folder.`,
    });
  }
  const { address } = contracts.Safe;
  const call = await composeSafeStep({ client, contracts }, words);
  const { owners, threshold, nonce: next } = await readSafe(client, address);
  const nonce = options.nonce ?? next;
  // Only the next transaction is simulated, because a later one may depend on the effects of those before
  // it.
  if (nonce === next) await tryCall(client, address, call);
  const safe = { address, chainId: env.chainId, nonce, owners };
  const keys = await readOwnerKeys(env.ownerKeys, env.keystores, env.keystorePassword);
  const signed = await gatherSignatures(safe, call, { signatures: options.signatures, keys });
  write(call.text);
  write(`  Safe ${address}, transaction ${nonce}`);
  write(`  to   ${call.to}`);
  write(`  data ${call.data}`);
  write(`  hash ${hashSafeCall(safe, call)}`);
  for (const { owner, signature } of signed) write(`  --signature ${signature}   by ${owner}`);
  write(`  ${signed.length} of ${threshold} signatures`);
  if (!options.execute) return;
  if (signed.length < threshold) {
    throw new AppError(DEPLOY_ERRORS.signaturesMissing, {
      message: `The Safe needs ${threshold} signatures. Let other owners run the same command, and add theirs with --signature.`,
    });
  }
  const senderKey = env.senderKey ?? keys[0];
  if (senderKey === undefined)
    throw new Error('Set SAFE_SENDER_KEY to the key of the account that pays for gas.');
  await execute(env, { address, call, senderKey, signed: signed.slice(0, threshold) }, write);
}

/** Simulates the call, so that a failure is reported before an owner signs it. */
async function tryCall(client: PublicClient, account: Hex, call: DescribedCall): Promise<void> {
  try {
    await client.call({ account, to: call.to, data: call.data });
  } catch (cause) {
    throw new AppError(DEPLOY_ERRORS.callRefused, {
      message: `${call.text} would fail: ${explainFailure(cause, call.abi)}`,
      cause,
    });
  }
}

/** Returns the contract's error with name and arguments, if it has one. */
function explainFailure(cause: unknown, abi: Abi): string {
  if (!(cause instanceof BaseError)) return String(cause);
  const reverted = cause.walk((each) => 'data' in (each as object)) as { data?: unknown } | null;
  const data = hexSchema.safeParse(reverted?.data);
  if (!data.success) return cause.shortMessage;
  try {
    const { errorName, args } = decodeErrorResult({ abi, data: data.data });
    return `${errorName}(${(args ?? []).map(String).join(', ')})`;
  } catch {
    return cause.shortMessage;
  }
}

async function execute(
  { rpcUrl, chainId }: SafeEnv,
  proposal: { address: Hex; call: DescribedCall; senderKey: Hex; signed: readonly OwnerSignature[] },
  write: Write,
): Promise<void> {
  const { address, call, senderKey, signed } = proposal;
  const { chain } = await connectChain(rpcUrl, chainId, senderKey);
  const data = encodeSafeExecution(call, joinSignatures(signed));
  const receipt = await sendAndWait(chain, { to: address, data });
  const { logs, status, transactionHash } = receipt;
  const done = parseEventLogs({ abi: safeL2Abi, logs, eventName: 'ExecutionSuccess' });
  if (status !== 'success' || done.length === 0) {
    throw new AppError(DEPLOY_ERRORS.callRefused, {
      message: `The Safe did not execute it. See transaction ${transactionHash} for the reason.`,
    });
  }
  write(`  done in block ${receipt.blockNumber}, transaction ${transactionHash}`);
}
