/** A call as a command for a terminal. */
export function toCurl(url: string, method: string, params: readonly unknown[]): string {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  return `curl ${url} \\\n  -H 'content-type: application/json' \\\n  -d '${body.replaceAll("'", String.raw`'\''`)}'`;
}

/** A call with viem, over HTTP or a WebSocket. */
export function toViem(
  url: string,
  method: string,
  params: readonly unknown[],
  isSocketOnly: boolean,
): string {
  const transport = isSocketOnly ? 'webSocket' : 'http';
  const address = isSocketOnly ? url.replace(/^http/, 'ws') : url;
  return [
    `import { createPublicClient, ${transport} } from 'viem';`,
    '',
    `const client = createPublicClient({ transport: ${transport}('${address}') });`,
    'const result = await client.request({',
    `  method: '${method}',`,
    `  params: ${JSON.stringify(params)},`,
    '});',
  ].join('\n');
}
