import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { dereference } from '../../apps/api/src/openapi/dereference.ts';

/** Operations that a partner's application calls. */
const OPERATIONS = [
  { path: '/api/v1/actions', method: 'post', body: 'PartnerAction', result: 'PartnerActionResult' },
  { path: '/api/v1/actions/{id}/report', method: 'get', body: null, result: 'ReportedAction' },
];
const ERROR = 'PartnerError';

const DOCUMENT = 'clients/openapi.json';
const TYPESCRIPT = 'clients/typescript/src/schema.ts';
const PYTHON = 'clients/python/nova_partner_api';
/**
 * Names the document that the Python client was generated from, so that a machine without Python can
 * compare.
 */
const PYTHON_STAMP = 'clients/python/generated-from.json';
const HEADER = '// Generated from clients/openapi.json by `npm run clients:build`. Do not edit.\n\n';

/**
 * Writes the partner's part of the API document and both clients. Skips Python if its generator is not
 * installed.
 */
export async function buildClients(root) {
  const at = (file) => path.join(root, file);
  const document = selectPartnerApi(root);
  writeFileSync(at(DOCUMENT), document);
  writeFileSync(at(TYPESCRIPT), await generateTypeScript(document));
  const generator = 'openapi-python-client';
  try {
    execFileSync(generator, ['--version'], { stdio: 'ignore' });
  } catch {
    console.log(
      'The Python client was not generated. Run pip install openapi-python-client ruff and try again.',
    );
    return;
  }
  const args = [
    'generate',
    '--path',
    at(DOCUMENT),
    '--output-path',
    at(PYTHON),
    '--meta',
    'none',
    '--overwrite',
  ];
  execFileSync(generator, args, { stdio: 'inherit' });
  writeFileSync(at(PYTHON_STAMP), stampOf(document));
}

/** Returns generated files that differ from what the current API document produces. */
export async function findStaleFiles(root) {
  const read = (file) =>
    existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : '';
  const document = selectPartnerApi(root);
  const expected = [
    [DOCUMENT, document],
    [TYPESCRIPT, await generateTypeScript(document)],
    [PYTHON_STAMP, stampOf(document)],
  ];
  return expected.filter(([file, content]) => read(file) !== content).map(([file]) => file);
}

/**
 * Returns the partner's part of the API document with four named schemas, because generators name
 * their types after them.
 */
function selectPartnerApi(root) {
  const whole = dereference(JSON.parse(readFileSync(path.join(root, 'docs/openapi.json'), 'utf8')));
  const schemas = {};
  const nameSchema = (holder, name) => {
    const media = holder.content['application/json'];
    schemas[name] = media.schema;
    media.schema = { $ref: `#/components/schemas/${name}` };
  };
  const paths = {};
  for (const { path: name, method, body, result } of OPERATIONS) {
    const operation = whole.paths[name][method];
    if (body !== null) nameSchema(operation.requestBody, body);
    // The operations of partners list all their errors.
    delete operation.responses.default;
    for (const [status, response] of Object.entries(operation.responses))
      nameSchema(response, status === '200' ? result : ERROR);
    paths[name] = { [method]: operation };
  }
  // Only actions from browsers record the address; here, it is always null.
  delete schemas.PartnerAction.properties.metadata.anyOf[0].properties.ip_address;
  const { partnerKey } = whole.components.securitySchemes;
  // The clients follow version 1 of the paths, so that a release alone does not change them.
  const info = { ...whole.info, title: 'Nova partner API', version: '1' };
  const components = { schemas, securitySchemes: { partnerKey } };
  return `${JSON.stringify({ openapi: whole.openapi, info, paths, components }, null, 2)}\n`;
}

async function generateTypeScript(document) {
  return HEADER + astToString(await openapiTS(document));
}

function stampOf(document) {
  const sha256 = createHash('sha256').update(document).digest('hex');
  return `${JSON.stringify({ document: DOCUMENT, sha256 }, null, 2)}\n`;
}
