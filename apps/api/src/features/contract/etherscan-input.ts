import { toInputError } from '../../http/api-router.ts';
import { type EtherscanCall, readParam } from '../../http/chain/etherscan-call.ts';
import { type VerifyRequest, verifyRequestSchema } from '@nova/shared/contract/schemas';
import { AppError, COMMON_ERRORS } from '@nova/shared/errors';

const STANDARD_JSON = 'solidity-standard-json-input';
const VYPER_JSON = 'vyper-json';
const SINGLE_FILE = 'solidity-single-file';
const LIBRARIES_MAX = 10;

/**
 * Converts the parameters of `verifysourcecode` into a request of our API.
 * @throws AppError `invalid_input`
 */
export function readEtherscanInput(call: EtherscanCall): VerifyRequest {
  const format = readParam(call, 'codeformat') ?? SINGLE_FILE;
  if (format !== STANDARD_JSON && format !== SINGLE_FILE && format !== VYPER_JSON) {
    refuse(`codeformat: only ${SINGLE_FILE}, ${STANDARD_JSON} and ${VYPER_JSON} are supported.`);
  }
  const contract = readParam(call, 'contractname');
  const target = {
    compiler: readParam(call, 'compilerversion') ?? '',
    ...(contract === null ? {} : { contract }),
  };
  const sources = format !== SINGLE_FILE ? { input: readInput(call) } : readSingle(call);
  const request = verifyRequestSchema.safeParse({ ...target, ...sources });
  if (!request.success) throw toInputError(request.error);
  return request.data;
}

function readInput(call: EtherscanCall): unknown {
  // Etherscan's format wraps the JSON in a second pair of braces.
  const text = (readParam(call, 'sourceCode') ?? '').replace(/^\{(\{[^]*\})\}$/, '$1');
  try {
    return JSON.parse(text);
  } catch {
    return refuse('sourceCode: it is not JSON.');
  }
}

function readSingle(call: EtherscanCall): Record<string, unknown> {
  const libraries: [string, string][] = [];
  for (let at = 1; at <= LIBRARIES_MAX; at++) {
    const [name, address] = [readParam(call, `libraryname${at}`), readParam(call, `libraryaddress${at}`)];
    if (name !== null && address !== null) libraries.push([name, address]);
  }
  const runs = readParam(call, 'runs');
  const evmVersion = readParam(call, 'evmversion')?.toLowerCase() ?? 'default';
  return {
    // Not trimmed, because leading and trailing whitespace changes the metadata hash.
    source: findSource(call),
    optimizer: {
      enabled: readParam(call, 'optimizationUsed') === '1',
      ...(runs === null ? {} : { runs: Number(runs) }),
    },
    ...(evmVersion === 'default' ? {} : { evmVersion }),
    ...(libraries.length > 0 ? { libraries: Object.fromEntries(libraries) } : {}),
  };
}

function findSource({ params }: EtherscanCall): string {
  return Object.entries(params).find(([name]) => name.toLowerCase() === 'sourcecode')?.[1] ?? '';
}

function refuse(message: string): never {
  throw new AppError(COMMON_ERRORS.invalidInput, { message });
}
