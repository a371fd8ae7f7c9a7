import type { Finding } from './finding.ts';

const SECRET_NAME = /(KEY|TOKEN|SECRET|PEPPER|PASSWORD)(_ID)?$/;
/** Shorter ones would hide parts of ordinary words, and are refused as secrets anyway. */
const LENGTH_MIN = 6;

/** Every value of the environment that nobody may read: keys, tokens, and what stands in addresses beside the host. */
export function listSecrets(source: NodeJS.ProcessEnv): string[] {
  const secrets = Object.entries(source).flatMap(([name, value = '']) => {
    if (SECRET_NAME.test(name)) return [value];
    return URL.canParse(value) ? secretsOf(new URL(value)) : [];
  });
  return secrets.filter((secret) => secret.length >= LENGTH_MIN).sort((a, b) => b.length - a.length);
}

// Providers of nodes put their key into the path or the query.
function secretsOf(url: URL): string[] {
  const [password, path] = [decodeURIComponent(url.password), url.pathname.replace(/^\/+|\/+$/g, '')];
  const isPathSecret = /^(https?|wss?):$/.test(url.protocol) && /[0-9a-zA-Z_-]{16,}/.test(path);
  return [password, url.password, ...(isPathSecret ? [path] : []), url.search.slice(1)];
}

/** The last line of defence: whatever a driver or a server has said, no secret is in what is printed. */
export function hideSecrets(finding: Finding, secrets: readonly string[]): Finding {
  const hide = (text: string) => secrets.reduce((rest, secret) => rest.replaceAll(secret, '[hidden]'), text);
  return { ...finding, message: hide(finding.message), advice: finding.advice && hide(finding.advice) };
}
