import { spawn } from 'node:child_process';

/**
 * Runs one command, prints its output as it arrives and returns it.
 * @returns {Promise<{ code: number, output: string, seconds: number }>}
 */
export function runStep(title, command, args, { cwd, env, isQuiet = false } = {}) {
  const startedAt = Date.now();
  console.log(`\n▸ ${title}`);
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const take = (stream) => (chunk) => {
      output += chunk;
      if (!isQuiet) stream.write(chunk);
    };
    child.stdout.on('data', take(process.stdout));
    child.stderr.on('data', take(process.stderr));
    child.on('error', reject);
    child.on('close', (code) => {
      if (isQuiet && code !== 0) process.stdout.write(output);
      const seconds = (Date.now() - startedAt) / 1000;
      console.log(`  ${code === 0 ? '✓' : '✗'} ${title} ${seconds.toFixed(1)} s`);
      resolve({ code: code ?? 1, output, seconds });
    });
  });
}
