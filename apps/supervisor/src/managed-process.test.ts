import { ConfigurationError } from '@nova/runtime/parse-env';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ManagedProcess } from './managed-process.ts';

const runService = new URL('../../../packages/runtime/src/run-service.ts', import.meta.url).href;
const parseEnv = new URL('../../../packages/runtime/src/parse-env.ts', import.meta.url).href;
let dir: string;
let managed: ManagedProcess | undefined;
const events: string[] = [];
let printed: string;

beforeEach(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'nova-managed-'));
  events.length = 0;
  printed = '';
});
afterEach(async () => {
  await managed?.stop();
  await rm(dir, { recursive: true, force: true });
});

async function manage(
  source: string,
  {
    env = { PATH: process.env.PATH ?? '', HOME: dir },
    beforeRetry = () => undefined,
  }: { env?: Record<string, string>; beforeRetry?: (env: Record<string, string>) => void } = {},
): Promise<ManagedProcess> {
  const entry = path.join(dir, 'service.mts');
  await writeFile(entry, source);
  managed = new ManagedProcess({
    name: 'service',
    entry,
    env,
    beforeRetry: async () => beforeRetry(env),
    watch: { everyMs: 200, silenceMaxMs: 2_000 },
    output: new PassThrough().on('data', (chunk: Buffer) => (printed += chunk.toString())),
    onEvent: (sentence) => events.push(sentence),
    onFatal: (message) => events.push(message),
  });
  return managed;
}

const serving = (body: string) => `
  import { writeFileSync } from 'node:fs';
  import { runService } from '${runService}';
  await runService('service', async () => { ${body} }, 'info');
  setInterval(() => {}, 1000);`;

/** A dead process keeps its ID until its parent has collected its status. */
const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' && process.platform !== 'linux';
  }
};

test('is ready when the service reports it, with the details the service reports', async () => {
  const service = await manage(serving(`return { info: { port: 7 }, close: async () => {} };`));
  expect(await service.start()).toEqual({ port: 7 });
});

test('logs a warning of Node.js or a library as a line like any other', async () => {
  const service = await manage(
    serving(`process.emitWarning('This library is old.'); return { info: {}, close: async () => {} };`),
  );
  await service.start();
  await vi.waitFor(() => expect(printed).toContain('This library is old.'));
  const lines = printed
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { level: number });
  expect(lines.find(({ level }) => level === 40)).toMatchObject({
    warning: 'Warning',
    message: 'This library is old.',
  });
});

test('restarts a killed service, and does not take what it printed for the reason', async () => {
  const service = await manage(
    serving(`process.stderr.write('This version is old.\\n'); return { info: {}, close: async () => {} };`),
  );
  await service.start();
  const first = service.pid!;
  process.kill(first, 'SIGKILL');
  await vi.waitFor(() => expect(events).toContain('service is up again.'), { timeout: 20_000 });
  expect(service.pid).not.toBe(first);
  expect(events[0]).toBe('service was ended by SIGKILL; starting it again in 0.3 s.');
});

test('a watched service that is suspended or loops without end is killed and started again', async () => {
  const service = await manage(
    serving(`
      process.on('SIGUSR2', () => { for (;;); });
      return { info: {}, close: async () => {} };`),
  );
  await service.start();
  service.watch();
  for (const [signal, delay] of [
    ['SIGSTOP', '0.3'],
    ['SIGUSR2', '0.5'],
  ] as const) {
    events.length = 0;
    process.kill(service.pid!, signal);
    await vi.waitFor(() => expect(events).toContain('service is up again.'), { timeout: 20_000 });
    // A busy machine can notice it later, but never earlier.
    expect(events[0]).toMatch(
      new RegExp(
        `^service did not respond for (?:[2-9]|\\d\\d) seconds and was ended; starting it again in ${delay} s\\.$`,
      ),
    );
  }
});

test('a service whose own check fails is killed, but not before it is watched or while it stops', async () => {
  const service = await manage(
    serving(`return { info: {},
      check: async () => { throw new Error('PostgreSQL does not answer'); },
      close: () => new Promise((resolve) => setTimeout(resolve, 3_000)) };`),
  );
  await service.start();
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  expect(events).toEqual([]);
  service.watch();
  await vi.waitFor(() => expect(events).toContain('service is up again.'), { timeout: 20_000 });
  events.length = 0;
  await service.stop();
  expect(events).toEqual([]);
});

test('the environment may change between attempts until the service was ready, and not afterwards', async () => {
  const service = await manage(
    serving(`
      if (process.env.ATTEMPT !== '2') throw new Error('the port is taken');
      return { info: { attempt: process.env.ATTEMPT }, close: async () => {} };`),
    { beforeRetry: (env) => (env.ATTEMPT = String(Number(env.ATTEMPT ?? 0) + 1)) },
  );
  expect(await service.start()).toEqual({ attempt: '2' });
  process.kill(service.pid!, 'SIGKILL');
  await vi.waitFor(() => expect(events).toContain('service is up again.'), { timeout: 20_000 });
});

test('a loaded service waits for its variables, and is restarted with them', async () => {
  const env: Record<string, string> = { PATH: process.env.PATH ?? '' };
  const service = await manage(
    serving(`return { info: { color: process.env.COLOR, pid: process.pid }, close: async () => {} };`),
    { env },
  );
  service.load();
  const loaded = service.pid;
  env.COLOR = 'violet';
  expect(await service.start()).toEqual({ color: 'violet', pid: loaded });
  process.kill(service.pid!, 'SIGKILL');
  await vi.waitFor(() => expect(events).toContain('service is up again.'), { timeout: 20_000 });
});

test('a service that ended while it was loaded starts again, or gives its reason', async () => {
  const mark = path.join(dir, 'mark');
  const service = await manage(`
    import { existsSync, writeFileSync } from 'node:fs';
    import { runService } from '${runService}';
    if (!existsSync(${JSON.stringify(mark)})) { writeFileSync(${JSON.stringify(mark)}, ''); process.exit(3); }
    await runService('service', async () => ({ info: { place: 7 }, close: async () => {} }), 'info');
    setInterval(() => {}, 1000);`);
  service.load();
  const ended = service.pid!;
  await vi.waitFor(() => expect(isAlive(ended)).toBe(false), { timeout: 20_000 });
  expect(await service.start()).toEqual({ place: 7 });
});

test('stops a service that is still waiting for its variables', async () => {
  const service = await manage(serving(`return { info: {}, close: async () => {} };`));
  service.load();
  const pid = service.pid!;
  await service.stop();
  expect(isAlive(pid)).toBe(false);
  expect(events).toEqual([]);
});

test('stopping lets the service finish its work', async () => {
  const done = path.join(dir, 'done');
  const service = await manage(
    serving(`return { info: {}, close: async () => writeFileSync(${JSON.stringify(done)}, 'yes') };`),
  );
  await service.start();
  const pid = service.pid!;
  await service.stop();
  expect(await readFile(done, 'utf8')).toBe('yes');
  expect(isAlive(pid)).toBe(false);
  expect(events).toEqual([]);
});

test('reports a wrong configuration in its own sentence and does not retry', async () => {
  const service = await manage(`
    import { runService } from '${runService}';
    import { ConfigurationError } from '${parseEnv}';
    await runService('service', async () => { throw new ConfigurationError('The data belongs to another chain.'); }, 'info');`);
  await expect(service.start()).rejects.toThrow(new ConfigurationError('The data belongs to another chain.'));
  expect(events).toEqual([]);
});

test('gives up a service that never becomes ready, with its last output', async () => {
  const service = await manage(`process.stderr.write('no luck today'); process.exit(3);`);
  await expect(service.start()).rejects.toThrow(
    'service ended with code 3 4 times while starting: no luck today.',
  );
});

test('gives up a service whose port is taken with that reason, although its log is written elsewhere', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const service = await manage(`
    import { createServer } from 'node:net';
    import { once } from 'node:events';
    import { runService } from '${runService}';
    await runService('service', async () => {
      const server = createServer().listen(${port}, '127.0.0.1');
      await once(server, 'listening');
      return { info: {}, close: async () => {} };
    }, 'info');`);
  await expect(service.start()).rejects.toThrow(
    `service ended with code 1 4 times while starting: port ${port}: another program is using it; stop that program or choose another port.`,
  );
  taken.close();
});

test('starts a service again until the port is free that another program took meanwhile', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const started = path.join(dir, 'started');
  const service = await manage(`
    import { createServer } from 'node:net';
    import { once } from 'node:events';
    import { existsSync, writeFileSync } from 'node:fs';
    import { runService } from '${runService}';
    import { OccupiedAddressError } from '${parseEnv}';
    await runService('service', async () => {
      const isFirst = !existsSync('${started}');
      writeFileSync('${started}', '');
      if (isFirst) setTimeout(() => process.kill(process.pid, 'SIGKILL'), 100);
      else await once(createServer().listen(${port}, '127.0.0.1'), 'listening').catch(() => {
        throw new OccupiedAddressError('Port ${port} is in use.');
      });
      return { info: {}, close: async () => {} };
    }, 'info');`);
  await service.start();
  const isReported = (end: string) => events.some((event) => event.startsWith(end));
  await vi.waitFor(() => expect(events).toHaveLength(2), { timeout: 20_000 });
  expect(isReported(`service ended with code 78: Port ${port} is in use; starting it again in`)).toBe(true);
  other.close();
  await vi.waitFor(() => expect(events).toContain('service is up again.'), { timeout: 20_000 });
});

test('a service that crashes later reports the reason as well', async () => {
  const service = await manage(
    serving(`
      setTimeout(() => { throw Object.assign(new Error('write'), { code: 'ENOSPC' }); }, 100);
      return { info: {}, close: async () => {} };`),
  );
  await service.start();
  await vi.waitFor(
    () =>
      expect(events[0]).toBe(
        'service ended with code 1: the disk is full; free some space; starting it again in 0.3 s.',
      ),
    { timeout: 20_000 },
  );
});

test('a service that keeps crashing after it was ready is reported as a loop, and as up again once it runs', async () => {
  const starts = path.join(dir, 'starts');
  const isRepaired = path.join(dir, 'repaired');
  const service = await manage(
    serving(`
      const { appendFileSync, existsSync } = await import('node:fs');
      appendFileSync('${starts}', '.');
      if (!existsSync('${isRepaired}'))
        setTimeout(() => { throw Object.assign(new Error('write'), { code: 'ENOSPC' }); }, 20);
      return { info: {}, close: async () => {} };`),
  );
  const recoveries = () => events.filter((line) => line === 'service is up again.').length;
  vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true, advanceTimeDelta: 400 });
  try {
    await service.start();
    await vi.waitFor(() => expect(readFileSync(starts, 'utf8').length).toBe(9), { timeout: 120_000 });
    const ends = events.filter((line) => line.includes('the disk is full'));
    expect(ends).toHaveLength(7);
    expect(ends.at(-1)).toBe(
      'service ended with code 1: the disk is full; free some space; it has ended 7 times in a row, and is started again every 10.0 s until it has run for 30 s.',
    );
    expect(recoveries()).toBe(6);
    writeFileSync(isRepaired, '');
    await vi.waitFor(() => expect(recoveries()).toBe(7), { timeout: 120_000 });
  } finally {
    vi.useRealTimers();
  }
}, 180_000);

test('a service that the system cannot start is started again later', async () => {
  const { execPath } = process;
  const service = await manage(serving(`return { info: {}, close: async () => {} };`));
  await service.start();
  process.execPath = path.join(dir, 'missing');
  process.kill(service.pid!, 'SIGKILL');
  try {
    await vi.waitFor(() =>
      expect(events[1]).toMatch(/^service could not be started: .*ENOENT; starting it again in 0\.5 s\.$/),
    );
  } finally {
    process.execPath = execPath;
  }
  await vi.waitFor(() => expect(events).toContain('service is up again.'), { timeout: 20_000 });
});

test('a loaded service that was killed a moment ago is started, and nothing but log lines is in its output', async () => {
  const service = await manage(serving(`return { info: {}, close: async () => {} };`));
  service.load();
  // Its end is not known yet when it is given its variables.
  process.kill(service.pid!, 'SIGKILL');
  const until = Date.now() + 500;
  while (Date.now() < until);
  await service.start();
  expect(printed.split('\n').filter((line) => line !== '' && !line.startsWith('{'))).toEqual([]);
});

test('a service exits when its parent is killed', async () => {
  const pidFile = path.join(dir, 'pid');
  const entry = path.join(dir, 'inner.mts');
  await writeFile(
    entry,
    serving(
      `writeFileSync(${JSON.stringify(pidFile)}, String(process.pid)); return { info: {}, close: async () => {} };`,
    ),
  );
  const here = new URL('managed-process.ts', import.meta.url).href;
  const outer = await manage(`
    import { PassThrough } from 'node:stream';
    import { ManagedProcess } from '${here}';
    const inner = new ManagedProcess({ name: 'inner', entry: ${JSON.stringify(entry)}, env: { PATH: process.env.PATH },
      output: new PassThrough().resume(), onEvent() {}, onFatal() {} });
    await inner.start();
    process.send({ type: 'ready', info: {} });`);
  await outer.start();
  const innerPid = Number(await readFile(pidFile, 'utf8'));
  expect(existsSync(pidFile) && isAlive(innerPid)).toBe(true);
  process.kill(outer.pid!, 'SIGKILL');
  await vi.waitFor(() => expect(isAlive(innerPid)).toBe(false), { timeout: 20_000 });
});

test('a service that is still loading exits when its parent is killed', async () => {
  const pidFile = path.join(dir, 'pid');
  const entry = path.join(dir, 'inner.mts');
  const loading = `
    import { writeFileSync as note } from 'node:fs';
    note(${JSON.stringify(pidFile)}, String(process.pid));
    await new Promise((resolve) => setTimeout(resolve, 1_500));`;
  await writeFile(entry, loading + serving(`return { info: {}, close: async () => {} };`));
  const here = new URL('managed-process.ts', import.meta.url).href;
  const outer = await manage(`
    import { PassThrough } from 'node:stream';
    import { ManagedProcess } from '${here}';
    const inner = new ManagedProcess({ name: 'inner', entry: ${JSON.stringify(entry)}, env: { PATH: process.env.PATH },
      output: new PassThrough().resume(), onEvent() {}, onFatal() {} });
    inner.start().catch(() => {});
    process.send({ type: 'ready', info: {} });`);
  await outer.start();
  await vi.waitFor(() => expect(existsSync(pidFile)).toBe(true), { timeout: 20_000 });
  const innerPid = Number(await readFile(pidFile, 'utf8'));
  process.kill(outer.pid!, 'SIGKILL');
  await vi.waitFor(() => expect(isAlive(innerPid)).toBe(false), { timeout: 20_000 });
});
