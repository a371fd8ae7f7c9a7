/** One message of a server-sent event stream. `id` is the position for `Last-Event-ID`. */
export interface StreamMessage {
  readonly id: string;
  readonly data: string;
}

/**
 * Creates an incremental parser of `text/event-stream` (WHATWG HTML, section 9.2) for text chunks cut
 * anywhere. Comments and unknown fields are skipped, an ID without data is remembered.
 */
export function createEventStreamParser(onMessage: (message: StreamMessage) => void): (text: string) => void {
  let rest = '';
  let id = '';
  let data: string[] = [];

  const parseLine = (line: string) => {
    if (line === '') {
      if (data.length > 0) onMessage({ id, data: data.join('\n') });
      data = [];
      return;
    }
    const colon = line.indexOf(':');
    if (colon === 0) return;
    const field = colon === -1 ? line : line.slice(0, colon);
    const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'data') data.push(value);
    else if (field === 'id') id = value;
  };

  return (text) => {
    const lines = (rest + text).split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop()!;
    for (const line of lines) parseLine(line);
  };
}
