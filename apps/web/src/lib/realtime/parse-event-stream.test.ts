import { expect, it } from 'vitest';
import { createEventStreamParser, type StreamMessage } from './parse-event-stream.ts';

function parse(...chunks: string[]): StreamMessage[] {
  const messages: StreamMessage[] = [];
  const feed = createEventStreamParser((message) => messages.push(message));
  for (const chunk of chunks) feed(chunk);
  return messages;
}

it('reads a message that arrives in pieces', () => {
  expect(parse('id: 7\nda', 'ta: {"a":', '1}\n', '\n')).toEqual([{ id: '7', data: '{"a":1}' }]);
});

it('skips comments and joins the lines of one message', () => {
  expect(parse(': ping\n\nevent: block\ndata: one\ndata:two\n\n')).toEqual([{ id: '', data: 'one\ntwo' }]);
});

it('keeps the last ID for messages without one', () => {
  expect(parse('id: 7\ndata: a\n\ndata: b\n\n').map((message) => message.id)).toEqual(['7', '7']);
});

it('reads Windows line endings, even split between two chunks', () => {
  expect(parse('data: a\r\n\r', '\ndata: b\r\n\r\n').map((message) => message.data)).toEqual(['a', 'b']);
});
