/*
 * Makes constants of numbers breakable: each becomes a function that answers another value when its number is named.
 */

const CONSTANT = /^( {4})(uint\d+) (public|private|internal) constant (\w+) =\s+([^;"]+);/gm;

/** A constant, and the values that are tried instead. */
export interface Constant {
  name: string;
  at: number;
  value: string;
  tries: string[];
}

/** The constants of a source that are numbers; those that are sums of bits and masks have one try only. */
export function findConstants(text: string): Constant[] {
  return [...text.matchAll(CONSTANT)].map(({ 4: name, 5: value, index }) => {
    const isPlain = /^[\d_.]+(?: \w+)?$/.test(value!);
    return {
      name: name!,
      at: index,
      value: value!,
      tries: isPlain ? ['0', `${value} + 1`, `${value} * 10`] : [`(${value}) ^ 1`],
    };
  });
}

/**
 * The source with a function for each constant.
 * @param idOf number of a try of a constant
 */
export function replaceConstants(text: string, idOf: (name: string, tried: string) => number): string {
  const constants = findConstants(text);
  const declared = text.replace(CONSTANT, (declaration, blanks, type, visibility, name) => {
    const { value, tries } = constants.find((constant) => constant.name === name)!;
    const seen = visibility === 'public' ? 'public' : 'internal';
    const answers = tries
      .map((tried) => `if (Broken.guard(${idOf(name, tried)})) return ${tried};`)
      .join(' ');
    // One line more or less would move all that follows.
    const lines = '\n'.repeat(declaration.split('\n').length - 1);
    return `${blanks}function ${name}() ${seen} pure returns (${type}) { ${answers} return ${value.replace(/\s+/g, ' ')}; }${lines}`;
  });
  return constants.reduce(
    (result, { name }) =>
      result.replace(new RegExp(`(?<![\\w.])(?<!function )${name}\\b(?!\\()`, 'g'), `${name}()`),
    declared,
  );
}
