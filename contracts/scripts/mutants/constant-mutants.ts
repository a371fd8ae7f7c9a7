/*
 * Makes numeric constants breakable: each becomes a function that returns another value for the mutant's
 * number.
 */

const CONSTANT = /^( {4})(uint\d+) (public|private|internal) constant (\w+) =\s+([^;"]+);/gm;

/** A constant and the alternative values to try. */
export interface Constant {
  name: string;
  at: number;
  value: string;
  tries: string[];
}

/**
 * Returns the numeric constants of a source. Constants built from bits and masks have only one alternative.
 */
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
 * Returns the source with a function in place of each constant.
 * @param idOf Returns the mutant number of an alternative value.
 */
export function replaceConstants(text: string, idOf: (name: string, tried: string) => number): string {
  const constants = findConstants(text);
  const declared = text.replace(CONSTANT, (declaration, blanks, type, visibility, name) => {
    const { value, tries } = constants.find((constant) => constant.name === name)!;
    const seen = visibility === 'public' ? 'public' : 'internal';
    const answers = tries
      .map((tried) => `if (Broken.guard(${idOf(name, tried)})) return ${tried};`)
      .join(' ');
    // Keeps the number of lines, so that later line numbers stay valid.
    const lines = '\n'.repeat(declaration.split('\n').length - 1);
    return `${blanks}function ${name}() ${seen} pure returns (${type}) { ${answers} return ${value.replace(/\s+/g, ' ')}; }${lines}`;
  });
  return constants.reduce(
    (result, { name }) =>
      result.replace(new RegExp(`(?<![\\w.])(?<!function )${name}\\b(?!\\()`, 'g'), `${name}()`),
    declared,
  );
}
