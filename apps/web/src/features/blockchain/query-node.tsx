import { useState } from 'react';
import { requestChain } from '../../lib/chain/chain-rpc.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useNovaNetwork } from '../../lib/site/nova-network.ts';
import { Button } from '../../ui/button.tsx';
import { useErrorText } from '../../ui/feedback/error-text.ts';
import { Panel } from '../../ui/panel.tsx';
import { Command } from './command.tsx';

/** Requests that anyone can send to the node, with their parameters. */
const QUESTIONS = [
  { method: 'eth_chainId', params: [] },
  { method: 'eth_blockNumber', params: [] },
  { method: 'eth_gasPrice', params: [] },
  { method: 'eth_getBlockByNumber', params: ['latest', false] },
] as const;
type Question = (typeof QUESTIONS)[number];

const toBody = ({ method, params }: Question) => JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });

/** Public JSON-RPC requests to try: the request as a command, and the node's actual response. */
export function QueryNode({ className }: { className: string }) {
  const { t } = useTranslation('blockchain');
  const { rpcUrl } = useNovaNetwork();
  const errorText = useErrorText();
  const [question, setQuestion] = useState<Question>(QUESTIONS[1]);
  const [isConfirming, setIsConfirming] = useState(false);
  const [answer, setAnswer] = useState<string | null>(null);
  const request = async () => {
    setIsConfirming(true);
    try {
      setAnswer(JSON.stringify(await requestChain(question.method, question.params), null, 2));
    } catch (error) {
      setAnswer(errorText(error));
    } finally {
      setIsConfirming(false);
    }
  };
  const command = `curl ${rpcUrl} -H 'content-type: application/json' \\\n  -d '${toBody(question)}'`;
  return (
    <Panel title={t('ask.title')} className={className}>
      <div className="in ask">
        <p className="muted">{t('ask.text')}</p>
        <div className="row">
          <label className="ask-method">
            <span className="sr">{t('ask.method')}</span>
            <select
              className="page-size"
              value={question.method}
              onChange={(event) => {
                setQuestion(QUESTIONS.find(({ method }) => method === event.target.value)!);
                setAnswer(null);
              }}
            >
              {QUESTIONS.map(({ method }) => (
                <option key={method}>{method}</option>
              ))}
            </select>
          </label>
          <Button isSmall isBusy={isConfirming} onClick={() => void request()}>
            {t('ask.submit')}
          </Button>
        </div>
        <Command label={t('ask.copy')}>{command}</Command>
        <output className="ask-answer num" aria-label={t('ask.answer')}>
          {answer ?? t('ask.none')}
        </output>
      </div>
    </Panel>
  );
}
