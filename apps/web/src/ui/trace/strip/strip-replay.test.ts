import { expect, it } from 'vitest';
import type { StripBlock } from './strip-model.ts';
import { StripReplay } from './strip-replay.ts';

const blockAt = (number: number, sealedAt: number, isAction = true): StripBlock => ({
  kind: 'read',
  points: 10,
  blockHash: `block ${number}`,
  number,
  isAction,
  sealedAt,
  name: `Action ${number}`,
  detail: `#${number}`,
});
const namesOf = (replay: StripReplay) => replay.model?.events.map(({ name }) => name);

it('waits until the last action has left the paper', () => {
  const replay = new StripReplay();
  replay.keep(blockAt(1, 1_000));
  replay.advance(1_019);
  expect(replay.model).toBeNull();
  replay.advance(1_020);
  expect(namesOf(replay)?.[0]).toBe('Action 1');
});

it('replays the actions in order repeatedly, without plain transactions', () => {
  const replay = new StripReplay();
  replay.keep(blockAt(1, 1_000));
  replay.keep(blockAt(2, 1_001, false));
  replay.keep(blockAt(3, 1_002));
  replay.advance(2_000);
  expect(namesOf(replay)?.slice(0, 4)).toEqual(['Action 1', 'Action 3', 'Action 1', 'Action 3']);
});

it('ends with the next action, and shows nothing before there was one', () => {
  const replay = new StripReplay();
  replay.advance(5_000);
  expect(replay.model).toBeNull();
  replay.keep(blockAt(1, 1_000));
  replay.advance(5_000);
  replay.keep(blockAt(2, 5_001));
  expect(replay.model).toBeNull();
});
