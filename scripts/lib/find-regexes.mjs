import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const FOLDERS = [
  'apps/api/src',
  'apps/worker/src',
  'apps/node/src',
  'packages/db/src',
  'packages/presale/src',
  'packages/rewards/src',
  'packages/runtime/src',
  'packages/shared/src',
  'packages/storage/src',
];
const isChecked = (name) =>
  name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.startsWith('testing/');

/** Every regular expression that is written down in the servers and in the packages that they run. */
export function findWrittenRegexes(root) {
  return FOLDERS.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true })
      .filter(isChecked)
      .flatMap((name) => findInFile(root, path.join(folder, name))),
  );
}

function findInFile(root, file) {
  const source = ts.createSourceFile(
    file,
    readFileSync(path.join(root, file), 'utf8'),
    ts.ScriptTarget.Latest,
  );
  const found = [];
  const visit = (node) => {
    const regex = readRegex(node);
    if (regex !== null) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      found.push({ where: `${file}:${line + 1}`, ...regex });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function readRegex(node) {
  if (ts.isRegularExpressionLiteral(node)) {
    const end = node.text.lastIndexOf('/');
    return { source: node.text.slice(1, end), flags: node.text.slice(end + 1) };
  }
  const isCall = ts.isNewExpression(node) || ts.isCallExpression(node);
  if (!isCall || !ts.isIdentifier(node.expression) || node.expression.text !== 'RegExp') return null;
  const [pattern, flags] = node.arguments ?? [];
  // What is put together at run time cannot be read here, so it is refused instead of passed by.
  const isReadable = pattern && ts.isStringLiteralLike(pattern) && (!flags || ts.isStringLiteralLike(flags));
  return isReadable ? { source: pattern.text, flags: flags?.text ?? '' } : { source: null, flags: '' };
}

/** Every pattern of the API's description: also those that the schema library writes itself. */
export function findDescribedRegexes(root) {
  const found = new Map();
  const visit = (value, where) => {
    if (typeof value !== 'object' || value === null) return;
    if (typeof value.pattern === 'string') found.set(value.pattern, where);
    for (const [key, inner] of Object.entries(value)) visit(inner, `${where}/${key}`);
  };
  visit(JSON.parse(readFileSync(path.join(root, 'docs/openapi.json'), 'utf8')), 'docs/openapi.json#');
  return [...found].map(([source, where]) => ({ where, source, flags: 'u' }));
}
