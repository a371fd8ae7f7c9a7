/** A complete response of the api. */
export interface ApiAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed JSON, or the text if it is not JSON. */
  readonly body: unknown;
  /** Error code of the response; null if there is none. */
  readonly code: string | null;
}

/** Sends one request. A body that is not a string is sent as JSON. */
export async function callApi(
  url: string,
  path: string,
  options: {
    method?: string;
    body?: unknown;
    token?: string;
    headers?: Record<string, string>;
    signal?: AbortSignal;
  } = {},
): Promise<ApiAnswer> {
  const { body, token } = options;
  const hasBody = body !== undefined;
  const response = await fetch(url + path, {
    method: options.method ?? (hasBody ? 'POST' : 'GET'),
    redirect: 'manual',
    ...(options.signal ? { signal: options.signal } : {}),
    headers: {
      ...(hasBody ? { 'content-type': 'application/json' } : {}),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...options.headers,
    },
    ...(hasBody ? { body: typeof body === 'string' ? body : JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  const parsed = parse(text);
  const code = (parsed as { error?: { code?: unknown } } | null)?.error?.code;
  return {
    status: response.status,
    headers: response.headers,
    body: parsed,
    code: typeof code === 'string' ? code : null,
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
