import { CHAIN_ID } from '@nova/shared/chain/constants';
import { AppError, COMMON_ERRORS } from '@nova/shared/errors';
import { getAddress } from 'viem';
import { z } from 'zod';
import type { ApiContext } from '../../../http/api-context.ts';
import type { ApiRouter } from '../../../http/api-router.ts';
import { readClientSignal } from '../../../http/requests/client-signal.ts';
import { parseInput } from '../../../http/requests/read-json.ts';
import type { VerifyRequest } from '@nova/shared/contract/schemas';
import { verifyRequestSchema } from '@nova/shared/contract/schemas';
import type { KnownSources } from '../find-sources.ts';
import { findOwnSources } from './own-sources.ts';
import { oldBodySchema, readOldBody, type OldBody } from './read-files.ts';
import { readMetadataFiles } from './read-metadata-files.ts';
import { serveSourcify } from './serve-sourcify.ts';
import { requireAddress, requireChain, toOldStatus, toSafePath } from './sourcify-names.ts';
import { verifyAndWait } from './verify-and-wait.ts';

/** Maximum number of addresses of one check: each one reads code from the chain. */
const ADDRESSES_MAX = 20;

const NOT_FOUND = 'Files have not been found!';

const resultSchema = z.object({
  result: z.array(
    z.object({ address: z.string(), chainId: z.string(), status: z.enum(['perfect', 'partial']) }),
  ),
});
const fileSchema = z.object({ name: z.string(), path: z.string(), content: z.string() });
const checkQuery = z.object({ addresses: z.string().max(1_000), chainIds: z.string().max(200) });
const statusSchema = z.enum(['perfect', 'partial', 'false']);
const pathParams = z.object({ chain: z.string().max(20), address: z.string().max(100) });

/** Adds version 1 of Sourcify's API, which Hardhat's plugin uses. */
export function serveOldSourcify(context: ApiContext, router: ApiRouter): void {
  serveVerify(context, router);
  serveChecks(context, router);
  serveFiles(context, router);
}

function serveVerify(context: ApiContext, router: ApiRouter): void {
  const readers = {
    '': ({ files, chosenContract }: OldBody) => readMetadataFiles(files, chosenContract),
    '/verify': ({ files, chosenContract }: OldBody) => readMetadataFiles(files, chosenContract),
    '/verify/solc-json': readSolcJson,
  };
  for (const [path, read] of Object.entries(readers)) {
    serveSourcify(router, {
      method: 'post',
      path,
      summary: 'Submit the sources of a contract and wait for the result (Sourcify, version 1)',
      description:
        'Send the metadata of the contract and its sources, a build info of Hardhat or Foundry, or, to ' +
        '`/verify/solc-json`, a standard JSON input; as JSON or as a form with files.',
      body: oldBodySchema,
      answers: { 200: resultSchema },
      handle: async (c) => {
        const body = await readOldBody(c);
        requireChain(body.chain);
        const address = requireAddress(body.address);
        const { clientAddress } = c.var;
        const signal = readClientSignal(c);
        const match = await verifyAndWait(context, { address, request: read(body), clientAddress }, signal);
        const item = { address: getAddress(address), chainId: String(CHAIN_ID), status: toOldStatus(match) };
        return { status: 200, body: { result: [item] } };
      },
    });
  }
}

function readSolcJson({ files, compilerVersion, contractName }: OldBody): VerifyRequest {
  const [input] = Object.values(files);
  return parseInput(verifyRequestSchema, {
    compiler: compilerVersion ?? '',
    ...(contractName === null ? {} : { contract: contractName }),
    input: parseFile(input ?? ''),
  });
}

function parseFile(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError(COMMON_ERRORS.invalidInput, { message: 'The file is not a standard JSON input.' });
  }
}

function serveChecks(context: ApiContext, router: ApiRouter): void {
  serveSourcify(router, {
    method: 'get',
    path: '/check-by-addresses',
    summary: 'Check which addresses have a full match (Sourcify, version 1)',
    query: checkQuery,
    answers: {
      200: z.array(
        z.object({ address: z.string(), status: statusSchema, chainIds: z.array(z.string()).optional() }),
      ),
    },
    handle: async (c) => {
      const checked = await checkAddresses(context, parseInput(checkQuery, c.req.query()));
      const items = checked.map(({ address, known }) =>
        known?.match === 'full'
          ? { address, status: 'perfect' as const, chainIds: [String(CHAIN_ID)] }
          : { address, status: 'false' as const },
      );
      return { status: 200, body: items };
    },
  });
  serveSourcify(router, {
    method: 'get',
    path: '/check-all-by-addresses',
    summary: 'Check which addresses have a full or partial match (Sourcify, version 1)',
    query: checkQuery,
    answers: {
      200: z.array(
        z.object({
          address: z.string(),
          status: statusSchema.optional(),
          chainIds: z.array(z.object({ chainId: z.string(), status: statusSchema })).optional(),
        }),
      ),
    },
    handle: async (c) => {
      const checked = await checkAddresses(context, parseInput(checkQuery, c.req.query()));
      const items = checked.map(({ address, known }) =>
        known
          ? { address, chainIds: [{ chainId: String(CHAIN_ID), status: toOldStatus(known.match) }] }
          : { address, status: 'false' as const },
      );
      return { status: 200, body: items };
    },
  });
}

/** Other chains than this one have no contracts here, which is not an error. */
async function checkAddresses(context: ApiContext, { addresses, chainIds }: z.infer<typeof checkQuery>) {
  const texts = addresses.split(',').map((text) => text.trim());
  if (texts.length > ADDRESSES_MAX) {
    const message = `A request may have at most ${ADDRESSES_MAX} addresses. Send several requests.`;
    throw new AppError(COMMON_ERRORS.invalidInput, { message });
  }
  const isOurs = chainIds.split(',').some((chain) => chain.trim() === String(CHAIN_ID));
  return Promise.all(
    texts.map(async (text) => {
      const address = requireAddress(text);
      return { address: getAddress(address), known: isOurs ? await findOwnSources(context, address) : null };
    }),
  );
}

function serveFiles(context: ApiContext, router: ApiRouter): void {
  const read = async (chain: string, text: string): Promise<KnownSources> => {
    requireChain(chain);
    const known = await findOwnSources(context, requireAddress(text));
    if (known) return known;
    throw new AppError(COMMON_ERRORS.notFound, { message: NOT_FOUND });
  };
  serveSourcify(router, {
    method: 'get',
    path: '/files/any/{chain}/{address}',
    summary: 'Retrieve the sources of a contract with a full or partial match (Sourcify, version 1)',
    params: pathParams,
    answers: { 200: z.object({ status: z.enum(['full', 'partial']), files: z.array(fileSchema) }) },
    handle: async (c) => {
      const { chain, address } = parseInput(pathParams, c.req.param());
      const known = await read(chain, address);
      return { status: 200, body: { status: known.match, files: toFiles(known, address) } };
    },
  });
  serveSourcify(router, {
    method: 'get',
    path: '/files/tree/any/{chain}/{address}',
    summary: 'List the files of a contract with a full or partial match (Sourcify, version 1)',
    description: 'The paths are those that `/files/any` returns with the contents.',
    params: pathParams,
    answers: { 200: z.object({ status: z.enum(['full', 'partial']), files: z.array(z.string()) }) },
    handle: async (c) => {
      const { chain, address } = parseInput(pathParams, c.req.param());
      const known = await read(chain, address);
      const files = toFiles(known, address).map(({ path }) => path);
      return { status: 200, body: { status: known.match, files } };
    },
  });
  serveSourcify(router, {
    method: 'get',
    path: '/files/tree/{chain}/{address}',
    summary: 'List the files of a contract with a full match (Sourcify, version 1)',
    description: 'The paths are those that `/files` returns with the contents.',
    params: pathParams,
    answers: { 200: z.array(z.string()) },
    handle: async (c) => {
      const { chain, address } = parseInput(pathParams, c.req.param());
      const known = requireFull(await read(chain, address));
      return { status: 200, body: toFiles(known, address).map(({ path }) => path) };
    },
  });
  serveSourcify(router, {
    method: 'get',
    path: '/files/{chain}/{address}',
    summary: 'Retrieve the sources of a contract with a full match (Sourcify, version 1)',
    params: pathParams,
    answers: { 200: z.array(fileSchema) },
    handle: async (c) => {
      const { chain, address } = parseInput(pathParams, c.req.param());
      const known = requireFull(await read(chain, address));
      return { status: 200, body: toFiles(known, address) };
    },
  });
}

function requireFull(known: KnownSources): KnownSources {
  if (known.match === 'full') return known;
  throw new AppError(COMMON_ERRORS.notFound, { message: NOT_FOUND });
}

/** Returns the sources, with paths that stay within one folder. */
function toFiles({ source, match, constructorArguments }: KnownSources, text: string) {
  const folder = `contracts/${match}_match/${CHAIN_ID}/${getAddress(requireAddress(text))}`;
  const sources = Object.entries(source.sources).map(([path, content]) => {
    const safe = toSafePath(path);
    return { name: safe.split('/').at(-1)!, path: `${folder}/sources/${safe}`, content };
  });
  const settings = {
    name: 'settings.json',
    path: `${folder}/settings.json`,
    content: JSON.stringify({
      compiler: source.compiler,
      target: `${source.file}:${source.name}`,
      settings: source.settings,
    }),
  };
  if (constructorArguments === null) return [...sources, settings];
  const name = 'constructor-args.txt';
  return [...sources, settings, { name, path: `${folder}/${name}`, content: constructorArguments }];
}
