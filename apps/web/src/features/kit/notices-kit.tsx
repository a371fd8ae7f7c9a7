import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/feedback/callout.tsx';
import { GuardNotice } from '../../ui/feedback/guard-notice.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { useKitTexts } from './kit-texts.ts';

export function NoticesKit() {
  const { notices } = useKitTexts();
  return (
    <>
      <Note step={<Button isSmall>{notices.endDemo}</Button>}>{notices.demo}</Note>
      <Note tone="error" step={<Button isSmall>{notices.switchTo}</Button>}>
        {notices.wrong}
      </Note>
      <Callout title={notices.calloutTitle}>
        <p>{notices.calloutText}</p>
      </Callout>
      <div className="kit-two">
        <GuardNotice guard="wallet" isIn={false} />
        <GuardNotice guard="wallet" isIn />
        <GuardNotice guard="login" isIn={false} />
        <GuardNotice guard="admin" />
      </div>
    </>
  );
}
