import { createRoute } from '@hono/zod-openapi';
import { CHAIN_ID } from '@nova/shared/chain/constants';
import { VERIFY_BODY_MAX_BYTES } from '@nova/shared/contract/constants';
import { API_KEY_ERRORS } from '@nova/shared/api-key/errors';
import { AppError, COMMON_ERRORS } from '@nova/shared/errors';
import { PAGE_LIMIT_MAX } from '@nova/shared/pagination';
import type { Context } from 'hono';
import { z } from 'zod';
import type { ApiContext } from '../../http/api-context.ts';
import { createRouter, type ApiEnv, type ApiRouter } from '../../http/api-router.ts';
import { readClientSignal } from '../../http/requests/client-signal.ts';
import { jsonAnswer } from '../../http/requests/describe.ts';
import { type EtherscanCall, type EtherscanModule, readParam } from '../../http/chain/etherscan-call.ts';
import { readLimitedBody } from '../../http/limits/limit-bodies.ts';
import { identifyKey } from '../../http/access/identify-key.ts';
import { clientOf, RATE_RULES, consumeRate } from '../../http/limits/rate-limit.ts';
import { readText } from '../../http/requests/read-json.ts';
import { createAccountActions } from './account-actions.ts';
import { answerError, EtherscanError } from './answers.ts';
import { createBlockActions } from './block-actions.ts';
import { createGasActions } from './gas-actions.ts';
import { createLogActions } from './log-actions.ts';
import { createNametagActions } from './nametag-actions.ts';
import { WINDOW_MAX } from './params.ts';
import { answerProxy, type ForwardCall } from './proxy.ts';
import { createStatsActions } from './stats-actions.ts';
import { createTokenActions } from './token-actions.ts';
import { createTransactionActions } from './transaction-actions.ts';

/** Functions of other features that this feature requires. */
export interface EtherscanDependencies {
  /** Module `contract`: verification and sources. */
  readonly contract: EtherscanModule;
  /** The JSON-RPC gateway, for module `proxy`. */
  readonly forward: ForwardCall;
}

/** Etherscan's message: clients wait and retry when they read "rate limit". */
const RATE_LIMITED = 'Max rate limit reached, please use API Key for higher rate limit';

const LISTS: ReadonlySet<string> = new Set([
  'txlist',
  'txlistinternal',
  'tokentx',
  'tokennfttx',
  'token1155tx',
  'getlogs',
  'getminedblocks',
  'addresstokenbalance',
  'addresstokennftbalance',
  'addresstokennftinventory',
  'tokenholderlist',
  'topholders',
  'tokenlist',
  'listcontracts',
]);
/** Actions that aggregate all blocks of a week, or many transfers, which takes a fraction of a second. */
const COUNTED: ReadonlySet<string> = new Set([
  'dailyavgblocksize',
  'dailyavggaslimit',
  'dailynetutilization',
  'dailyavggasprice',
  'tokenbalancehistory',
  'tokensupplyhistory',
]);
const LIST_COST_MAX = 20;
const COUNTED_COST = 100;
/**
 * The first path serves tools of Etherscan's version 1, the second those of version 2, which name the chain.
 */
const PATHS = ['/api', '/v2/api'] as const;
/** Path where tools of version 2 find the chains of a server. */
const CHAINS_PATH = '/v2/chainlist';

const chainsSchema = z.object({
  comments: z.string(),
  totalcount: z.int(),
  result: z.array(
    z.object({
      chainname: z.string(),
      chainid: z.string(),
      blockexplorer: z.string(),
      apiurl: z.string(),
      status: z.int(),
      comment: z.string(),
    }),
  ),
});
const chainsRoute = createRoute({
  method: 'get',
  path: CHAINS_PATH,
  tags: ['etherscan'],
  summary: 'List the chains of the Etherscan-compatible API, version 2',
  responses: { 200: jsonAnswer('The chain of this server.', chainsSchema) },
});

const DESCRIPTION =
  'Modules and actions: account (balance, balancemulti, balancehistory, tokenbalance, tokenbalancehistory, tokenlist, ' +
  'txlist, txlistinternal, tokentx, tokennfttx, token1155tx, getminedblocks, txsBeaconWithdrawal, fundedby, ' +
  'addresstokenbalance, addresstokennftbalance, addresstokennftinventory), block ' +
  '(getblocknobytime, getblockreward, getblockcountdown, getblocktxnscount), transaction (getstatus, gettxreceiptstatus), ' +
  'logs (getLogs), contract (getabi, getsourcecode, getcontractcreation, listcontracts, verifysourcecode, ' +
  'checkverifystatus, verifyproxycontract, checkproxyverification), token (tokeninfo, tokenholderlist, tokenholdercount, ' +
  'topholders), ' +
  'gastracker (gasoracle), nametag (getaddresstag), stats (ethsupply, ethsupply2, tokensupply, tokensupplyhistory, nodecount, dailytx, dailynewaddress, dailygasused, ' +
  'dailytxnfee, dailyblkcount, dailyblockrewards, dailyuncleblkcount, dailyavgblocktime, dailyavgblocksize, ' +
  'dailyavggaslimit, dailynetutilization, dailyavggasprice) and proxy (eth_…). Pass parameters in the query string or as ' +
  'form data. Numbers are returned as decimal strings, and as JSON numbers where Etherscan does so. Errors have `status` 0 ' +
  'and a message in `result`; an empty list has `status` 0 and says so in `message`.';

/**
 * Creates the route `/api?module=&action=`, also at `/v2/api`, for tools that support Etherscan's API. As on
 * Etherscan, the status is always 200.
 */
export function createEtherscanRoutes(
  context: ApiContext,
  { contract, forward }: EtherscanDependencies,
): ApiRouter {
  const router = createRouter();
  describeRoutes(router);
  const modules: Readonly<Record<string, EtherscanModule>> = {
    account: createAccountActions(context),
    block: createBlockActions(context),
    transaction: createTransactionActions(context),
    logs: createLogActions(context),
    stats: createStatsActions(context),
    token: createTokenActions(context),
    gastracker: createGasActions(context),
    nametag: createNametagActions(context),
    contract,
  };
  router.on(['GET', 'POST'], [...PATHS], async (c) => {
    try {
      await identifyKey(context, c, 'etherscan');
      await consumeRate(context, RATE_RULES.reads, clientOf(c));
      await readLimitedBody(context, c);
      const call = await readCall(c);
      const cost = costOf(call);
      if (cost > 0) await consumeRate(context, RATE_RULES.reads, clientOf(c), cost);
      return c.json(await answerCall(modules, forward, call), 200);
    } catch (error) {
      return c.json(toError(error), 200);
    }
  });
  router.openapi(chainsRoute, (c) => c.json(listChains(context.config.publicOrigins[0]!), 200));
  return router;
}

function listChains(origin: string): z.infer<typeof chainsSchema> {
  const chain = {
    chainname: 'Nova',
    chainid: String(CHAIN_ID),
    blockexplorer: `${origin}/`,
    apiurl: `${origin}/v2/api?chainid=${CHAIN_ID}`,
    // Etherscan's word for a chain without problems.
    status: 1,
    comment: '',
  };
  return { comments: '', totalcount: 1, result: [chain] };
}

/**
 * Returns the cost of a list: the number of our pages it spans, so that five full lists per second are
 * allowed.
 */
function costOf(call: EtherscanCall): number {
  const action = readParam(call, 'action')?.toLowerCase() ?? '';
  if (COUNTED.has(action)) return COUNTED_COST - 1;
  if (!LISTS.has(action)) return 0;
  const rows = Number(readParam(call, 'offset')) || WINDOW_MAX;
  return Math.min(LIST_COST_MAX, Math.ceil(rows / PAGE_LIMIT_MAX)) - 1;
}

async function answerCall(
  modules: Readonly<Record<string, EtherscanModule>>,
  forward: ForwardCall,
  call: EtherscanCall,
): Promise<object> {
  const chainId = readParam(call, 'chainid');
  if (chainId !== null && chainId !== String(CHAIN_ID)) {
    throw new EtherscanError(`Missing or unsupported chainid parameter: this chain is ${CHAIN_ID}`);
  }
  const name = readParam(call, 'module')?.toLowerCase() ?? '';
  if (name === 'proxy') {
    const answer = await answerProxy(forward, call);
    if (answer !== null) return answer;
    throw new EtherscanError('Error! Missing Or invalid Action name');
  }
  const module = Object.hasOwn(modules, name) ? modules[name] : undefined;
  if (!module) throw new EtherscanError('Error! Missing Or invalid Module name');
  const action = readParam(call, 'action')?.toLowerCase() ?? '';
  const answer = Object.hasOwn(module, action) ? module[action] : undefined;
  if (!answer) throw new EtherscanError('Error! Missing Or invalid Action name');
  return answer(call);
}

/** Reads the parameters of query and body; the body takes precedence. */
async function readCall(c: Context<ApiEnv>): Promise<EtherscanCall> {
  const body = c.req.method === 'POST' ? await readBody(c) : {};
  return {
    params: { ...c.req.query(), ...body },
    clientAddress: c.var.clientAddress,
    signal: readClientSignal(c),
  };
}

async function readBody(c: Context<ApiEnv>): Promise<Record<string, string>> {
  const text = await readText(c, VERIFY_BODY_MAX_BYTES);
  if (!c.req.header('content-type')?.includes('json')) {
    return Object.fromEntries(new URLSearchParams(text));
  }
  const body = z.record(z.string(), z.unknown()).safeParse(parseJson(text));
  if (!body.success) throw new EtherscanError('Error! Invalid body');
  return Object.fromEntries(
    Object.entries(body.data).map(([key, value]) => [
      key,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Converts an error of the client or a rate limit into a response. @throws every other error */
function toError(error: unknown): object {
  if (error instanceof EtherscanError) return answerError(error.result, error.statusMessage);
  if (!(error instanceof AppError)) throw error;
  if (error.code === COMMON_ERRORS.rateLimited) return answerError(RATE_LIMITED);
  // The text that Etherscan's clients know.
  if (error.code === API_KEY_ERRORS.unknown) return answerError('Invalid API Key');
  return answerError(`Error! ${error.message}`);
}

function describeRoutes(router: ApiRouter): void {
  const query = z.object({
    module: z.enum([
      'account',
      'block',
      'transaction',
      'logs',
      'stats',
      'token',
      'gastracker',
      'nametag',
      'contract',
      'proxy',
    ]),
    action: z.string(),
    chainid: z.string().optional(),
  });
  const answer = z.union([
    z.object({ status: z.enum(['0', '1']), message: z.string(), result: z.unknown() }),
    z.looseObject({ jsonrpc: z.literal('2.0') }),
  ]);
  for (const path of PATHS) {
    for (const method of ['get', 'post'] as const) {
      router.openAPIRegistry.registerPath({
        method,
        path,
        tags: ['etherscan'],
        summary: `Call the Etherscan-compatible API${path === '/v2/api' ? ', version 2' : ''}`,
        description: DESCRIPTION,
        request: { query },
        responses: { 200: jsonAnswer('The result. Errors are also returned with status 200.', answer) },
      });
    }
  }
}
