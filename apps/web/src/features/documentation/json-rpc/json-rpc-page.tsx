import { CHAIN_ID } from '@nova/shared/chain/constants';
import { RPC_GROUPS, RPC_METHOD_LIST, type RpcGroup } from '@nova/shared/chain/rpc-methods';
import { useLocation } from 'react-router';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Breadcrumb } from '../../../ui/shell/breadcrumb.tsx';
import { DocumentLinks } from '../document-links.tsx';
import '../documentation.css';
import './json-rpc.css';
import { MethodEntry } from './method-entry.tsx';

function Group({ group }: { group: RpcGroup }) {
  const { t } = useTranslation('rpc');
  const linked = useLocation().hash.slice(1);
  return (
    <section className="rpc-group" aria-labelledby={group}>
      <h2 id={group}>{t(`groups.${group}`)}</h2>
      {RPC_METHOD_LIST.filter(([, info]) => info.group === group).map(([name, info]) => (
        <MethodEntry key={name} name={name} info={info} isLinked={linked === name} />
      ))}
    </section>
  );
}

/** Every method that the gateway allows, by group, each with a link of its own. */
export function JsonRpcPage() {
  const { t } = useTranslation('rpc');
  return (
    <div className="wrap">
      <div className="page-head doc-head">
        <Breadcrumb />
        <h1>{t('site:pages.docsJsonRpc.title')}</h1>
        <p className="lede">{t('site:pages.docsJsonRpc.description')}</p>
      </div>
      <div className="beside doc">
        <aside className="beside-contents">
          <DocumentLinks id="docsJsonRpc" />
        </aside>
        <div className="rpc-methods">
          <p>{t('text', { url: '/rpc' })}</p>
          <p>{t('limits', { chainId: String(CHAIN_ID) })}</p>
          <nav aria-label={t('contents')}>
            <ul className="rpc-groups">
              {RPC_GROUPS.map((group) => (
                <li key={group}>
                  <a href={`#${group}`}>{t(`groups.${group}`)}</a>
                </li>
              ))}
            </ul>
          </nav>
          {RPC_GROUPS.map((group) => (
            <Group key={group} group={group} />
          ))}
        </div>
      </div>
    </div>
  );
}
