import { timelockAbi } from '@nova/abi/timelock';
import type { DeployedContracts } from '@nova/shared/chain/deployment';
import { AppError } from '@nova/shared/errors';
import { hashSchema } from '@nova/shared/hex';
import { type Hex, type PublicClient, keccak256, stringToHex, zeroHash } from 'viem';
import { DEPLOY_ERRORS } from './deploy-errors.ts';
import { type DescribedCall, composeCall } from './safe-arguments.ts';
import { findNamedContract } from './safe-contracts.ts';

/** Actions of the Safe, with the arguments of each. */
export const SAFE_STEPS = {
  'approve-purchase': '<reservation id> <recipient> <phase> <USDT units>',
  execute: '<id of a step at the timelock>',
  cancel: '<id of a step at the timelock>',
  pause: '<contract>',
  unpause: '<contract>',
  grant: '<contract> <role> <address>',
  revoke: '<contract> <role> <address>',
  call: '<contract> <function> <arguments…>',
} as const;

/** Sources for looking up a step. */
interface StepSource {
  client: PublicClient;
  contracts: DeployedContracts;
}

/**
 * Returns the call for a step.
 * @throws AppError `invalid_call` if the arguments are invalid.
 */
export async function composeSafeStep(
  source: StepSource,
  [step = '', ...words]: readonly string[],
): Promise<DescribedCall> {
  const of = (name: string) => findNamedContract(source.contracts, name);
  const usage = SAFE_STEPS[step as keyof typeof SAFE_STEPS];
  if (usage === undefined) throw unreadable(`There is no step ${step}`);
  const [first = '', second = '', ...rest] = words;
  const wanted = usage.split(/> </).length;
  if (step === 'call' ? words.length < 2 : words.length !== wanted) throw unreadable(`${step} ${usage}`);
  switch (step) {
    case 'approve-purchase':
      return composeCall(of('Presale'), 'approvePurchase', words);
    case 'execute':
      return composeExecution(source, first);
    case 'cancel':
      return composeCall(of('Timelock'), 'cancel', words);
    case 'pause':
    case 'unpause':
      return composeCall(of(first), step, []);
    case 'grant':
    case 'revoke': {
      const role = second === 'DEFAULT_ADMIN_ROLE' ? zeroHash : keccak256(stringToHex(second));
      const call = composeCall(of(first), `${step}Role`, [role, ...rest]);
      return { ...call, text: `${call.text} = ${second}` };
    }
    default:
      return composeCall(of(first), second, rest);
  }
}

/** The timelock stores only the hash of an operation; its calls are in the event of its scheduling. */
async function composeExecution({ client, contracts }: StepSource, word: string): Promise<DescribedCall> {
  const timelock = findNamedContract(contracts, 'Timelock');
  const id = hashSchema.safeParse(word).data;
  if (id === undefined) throw unreadable(`${word} is not the ID of a step`);
  const { address } = timelock;
  const fromBlock = BigInt(contracts.Timelock!.deployedAtBlock);
  const range = { address, abi: timelockAbi, args: { id }, fromBlock } as const;
  const scheduled = await client.getContractEvents({ ...range, eventName: 'CallScheduled', strict: true });
  const newest = scheduled.at(-1);
  if (!newest) throw unreadable(`The timelock has no step ${id}`);
  if (newest.args.index > 0n) throw unreadable(`${id} is a batch of calls; execute it with executeBatch`);
  const salts = await client.getContractEvents({ ...range, eventName: 'CallSalt', strict: true });
  const salt: Hex = salts.at(-1)?.args.salt ?? zeroHash;
  const { target, value, data, predecessor } = newest.args;
  return composeCall(timelock, 'execute', [target, value.toString(), data, predecessor, salt]);
}

function unreadable(text: string): AppError {
  const steps = Object.entries(SAFE_STEPS).map(([name, words]) => `  ${name} ${words}`);
  return new AppError(DEPLOY_ERRORS.invalidCall, {
    message: `${text}. A step is one of:\n${steps.join('\n')}`,
  });
}
