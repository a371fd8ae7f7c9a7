import { Link } from 'react-router';
import { Address } from '../../ui/entity/address.tsx';
import { Definition, Definitions, Panel } from '../../ui/panel.tsx';
import { Reading, Readings } from '../../ui/readings.tsx';
import type { SpecimenProps } from './kit-entry.ts';
import { useKitTexts } from './kit-texts.ts';
import { SAMPLE_ADDRESS } from './samples.ts';

export function PanelsKit({ nameHere }: SpecimenProps) {
  const { panels } = useKitTexts();
  return (
    <>
      <Panel title={nameHere(panels.title)} end={<Link to="#panels">{panels.end}</Link>}>
        <Definitions>
          <Definition name={panels.gas}>
            <span className="num">84,213</span>
          </Definition>
          <Definition name={panels.nonce}>
            <span className="num">17</span>
          </Definition>
          <Definition name="Gwei">
            <Address address={SAMPLE_ADDRESS} hasCopy />
          </Definition>
        </Definitions>
      </Panel>
      <Readings>
        <Reading name={panels.blockTime} value="2.4" unit="s" sub={panels.blockTimeSub} />
        <Reading name={panels.reward} value="10" unit="EP" sub={panels.rewardSub} />
        <Reading name={panels.waiting} value={undefined} sub={panels.waitingSub} />
      </Readings>
    </>
  );
}
