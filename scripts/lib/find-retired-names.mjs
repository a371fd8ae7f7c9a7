import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Words that must not occur in names of the code, with their replacements. docs/style.md explains them. */
const RETIRED_WORDS = new Map([
  ['ask', 'request, query, fetch'],
  ['asked', 'requested'],
  ['asking', 'requesting'],
  ['awake', 'hydrated'],
  ['crew', 'context, workers'],
  ['deed', 'transaction, action'],
  ['door', 'client, endpoint'],
  ['fault', 'error'],
  ['figure', 'stat, drawing'],
  ['flight', 'pending transaction'],
  ['heard', 'received'],
  ['house', 'totals, cleanup'],
  ['kept', 'stored, retained, cached'],
  ['patience', 'timeout'],
  ['patiently', 'withRetry'],
  ['press', 'click, submit, button'],
  ['rehearse', 'simulate'],
  ['said', 'reported, text'],
  ['say', 'report, print'],
  ['shelf', 'chunk, filter'],
  ['shelve', 'chunk, filter'],
  ['shop', 'context'],
  ['tell', 'notify, report'],
  ['telling', 'notifying'],
  ['told', 'notified, reported'],
]);

/**
 * Names that stay although they contain a retired word: fields of the API, of a table and of what browsers
 * have stored, and the slide of a pitch deck that is called the ask.
 */
const EXEMPT_NAMES = new Set(['ask', 'asked_at', 'was_asked', 'wasAsked']);

/** Maximum number of files in a folder, not counting subfolders. */
const FILES_MAX = 30;

const FOLDERS = ['apps', 'packages', 'contracts', 'e2e', 'bench', 'engines', 'examples', 'scripts'];
const SKIPPED =
  /(^|[\\/])(node_modules|test-results|build|dist|out|cache|lib[\\/](openzeppelin|forge)[^\\/]*|\.react-router|migrations|__pycache__)[\\/]/;
/**
 * Folders written by tools or keyed by texts: `locales` has one file per namespace, and its keys are not
 * names in the code.
 */
const WITHOUT_NAMES = /(^|[\\/])(locales|abi[\\/]src)[\\/]/;

/** Returns every source file of ours below `root`, as paths relative to it. */
function listFiles(root) {
  return FOLDERS.filter((folder) => existsSync(path.join(root, folder))).flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(root, path.join(entry.parentPath ?? entry.path, entry.name)))
      .filter((file) => !SKIPPED.test(file)),
  );
}

/** @returns One line for every declared name that contains a retired word. */
export function findRetiredNames(root) {
  return listFiles(root)
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !WITHOUT_NAMES.test(file))
    .flatMap((file) => findInSource(file, readFileSync(path.join(root, file), 'utf8')));
}

/** Checks the text of one file. */
export function findInSource(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found = [];
  const visit = (node) => {
    const name = readDeclaredName(node);
    const word = name && !isExempt(file, name.text) && findRetiredWord(name.text);
    if (word) {
      const { line } = source.getLineAndCharacterOfPosition(name.getStart(source));
      found.push(`${file}:${line + 1}  ${name.text}: not "${word}" but ${RETIRED_WORDS.get(word)}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const isExempt = (file, name) =>
  EXEMPT_NAMES.has(name) && (name !== 'ask' || /pitchdeck|deck-model/.test(file));

const isUse = (node) =>
  ts.isPropertyAccessExpression(node) || ts.isImportSpecifier(node) || ts.isJsxAttribute(node);

function readDeclaredName(node) {
  const { name } = node;
  return name && !isUse(node) && (ts.isIdentifier(name) || ts.isPrivateIdentifier(name)) ? name : null;
}

/** @returns The retired word in a name of any case, as written in the list, or undefined. */
function findRetiredWord(name) {
  const words = name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? [];
  return words
    .flatMap((word) => [word, word.replace(/e?s$/i, ''), word.replace(/s$/i, '')])
    .map((word) => word.toLowerCase())
    .find((word) => RETIRED_WORDS.has(word));
}

/** @returns One line for every folder with too many files. */
export function findFullFolders(root) {
  const counts = new Map();
  for (const file of listFiles(root)) {
    if (WITHOUT_NAMES.test(file)) continue;
    const folder = path.dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > FILES_MAX)
    .map(
      ([folder, count]) =>
        `${folder}  ${count} files; the limit is ${FILES_MAX}. Move files that belong together into a subfolder.`,
    );
}
