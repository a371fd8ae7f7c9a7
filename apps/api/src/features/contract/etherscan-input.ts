import { toInputError } from '../../http/api-router.ts';
import { type VerifyRequest, verifyRequestSchema } from '@nova/shared/contract/schemas';
import { AppError, COMMON_ERRORS } from '@nova/shared/errors';

type Params = Readonly<Record<string, string>>;

const STANDARD_JSON = 'solidity-standard-json-input';
const SINGLE_FILE = 'solidity-single-file';
const LIBRARIES_MAX = 10;

/** What `verifysourcecode` is sent, as our own request. @throws AppError `invalid_input` */
export function readEtherscanInput(params: Params): VerifyRequest {
  const { codeformat = SINGLE_FILE, compilerversion = '', contractname } = params;
  if (codeformat !== STANDARD_JSON && codeformat !== SINGLE_FILE) {
    refuse(`codeformat: only ${SINGLE_FILE} and ${STANDARD_JSON} are supported.`);
  }
  const target = { compiler: compilerversion, ...(contractname ? { contract: contractname } : {}) };
  const sources = codeformat === STANDARD_JSON ? { input: readInput(params) } : readSingle(params);
  const request = verifyRequestSchema.safeParse({ ...target, ...sources });
  if (!request.success) throw toInputError(request.error);
  return request.data;
}

function readInput({ sourceCode = '' }: Params): unknown {
  // Etherscan's own form wraps it in a second pair of braces.
  const text = sourceCode.trim().replace(/^\{(\{[^]*\})\}$/, '$1');
  try {
    return JSON.parse(text);
  } catch {
    return refuse('sourceCode: it is not JSON.');
  }
}

function readSingle(params: Params): Record<string, unknown> {
  const { sourceCode = '', optimizationUsed, runs, evmversion = '' } = params;
  const libraries: [string, string][] = [];
  for (let at = 1; at <= LIBRARIES_MAX; at++) {
    const [name, address] = [params[`libraryname${at}`], params[`libraryaddress${at}`]];
    if (name && address) libraries.push([name, address]);
  }
  return {
    source: sourceCode,
    optimizer: { enabled: optimizationUsed === '1', ...(runs ? { runs: Number(runs) } : {}) },
    ...(['', 'default'].includes(evmversion.toLowerCase()) ? {} : { evmVersion: evmversion.toLowerCase() }),
    ...(libraries.length > 0 ? { libraries: Object.fromEntries(libraries) } : {}),
  };
}

function refuse(message: string): never {
  throw new AppError(COMMON_ERRORS.invalidInput, { message });
}
