/** Colors that go well together, from the darkest to the brightest. */
export interface Palette {
  readonly name: string;
  readonly ground: string;
  readonly colours: readonly [string, string, string, string];
}

export const PALETTES: readonly Palette[] = [
  { name: 'Ember', ground: '#160f12', colours: ['#5b1f2a', '#b83a2e', '#ff7a1a', '#ffd9a0'] },
  { name: 'Harbour', ground: '#08151d', colours: ['#123c52', '#1f7a8c', '#7cc6c3', '#f2e8cf'] },
  { name: 'Orchard', ground: '#f3ecdd', colours: ['#2f4b3a', '#6b8f3f', '#d9a441', '#c2482d'] },
  { name: 'Dusk', ground: '#12101f', colours: ['#352a6b', '#7b4ea3', '#e0719a', '#ffc9a9'] },
  { name: 'Slate', ground: '#0f1417', colours: ['#2c3a42', '#5d7480', '#a8bcc4', '#ff7a1a'] },
  { name: 'Meadow', ground: '#e8efe4', colours: ['#28594a', '#4f9a6b', '#b6cf6a', '#f08a5d'] },
  { name: 'Glacier', ground: '#eaf1f5', colours: ['#17324d', '#3f7cac', '#95c8d8', '#f4b860'] },
  { name: 'Clay', ground: '#efe3d6', colours: ['#4a2c2a', '#96543a', '#d08c60', '#35606e'] },
  { name: 'Neon', ground: '#0b0b14', colours: ['#1b2a8c', '#0fa3b1', '#e4ff1a', '#ff3c83'] },
  { name: 'Porcelain', ground: '#f7f5f0', colours: ['#1d2b53', '#3e5c9a', '#9db4d3', '#d64545'] },
];

/** Mixes two colors to `#rrggbb`. @param share 0 returns the first, 1 the second */
export function mix(first: string, second: string, share: number): string {
  const [from, to] = [toChannels(first), toChannels(second)];
  const channels = from.map((channel, index) => Math.round(channel + (to[index]! - channel) * share));
  return `#${channels.map((channel) => Math.min(255, Math.max(0, channel)).toString(16).padStart(2, '0')).join('')}`;
}

/** Returns red, green and blue, 0 to 255 each. */
export function toChannels(colour: string): [number, number, number] {
  const value = parseInt(colour.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}
