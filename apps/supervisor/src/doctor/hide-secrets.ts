import type { Finding } from './finding.ts';

const SECRET_NAME = /(KEY|TOKEN|SECRET|PEPPER|PASSWORD)(_ID)?$/;
/** Shorter values could occur in ordinary words, and are rejected as secrets anyway. */
const LENGTH_MIN = 6;

/**
 * Returns every secret value of the environment: keys, tokens, and the parts of URLs other than the host.
 */
export function listSecrets(source: NodeJS.ProcessEnv): string[] {
  const secrets = Object.entries(source).flatMap(([name, value = '']) => {
    if (SECRET_NAME.test(name)) return [value];
    return URL.canParse(value) ? secretsOf(new URL(value)) : [];
  });
  return secrets.filter((secret) => secret.length >= LENGTH_MIN).sort((a, b) => b.length - a.length);
}

// Node providers put their key into the path or the query.
function secretsOf(url: URL): string[] {
  const [password, path] = [decodeURIComponent(url.password), url.pathname.replace(/^\/+|\/+$/g, '')];
  const isPathSecret = /^(https?|wss?):$/.test(url.protocol) && /[0-9a-zA-Z_-]{16,}/.test(path);
  return [password, url.password, ...(isPathSecret ? [path] : []), url.search.slice(1)];
}

/** Removes secrets from the printed text, whatever a driver or server has reported. */
export function hideSecrets(finding: Finding, secrets: readonly string[]): Finding {
  const hide = (text: string) => secrets.reduce((rest, secret) => rest.replaceAll(secret, '[hidden]'), text);
  return { ...finding, message: hide(finding.message), advice: finding.advice && hide(finding.advice) };
}
