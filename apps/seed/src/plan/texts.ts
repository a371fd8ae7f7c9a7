/** Parts of invented names, which refer to no real person. */
export const FIRST_NAMES = [
  'Ada',
  'Amir',
  'Anouk',
  'Ben',
  'Carla',
  'Chidi',
  'Clara',
  'Dana',
  'Elif',
  'Emil',
  'Fatou',
  'Finn',
  'Greta',
  'Hana',
  'Hugo',
  'Ida',
  'Ivo',
  'Jonas',
  'Juna',
  'Kaito',
  'Lea',
  'Linus',
  'Mara',
  'Mateo',
  'Mila',
  'Nadia',
  'Noa',
  'Olga',
  'Oskar',
  'Paul',
  'Priya',
  'Quirin',
  'Rosa',
  'Sami',
  'Sofia',
  'Tariq',
  'Thea',
  'Uma',
  'Viktor',
  'Yuki',
] as const;
export const LAST_NAMES = [
  'Adler',
  'Bianchi',
  'Brandt',
  'Castro',
  'Demir',
  'Ekdal',
  'Farkas',
  'Garcia',
  'Hansen',
  'Ito',
  'Jansen',
  'Keller',
  'Kovac',
  'Lindgren',
  'Meyer',
  'Moreau',
  'Nowak',
  'Okafor',
  'Petrov',
  'Quint',
  'Rossi',
  'Santos',
  'Tanaka',
  'Vogel',
  'Weber',
  'Yilmaz',
  'Zeller',
] as const;

export const COLLECTIONS = [
  {
    name: 'Waves of the Line',
    motif: 'waves',
    description:
      'Every action on Nova draws a line of its own. These are the ones that were worth keeping, wound into rings.',
    piece: 'Wave',
  },
  {
    name: 'Papierberge',
    motif: 'mountains',
    description: 'Gebirge aus farbigem Papier, Schicht für Schicht. Jedes Blatt gibt es einmal.',
    piece: 'Blatt',
  },
  {
    name: 'Small Machines',
    motif: 'machines',
    description: 'Little beings on a grid of twelve by twelve. They blink when nobody looks.',
    piece: 'Machine',
  },
] as const;

/** Names of single NFTs by motif. */
export const SINGLES = {
  petals: [
    'Midnight Dahlia',
    'Paper Rose',
    'Sonnenrad',
    'Glass Aster',
    'Seerose',
    'Wild Anemone',
    'Night Lotus',
  ],
  orbits: [
    'Quiet Orbit',
    'Three Moons',
    'Umlaufbahn',
    'Long Eclipse',
    'Second Sun',
    'Ferne Welt',
    'Slow Comet',
  ],
  tiles: ['Endless Garden Path', 'Flussdelta', 'Ribbon Maze', 'Tide Tables', 'Kachelmeer', 'Loose Threads'],
} as const;

/** Names of 3D NFTs by shape. */
export const SHAPES = {
  knot: ['Knot of Two Roads', 'Ewiger Knoten'],
  gem: ['Cut Ember', 'Geschliffenes Licht'],
  tower: ['Turning Tower', 'Windturm'],
  shell: ['Deep Shell', 'Muschel'],
  star: ['Soft Star', 'Weicher Stern'],
} as const;

export const DESCRIPTIONS = [
  'Drawn in one evening, with the window open.',
  'Part of a longer series about patience.',
  'Ein Versuch über Licht und Wiederholung.',
  'Made for a friend who likes maps.',
  'Die Farben stammen von einem alten Plakat.',
  'No two lines here have the same length.',
  'Best seen from two steps away.',
  'Entstanden aus einem einzigen Bogen.',
] as const;

export const TOKENS = [
  {
    name: 'Kaffeekasse',
    symbol: 'KAFFEE',
    about: 'Wer den letzten Kaffee trinkt, zahlt einen. Abrechnung am Freitag.',
  },
  { name: 'Harbour Lights', symbol: 'HARBR', about: 'Thanks for those who help at the harbour festival.' },
  {
    name: 'Chess Club Points',
    symbol: 'ROOK',
    about: 'One for a draw, three for a win. The season ends in May.',
  },
  { name: 'Gartenstunden', symbol: 'BEET', about: 'Eine Stunde Arbeit im Gemeinschaftsgarten, ein BEET.' },
  {
    name: 'Sunday Riders',
    symbol: 'RIDE',
    about: 'A token for each tour we ride together, whatever the weather.',
  },
  { name: 'Open Studio', symbol: 'STUDIO', about: 'Votes for the next exhibition. Ten for each member.' },
  { name: 'Bücherwurm', symbol: 'WURM', about: 'Für jedes gelesene und weitergegebene Buch.' },
  {
    name: 'Night Bakers',
    symbol: 'CRUMB',
    about: 'Bread for tokens, tokens for help at four in the morning.',
  },
  { name: 'Repair Café', symbol: 'FIX', about: 'Given for every thing that works again.' },
  {
    name: 'Choir of the Old Mill',
    symbol: 'CHOIR',
    about: 'Seats for the concerts, first come, first served.',
  },
] as const;

export const MESSAGES = [
  {
    topic: 'wallet',
    language: 'en',
    message:
      'Hello, can I use the same account with a second wallet on my phone? I would like to keep the first one for larger amounts.',
  },
  {
    topic: 'points',
    language: 'de',
    message:
      'Hallo, ich sammle seit heute Energie. Wann genau kann ich Punkte in NAC umwandeln, zählt der heutige Tag schon?',
  },
  {
    topic: 'presale',
    language: 'en',
    message:
      'I bought in two parts. Does the bonus count for the first purchase only, or for both? The page was quick, thank you.',
  },
  {
    topic: 'other',
    language: 'de',
    message:
      'Unser Verein möchte einen eigenen Token für Arbeitsstunden anlegen. Gibt es ein Beispiel, an dem wir uns orientieren können?',
  },
  {
    topic: 'security',
    language: 'en',
    message:
      'I received a message that asks for my recovery phrase and claims to be from you. I did not answer it. Should I forward it?',
  },
  {
    topic: 'other',
    language: 'en',
    message:
      'The explorer is a joy to read. A small wish: please let me download my transfers for a chosen month.',
  },
] as const;
