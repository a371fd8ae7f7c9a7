import { CONTRACT_ERRORS } from '@nova/shared/contract/errors';
import { type Contract, verificationIdSchema } from '@nova/shared/contract/schemas';
import { AppError, COMMON_ERRORS } from '@nova/shared/errors';
import { addressSchema } from '@nova/shared/hex';
import type { Hex } from 'viem';
import type { ApiContext } from '../../http/api-context.ts';
import {
  type EtherscanAction,
  type EtherscanAnswer,
  type EtherscanCall,
  readParam,
} from '../../http/chain/etherscan-call.ts';
import { findCreation } from './creations.ts';
import { readEtherscanInput } from './etherscan-input.ts';
import { listContracts } from './etherscan-list.ts';
import { checkProxy, readProxyReceipt, toProxyReceipt } from './etherscan-proxy.ts';
import { toSourceItem, UNVERIFIED } from './etherscan-source.ts';
import { readContract } from './read-contract.ts';
import { readVerification } from './read-verification.ts';
import { requestVerification } from './request-verification.ts';

export type ContractActionName =
  | 'getabi'
  | 'getsourcecode'
  | 'verifysourcecode'
  | 'checkverifystatus'
  | 'getcontractcreation'
  | 'listcontracts'
  | 'verifyproxycontract'
  | 'checkproxyverification';

const CREATIONS_MAX = 5;
/** Kinds of proxies whose code contains only the implementation's address. */
const WITHOUT_OWN_CODE: ReadonlySet<string> = new Set(['eip1167', 'eip7702']);

/**
 * Returns the actions of Etherscan's module `contract`. Errors of the client are answered with status 0.
 * @throws AppError `rate_limited`, `unavailable`
 */
export function createContractActions(
  context: ApiContext,
): Readonly<Record<ContractActionName, EtherscanAction>> {
  return {
    getabi: answering(async (call) => {
      const { verification } = await readWithClone(context, readAddress(call, 'address'));
      return verification ? done(JSON.stringify(verification.abi)) : refused(UNVERIFIED);
    }),
    getsourcecode: answering(async (call) =>
      done([toSourceItem(await readWithClone(context, readAddress(call, 'address')))]),
    ),
    verifysourcecode: answering(async (call) => {
      const address = readAddress(call, 'contractaddress');
      const input = readEtherscanInput(call);
      return done(await requestVerification(context, address, input, call.clientAddress));
    }),
    checkverifystatus: answering(async (call) => {
      const id = verificationIdSchema.safeParse(readParam(call, 'guid'));
      return id.success ? readStatus(context, id.data) : refused('Invalid GUID');
    }),
    getcontractcreation: answering((call) =>
      listCreations(context, readParam(call, 'contractaddresses') ?? ''),
    ),
    listcontracts: answering((call) => listContracts(context.db, call)),
    verifyproxycontract: answering((call) => acceptProxy(context, call)),
    checkproxyverification: answering(async (call) => {
      const receipt = readProxyReceipt(readParam(call, 'guid'));
      return receipt ? checkProxy(context, receipt) : refused('Invalid GUID');
    }),
  };
}

function done(result: unknown): EtherscanAnswer {
  return { status: '1', message: 'OK', result };
}

function refused(result: unknown, message = 'NOTOK'): EtherscanAnswer {
  return { status: '0', message, result };
}

/** Answers errors of the client; rate limits and an unresponsive chain are handled for all modules alike. */
function answering(action: EtherscanAction): EtherscanAction {
  return async (call) => {
    try {
      return await action(call);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (error.code === COMMON_ERRORS.rateLimited || error.code === COMMON_ERRORS.unavailable) throw error;
      // Clients search for this exact message.
      if (error.code === CONTRACT_ERRORS.alreadyVerified) {
        return refused('Contract source code already verified');
      }
      if (error.code === CONTRACT_ERRORS.noContract) {
        return refused(`Unable to locate ContractCode at ${readParam(call, 'contractaddress')}`);
      }
      return refused(error.message);
    }
  };
}

function readAddress(call: EtherscanCall, name: string): Hex {
  return parseAddress(readParam(call, name));
}

function parseAddress(text: string | null): Hex {
  const parsed = addressSchema.safeParse(text);
  if (parsed.success) return parsed.data;
  throw new AppError(COMMON_ERRORS.invalidInput, { message: 'Invalid Address format' });
}

/**
 * Reads a contract, or the implementation of a clone, which has no sources of its own. A proxy does have its
 * own: if they were reported as known, the client could not verify them.
 */
async function readWithClone(context: ApiContext, address: Hex): Promise<Contract> {
  const contract = await readContract(context, address);
  const { verification, proxy } = contract;
  if (verification || !proxy || !WITHOUT_OWN_CODE.has(proxy.kind)) return contract;
  const implementation = await readContract(context, proxy.implementation);
  return { ...contract, verification: implementation.verification };
}

async function acceptProxy(context: ApiContext, call: EtherscanCall): Promise<EtherscanAnswer> {
  const proxy = readAddress(call, 'address');
  const isExpected = readParam(call, 'expectedimplementation') !== null;
  const expected = isExpected ? readAddress(call, 'expectedimplementation') : null;
  const { isContract } = await context.chain.getAccount(proxy);
  if (isContract === null) {
    throw new AppError(COMMON_ERRORS.unavailable, {
      message: "The chain node isn't responding. Try again later.",
    });
  }
  return isContract
    ? done(toProxyReceipt({ proxy, expected }))
    : refused(`Unable to locate ContractCode at ${proxy}`);
}

async function readStatus({ db }: ApiContext, id: string): Promise<EtherscanAnswer> {
  const { status, failure } = await readVerification(db, id);
  if (status === 'verified') return done('Pass - Verified');
  if (status === 'failed') return refused(`Fail - Unable to verify. ${failure?.message ?? ''}`.trim());
  return refused('Pending in queue');
}

async function listCreations({ db }: ApiContext, text: string): Promise<EtherscanAnswer> {
  const addresses = text.split(',').map((part) => parseAddress(part.trim()));
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
