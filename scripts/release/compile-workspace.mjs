import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Folders of a workspace that a release does not need. */
const LEFT_OUT = new Set(['node_modules', 'testing']);
const OPTIONS = {
  module: ts.ModuleKind.ESNext,
  target: ts.ScriptTarget.ES2023,
  rewriteRelativeImportExtensions: true,
  verbatimModuleSyntax: true,
};

/**
 * Writes one workspace of the checkout as JavaScript: its TypeScript compiled file by file, everything else
 * copied.
 * @param {string} from Folder of the workspace.
 * @param {string} to Folder in the release.
 * @param {readonly string[]} parts Required folders of the workspace.
 */
export function compileWorkspace(from, to, parts) {
  for (const part of parts) writeFolder(path.join(from, part), path.join(to, part));
  const manifest = JSON.parse(readFileSync(path.join(from, 'package.json'), 'utf8'));
  const { scripts: _scripts, devDependencies: _dev, ...publishedFields } = manifest;
  writeJson(path.join(to, 'package.json'), {
    ...publishedFields,
    exports: pointAtJavaScript(manifest.exports),
  });
}

function writeFolder(from, to) {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const source = path.join(from, entry.name);
    const target = path.join(to, entry.name);
    if (entry.isDirectory()) {
      if (!LEFT_OUT.has(entry.name)) writeFolder(source, target);
    } else if (/\.test\.ts$|\.d\.ts$/.test(entry.name)) continue;
    else if (entry.name.endsWith('.ts')) writeFileSync(target.replace(/\.ts$/, '.js'), compile(source));
    else cpSync(source, target);
  }
}

function compile(file) {
  const { outputText, diagnostics } = ts.transpileModule(readFileSync(file, 'utf8'), {
    compilerOptions: OPTIONS,
    fileName: file,
    reportDiagnostics: true,
  });
  if (diagnostics?.length)
    throw new Error(`${file}: ${ts.flattenDiagnosticMessageText(diagnostics[0].messageText, ' ')}`);
  return outputText;
}

/** Replaces TypeScript sources in a workspace's manifest by the compiled files. */
const pointAtJavaScript = (exports) =>
  Object.fromEntries(
    Object.entries(exports ?? {}).map(([name, file]) => [name, file.replace(/\.ts$/, '.js')]),
  );

export const writeJson = (file, value) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
