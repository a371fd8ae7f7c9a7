import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { shakeLibrary } from '../shake-router-plugin.ts';

it('lets what is not reached say so, and keeps the rest', () => {
  const code = [
    'function createRouter() {',
    '  async function handleFetcherAction(key) {',
    '    if (key) {',
    '      return 1;',
    '    }',
    '  }',
    '  function navigate() {',
    '    return 2;',
    '  }',
    '}',
    'function useFogOFWarDiscovery(router) {',
    '  return router.patch();',
    '}',
    'function useNavigate() {',
    '  return 3;',
    '}',
    '',
  ].join('\n');
  const shaken = shakeLibrary(code);
  expect(shaken).toContain(
    'async function handleFetcherAction() { throw new Error("handleFetcherAction is not in this build"); }',
  );
  expect(shaken).toContain('function useFogOFWarDiscovery() {  }');
  expect(shaken).toContain('    return 2;');
  expect(shaken).toContain('  return 3;');
  expect(shaken).not.toContain('return 1;');
  expect(shaken).not.toContain('patch()');
});

it('marks calls without effect as such and switches warnings for developers off', () => {
  const code =
    'var ENABLE_DEV_WARNINGS = true;\nvar Link = React5.forwardRef(function () {});\nLink.displayName = "Link";\n';
  expect(shakeLibrary(code)).toBe(
    'const ENABLE_DEV_WARNINGS = false;\nvar Link = /* @__PURE__ */ React5.forwardRef(function () {});\n\n',
  );
});

it('leaves what fetches the pages of a list in the query client: the lists of the administration are read by it', () => {
  const client = fileURLToPath(import.meta.resolve('@tanstack/query-core'));
  const code = readFileSync(client.replace(/index\.\w+$/, 'infiniteQueryBehavior.js'), 'utf8');
  expect(code).toContain('function infiniteQueryBehavior(');
  expect(shakeLibrary(code)).not.toContain('is not in this build');
});
