import { saveFile } from '../../lib/page/save-file.ts';
import { Button } from '../../ui/button.tsx';

/** Saves a text as a file, which is created on click because most users never need it. */
export function DownloadButton({
  name,
  label,
  content,
}: {
  name: string;
  label: string;
  content: () => string;
}) {
  const save = () => saveFile(name, new Blob([content()], { type: 'application/json' }));
  return (
    <Button isSmall onClick={save}>
      {label}
    </Button>
  );
}
