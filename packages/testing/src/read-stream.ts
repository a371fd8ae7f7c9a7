/** A message of an event stream. */
export interface StreamMessage {
  readonly id: number;
  readonly data: Record<string, unknown>;
}

export interface OpenStream {
  readonly response: Response;
  /** All messages so far, without comments. */
  readonly messages: readonly StreamMessage[];
  /** Returns the raw text so far. */
  text(): string;
  /** Resolves when this number of messages has arrived; fails after ten seconds. */
  waitFor(count: number): Promise<readonly StreamMessage[]>;
  /** Resolves when the server has ended the stream. */
  readonly ended: Promise<void>;
  close(): void;
}

/** Opens `/realtime/v1` as the website does and collects its messages. */
export async function openStream(
  url: string,
  channels: string,
  options: { token?: string; lastEventId?: number } = {},
): Promise<OpenStream> {
  const abort = new AbortController();
  const response = await fetch(`${url}/realtime/v1?channels=${encodeURIComponent(channels)}`, {
    signal: abort.signal,
    headers: {
      ...(options.token === undefined ? {} : { authorization: `Bearer ${options.token}` }),
      ...(options.lastEventId === undefined ? {} : { 'last-event-id': String(options.lastEventId) }),
    },
  });
  const messages: StreamMessage[] = [];
  let text = '';
  const collect = async () => {
    const decoder = new TextDecoder();
    let rest = '';
    for await (const chunk of response.body!) {
      const piece = decoder.decode(chunk as Uint8Array, { stream: true });
      text += piece;
      const blocks = (rest + piece).split('\n\n');
      rest = blocks.pop()!;
      messages.push(...blocks.flatMap(parseMessage));
    }
  };
  const ended = collect().catch(() => undefined);
  return {
    response,
    messages,
    text: () => text,
    ended,
    close: () => abort.abort(),
    async waitFor(count) {
      const end = performance.now() + 10_000;
      while (messages.length < count) {
        if (performance.now() > end)
          throw new Error(`${messages.length} of ${count} messages arrived within 10 s.`);
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
      return messages;
    },
  };
}

function parseMessage(block: string): StreamMessage[] {
  const data = /^data: (.*)$/m.exec(block)?.[1];
  if (data === undefined) return [];
  return [{ id: Number(/^id: (\d+)$/m.exec(block)?.[1]), data: JSON.parse(data) as Record<string, unknown> }];
}
