// @vitest-environment node
import { Script, createContext } from 'node:vm';
import { expect, it } from 'vitest';
import { bundleWorker } from './write-service-worker.ts';

it('writes one classic script that contains its build and handles the events of a service worker', async () => {
  const constants = 'const BUILD = {"version":"v7","shell":["/"],"pages":{"en":[],"de":[]}};';
  const code = await bundleWorker(constants);
  const received = new Map<string, (event: object) => void>();
  const scope = {
    addEventListener: (type: string, listener: (event: object) => void) => received.set(type, listener),
  };
  new Script(code).runInContext(createContext({ self: scope, URL }));
  expect([...received.keys()].toSorted()).toEqual(['activate', 'fetch', 'install', 'message']);
  const answers: string[] = [];
  received.get('message')!({
    data: { type: 'version' },
    ports: [{ postMessage: (version: string) => answers.push(version) }],
  });
  expect(answers).toEqual(['v7']);
});
