const PROPERTIES = ['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'font', 'text-anchor', 'opacity'];
const MARGIN = 20;
const TITLE_HEIGHT = 44;
const TITLE_BASELINE = 30;
/** Pixels of the picture per pixel of the page. */
const SCALE = 2;

/** Returns the drawing with the styles of the page written into its elements. */
function copyDrawing(drawing: SVGSVGElement, width: number, height: number): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const copies = copy.querySelectorAll<SVGElement>('*');
  for (const [index, element] of drawing.querySelectorAll('*').entries()) {
    const style = getComputedStyle(element);
    for (const name of PROPERTIES) copies[index]!.style.setProperty(name, style.getPropertyValue(name));
  }
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  return copy;
}

async function loadPicture(svg: SVGSVGElement): Promise<HTMLImageElement> {
  const picture = new Image();
  const text = new XMLSerializer().serializeToString(svg);
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await picture.decode();
  return picture;
}

/** Draws a chart with its title on the background of its panel. @throws if the browser cannot create the picture */
export async function toPng(drawing: SVGSVGElement, title: string): Promise<Blob> {
  const { width, height } = drawing.getBoundingClientRect();
  const picture = await loadPicture(copyDrawing(drawing, width, height));
  const canvas = document.createElement('canvas');
  canvas.width = (width + 2 * MARGIN) * SCALE;
  canvas.height = (height + TITLE_HEIGHT + MARGIN) * SCALE;
  const context = canvas.getContext('2d')!;
  context.scale(SCALE, SCALE);
  const { color } = getComputedStyle(drawing);
  context.fillStyle = getComputedStyle(drawing.closest('.panel')!).backgroundColor;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = color;
  context.font = '600 16px sans-serif';
  context.fillText(title, MARGIN, TITLE_BASELINE);
  context.drawImage(picture, MARGIN, TITLE_HEIGHT, width, height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture'))), 'image/png'),
  );
}
