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
  const save = () => {
    const url = URL.createObjectURL(new Blob([content()], { type: 'application/json' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = name;
    link.click();
    // The browser reads the object URL only after the click.
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
  };
  return (
    <Button isSmall onClick={save}>
      {label}
    </Button>
  );
}
