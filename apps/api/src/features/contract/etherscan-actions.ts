import { CONTRACT_ERRORS } from '@nova/shared/contract/errors';
import { type Contract, verificationIdSchema } from '@nova/shared/contract/schemas';
import { AppError, COMMON_ERRORS } from '@nova/shared/errors';
import { addressSchema } from '@nova/shared/hex';
import type { ApiContext } from '../../http/api-context.ts';
import { findCreation } from './creations.ts';
import { readEtherscanInput } from './etherscan-input.ts';
import { toSourceItem, UNVERIFIED } from './etherscan-source.ts';
import { readContract } from './read-contract.ts';
import { readVerification } from './read-verification.ts';
import { requestVerification } from './request-verification.ts';

/** A call of `/api?module=contract`: query and body together. */
export interface EtherscanCall {
  readonly params: Readonly<Record<string, string>>;
  readonly clientAddress: string;
}

/** An answer in Etherscan's shape. */
export interface EtherscanAnswer {
  readonly status: '0' | '1';
  readonly message: string;
  readonly result: unknown;
}

export type ContractActionName =
  | 'getabi'
  | 'getsourcecode'
  | 'verifysourcecode'
  | 'checkverifystatus'
  | 'getcontractcreation';
type Action = (call: EtherscanCall) => Promise<EtherscanAnswer>;

const CREATIONS_MAX = 5;

/**
 * The actions of Etherscan's module `contract`. What a client got wrong is an answer with status 0.
 * @throws AppError `rate_limited`, `unavailable`
 */
export function createContractActions(context: ApiContext): Readonly<Record<ContractActionName, Action>> {
  return {
    getabi: answering(async ({ params }) => {
      const contract = await readContract(context, readAddress(params['address']));
      const abi = contract.verification?.abi ?? contract.proxy?.abi;
      return abi ? done(JSON.stringify(abi)) : refused(UNVERIFIED);
    }),
    getsourcecode: answering(async ({ params }) => {
      const contract = await readContract(context, readAddress(params['address']));
      return done([toSourceItem(await withSourcesOfClone(context, contract))]);
    }),
    verifysourcecode: answering(async ({ params, clientAddress }) => {
      const address = readAddress(params['contractaddress']);
      return done(await requestVerification(context, address, readEtherscanInput(params), clientAddress));
    }),
    checkverifystatus: answering(async ({ params }) => {
      const id = verificationIdSchema.safeParse(params['guid']);
      return id.success ? readStatus(context, id.data) : refused('Invalid GUID');
    }),
    getcontractcreation: answering(({ params }) => listCreations(context, params['contractaddresses'] ?? '')),
  };
}

function done(result: unknown): EtherscanAnswer {
  return { status: '1', message: 'OK', result };
}

function refused(result: unknown, message = 'NOTOK'): EtherscanAnswer {
  return { status: '0', message, result };
}

/** Ours to explain are the faults of the client; limits and a chain that is away are everybody's. */
function answering(action: Action): Action {
  return async (call) => {
    try {
      return await action(call);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (error.code === COMMON_ERRORS.rateLimited || error.code === COMMON_ERRORS.unavailable) throw error;
      // The words that clients look for.
      if (error.code === CONTRACT_ERRORS.alreadyVerified)
        return refused('Contract source code already verified');
      return refused(error.message);
    }
  };
}

function readAddress(text: string | undefined): `0x${string}` {
  const parsed = addressSchema.safeParse(text);
  if (parsed.success) return parsed.data;
  throw new AppError(COMMON_ERRORS.invalidInput, { message: 'Invalid Address format' });
}

/** A clone has no sources; those of its implementation are what a client asks for. */
async function withSourcesOfClone(context: ApiContext, contract: Contract): Promise<Contract> {
  const { verification, proxy } = contract;
  if (verification || proxy?.kind !== 'eip1167') return contract;
  const implementation = await readContract(context, proxy.implementation);
  return { ...contract, verification: implementation.verification };
}

async function readStatus({ db }: ApiContext, id: string): Promise<EtherscanAnswer> {
  const { status, failure } = await readVerification(db, id);
  if (status === 'verified') return done('Pass - Verified');
  if (status === 'failed') return refused(`Fail - Unable to verify. ${failure?.message ?? ''}`.trim());
  return refused('Pending in queue');
}

async function listCreations({ db }: ApiContext, text: string): Promise<EtherscanAnswer> {
  const addresses = text.split(',').map((part) => readAddress(part.trim()));
  if (addresses.length > CREATIONS_MAX) return refused(`At most ${CREATIONS_MAX} addresses`);
  const known = await Promise.all(addresses.map((address) => findCreation(db, address)));
  const items = known.flatMap((creation) => (creation ? [toCreationItem(creation)] : []));
  return items.length > 0 ? done(items) : refused(null, 'No data found');
}

function toCreationItem(creation: NonNullable<Awaited<ReturnType<typeof findCreation>>>) {
  return {
    contractAddress: creation.address,
    contractCreator: creation.creator,
    txHash: creation.transactionHash,
    blockNumber: String(creation.blockNumber),
    timestamp: String(Math.floor(Date.parse(creation.timestamp) / 1000)),
    contractFactory: creation.factory ?? '',
    creationBytecode: creation.initCode ?? '',
  };
}
