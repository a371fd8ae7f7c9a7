// `npm run test:slither`: compares Slither's findings in the contracts with the answers in docs/slither.md.
// Without Python or access to its package index, it says so and succeeds, because changing Nova requires
// neither.
import './lib/require-node.mjs';
import './lib/no-arguments.mjs';

const { existsSync, mkdirSync, readFileSync, rmSync } = await import('node:fs');
const { default: path } = await import('node:path');
const { fileURLToPath } = await import('node:url');
const root = fileURLToPath(new URL('..', import.meta.url));
const { ensureDependencies } = await import('./lib/ensure-dependencies.mjs');
const { runStep } = await import('./lib/run-step.mjs');
const slither = await import('./lib/slither.mjs');

const python = slither.findPython();
if (python === null) {
  console.log('Slither was not run because Python 3.10 or newer is not installed (https://www.python.org).');
  process.exit(0);
}
console.log(python);
await ensureDependencies(root);

const program = slither.slitherOf(root);
const venv = path.dirname(path.dirname(program));
if (!existsSync(program)) {
  mkdirSync(path.dirname(venv), { recursive: true });
  const made = await runStep('virtual environment', 'python3', ['-m', 'venv', venv], { isQuiet: true });
  const install = ['install', '--quiet', `slither-analyzer==${slither.SLITHER_VERSION}`];
  const installed =
    made.code === 0 &&
    (await runStep('slither-analyzer', path.join(venv, 'bin/pip'), install, { isQuiet: true }));
  if (!installed || installed.code !== 0) {
    rmSync(venv, { recursive: true, force: true });
    console.log('Slither was not run because the Python package index does not return it.');
    process.exit(0);
  }
}

const cwd = slither.copyContracts(root);
const output = path.join(path.dirname(cwd), 'findings.json');
rmSync(output, { force: true });
// Constants, immutables and their getters in the interface are capitalized on purpose.
const args = [
  '.',
  '--filter-paths',
  'lib/|node_modules/',
  '--exclude',
  'naming-convention',
  '--fail-none',
  '--json',
  output,
];
await runStep('slither', program, args, {
  cwd,
  env: { PATH: [slither.folderOfForge(root), path.dirname(program), process.env.PATH].join(path.delimiter) },
  isQuiet: true,
});
const findings = slither.readFindings(output);
if (findings === null) {
  console.error('Slither could not read the contracts.');
  process.exit(1);
}
const answers = new Set(slither.readAnswers(readFileSync(path.join(root, 'docs/slither.md'), 'utf8')));
const open = findings.filter(({ key }) => !answers.has(key));
const keys = new Set(findings.map(({ key }) => key));
const staleAnswers = [...answers].filter((key) => !keys.has(key));
for (const { key, text } of open) console.error(`\nunanswered: ${key}\n${text}`);
for (const key of staleAnswers) console.error(`\nanswered, but no longer found: ${key}`);
console.log(
  `\n${findings.length} findings, ${open.length} unanswered, ${staleAnswers.length} outdated answers`,
);
process.exit(open.length + staleAnswers.length === 0 ? 0 : 1);
