import { exampleOf } from './example-of.ts';
import { OWN_EXAMPLES } from './own-examples.ts';
import type { ApiDocument, Content, Json, Operation } from './json-schema.ts';

const JSON_TYPE = 'application/json';
/** Routes for load balancers, which have no rate limit. */
const UNLIMITED = new Set(['/healthz', '/readyz']);
const ERROR_STATUS = /^4\d\d$/;
const ERROR_CONTENT = { [JSON_TYPE]: { schema: { $ref: '#/components/schemas/ErrorBody' } } };
const RATE_LIMITED = { description: '`rate_limited`', content: ERROR_CONTENT };
const OTHER_ERROR = { description: 'An error; `code` says which one.', content: ERROR_CONTENT };
/** Protocols of others (Etherscan, JSON-RPC, Sourcify), whose errors have forms of their own. */
const WITH_OWN_ERRORS = /^\/(api|v2\/api|rpc|functions\/v1\/nova-rpc|sourcify(\/.*)?)$/;
const ERROR_NAME = 'Error';
/** Stands for the statuses that an operation does not list, so that generated clients can read any error. */
const ANY_ERROR = { $ref: `#/components/responses/${ERROR_NAME}` } as const;

/**
 * Adds an example to every JSON request and successful response, generated from its schema, and the form of
 * all other errors. Operations without an error response get the one error that every operation can return.
 */
export function completeDocument<T extends ApiDocument>(document: T): T {
  const paths = Object.entries(document.paths ?? {}).map(([path, item]) => [
    path,
    Object.fromEntries(
      Object.entries(item).map(([method, operation]) => [method, completeOperation(path, operation)]),
    ),
  ]);
  const responses = { ...document.components?.responses, [ERROR_NAME]: OTHER_ERROR };
  return {
    ...document,
    paths: Object.fromEntries(paths),
    components: { ...document.components, responses },
  };
}

function completeOperation(path: string, operation: Operation): Operation {
  if (operation.responses === undefined) return operation;
  const own = OWN_EXAMPLES[path];
  const responses = Object.entries(operation.responses).map(([status, answer]) => [
    status,
    status.startsWith('2') && answer.content
      ? { ...answer, content: addExample(answer.content, own?.answer) }
      : answer,
  ]);
  const hasError = Object.keys(operation.responses).some((status) => ERROR_STATUS.test(status));
  if (!hasError && !UNLIMITED.has(path)) responses.push(['429', RATE_LIMITED]);
  if (!WITH_OWN_ERRORS.test(path)) responses.push(['default', ANY_ERROR]);
  const body = operation.requestBody;
  return {
    ...operation,
    ...(body?.content && { requestBody: { ...body, content: addExample(body.content, own?.request) } }),
    responses: Object.fromEntries(responses),
  };
}

function addExample(content: Content, own: Json | undefined): Content {
  const media = content[JSON_TYPE];
  if (media?.schema === undefined || media.example !== undefined) return content;
  return { ...content, [JSON_TYPE]: { ...media, example: own ?? exampleOf(media.schema) } };
}
