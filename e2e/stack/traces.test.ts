import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '@nova/db/embedded/free-port';
import { type DataFolder, openDataFolder } from '@nova/supervisor/data-folder';
import { readEnv } from '@nova/supervisor/env';
import { loadSecrets } from '@nova/supervisor/secrets';
import { startNova, type RunningNova } from '@nova/supervisor/start-nova';
import { startAlone } from '@nova/testing/start-alone';
import { TestUser } from '@nova/testing/test-user';
import { startTraceCollector, type TraceCollector } from '@nova/testing/trace-collector';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const progress = { step: <T>(_name: string, work: () => Promise<T>) => work(), reportProgress: () => {} };
let collector: TraceCollector;
let home: string;
let folder: DataFolder;
let nova: RunningNova;

beforeAll(async () => {
  collector = await startTraceCollector();
  home = await mkdtemp(path.join(os.tmpdir(), 'nova-traces-'));
  const env = readEnv({
    NOVA_DATA_DIR: home,
    PORT: String(await findFreePort()),
    LOG_LEVEL: 'warn',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
  });
  folder = await openDataFolder(env.NOVA_DATA_DIR);
  const secrets = await loadSecrets(env);
  nova = await startAlone(() => startNova({ root: ROOT, env, secrets, progress, onFatal: () => {} }));
}, 240_000);
afterAll(async () => {
  await nova.stop();
  await folder.release();
  collector.close();
  await rm(home, { recursive: true, force: true });
});

test('an action is one trace: its request, its wait in the outbox and its block', async () => {
  const user = new TestUser(nova.url);
  await user.signIn();
  const { action_id: actionId, transaction_hash: transaction } = await user.act(
    'page_visit',
    `${user.address}-visit`,
  );
  const ofAction = () => collector.spans.filter(({ traceId }) => traceId === actionId!.slice(2, 34));
  await vi.waitFor(() => expect(ofAction()).toHaveLength(4), { timeout: 30_000, interval: 200 });
  const root = ofAction().find(({ spanId }) => spanId === actionId!.slice(34, 50))!;
  const parts = ofAction().filter((span) => span !== root);
  expect(parts.map(({ name }) => name).sort()).toEqual(['outbox', 'request', 'seal']);
  expect(parts.every(({ parentSpanId }) => parentSpanId === root.spanId)).toBe(true);
  expect(root.attributes).toContainEqual({ key: 'nova.transaction', value: { stringValue: transaction } });
});
