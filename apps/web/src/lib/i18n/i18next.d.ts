import 'i18next';
import type { Catalogues } from './namespaces.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    // `wallet_connect` is a name, not "wallet" in the context "connect".
    contextSeparator: '@';
    resources: Catalogues;
  }
}
