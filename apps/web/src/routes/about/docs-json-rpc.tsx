import { JsonRpcPage } from '../../features/documentation/json-rpc/json-rpc-page.tsx';
import { catalogueLoader } from '../../lib/i18n/catalogue-loader.ts';

export const handle = { namespaces: ['documentation', 'form', 'rpc'] };
export const clientLoader = catalogueLoader('documentation', 'form', 'rpc');
export const loader = () => null;

/** `/documentation/json-rpc`: every method of the public JSON-RPC, to read and to try. */
export default function DocsJsonRpcRoute() {
  return <JsonRpcPage />;
}
