/**
 * Reads Nova's event stream and reports the data of each event as it arrives.
 * @param token Access token, for private channels.
 */
export async function readEvents(
  url: string,
  onData: (data: unknown) => void,
  token?: string,
): Promise<() => void> {
  const aborter = new AbortController();
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const response = await fetch(url, { signal: aborter.signal, headers });
  if (!response.ok || !response.body) throw new Error(`The event stream returned ${response.status}`);
  void consume(response.body, onData).catch(() => {
    // Expected: the reader aborted the request.
  });
  return () => aborter.abort();
}

async function consume(body: ReadableStream<Uint8Array>, onData: (data: unknown) => void): Promise<void> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of body) {
    rest += decoder.decode(chunk, { stream: true });
    const parts = rest.split('\n\n');
    rest = parts.pop()!;
    for (const part of parts) {
      const data = part
        .split('\n')
        .filter((line) => line.startsWith('data:'))
        .map((line) => line.slice(5).trim())
        .join('\n');
      if (data) onData(JSON.parse(data));
    }
  }
}
