/** Returns library options for another server with the card processor's protocol. */
export function toStripeServer(apiUrl: string) {
  const { protocol, hostname, port } = new URL(apiUrl);
  const isPlain = protocol === 'http:';
  return {
    protocol: isPlain ? 'http' : 'https',
    host: hostname,
    port: port === '' ? (isPlain ? 80 : 443) : Number(port),
  } as const;
}
