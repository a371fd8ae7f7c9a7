import ts from 'typescript';

/** A place in the source that looks up a text. */
export interface TextUse {
  /** `namespace:key`, with `*` for a part that is only known at run time. */
  readonly key: string;
  readonly line: number;
}

export interface FileUses {
  readonly uses: readonly TextUse[];
  /** Expressions that the check cannot read, as sentences that begin with the line. */
  readonly errors: readonly string[];
}

/** Text that is the same in every language and may be written directly in a component. */
const SAME_EVERYWHERE = /^(?:EP|NAC|USDT|UTC|Esc|Nova|gwei|Gwei|ms|s|x|kB|MB|px|0x\w*|[\d\W]+)$/;
/** Attributes that are shown or read aloud by a screen reader. */
const SPOKEN_ATTRIBUTES = new Set(['aria-label', 'title', 'alt', 'placeholder', 'label']);

/** Finds the texts that a module looks up and the text it contains directly. */
export function findTextUses(fileName: string, source: string): FileUses {
  const file = ts.createSourceFile(
    fileName,
    source,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind[fileName.endsWith('.tsx') ? 'TSX' : 'TS'],
  );
  const uses: TextUse[] = [];
  const errors: string[] = [];
  const lineOf = (node: ts.Node) => file.getLineAndCharacterOfPosition(node.getStart()).line + 1;

  const readCall = (call: ts.CallExpression, namespaces: ReadonlyMap<string, string>) => {
    if (!ts.isIdentifier(call.expression)) return;
    const namespace = namespaces.get(call.expression.text);
    const [argument] = call.arguments;
    if (namespace === undefined || !argument) return;
    for (const key of readKeys(argument)) {
      if (key === null) errors.push(`${lineOf(call)}: the key must be a literal or a template`);
      else uses.push({ key: key.includes(':') ? key : `${namespace}:${key}`, line: lineOf(call) });
    }
  };
  const visit = (node: ts.Node, outer: ReadonlyMap<string, string>) => {
    const namespaces = ts.isBlock(node) || ts.isFunctionLike(node) ? withTranslators(node, outer) : outer;
    if (ts.isCallExpression(node)) readCall(node, namespaces);
    const texts = shownTexts(node);
    if (texts !== null && !texts.split(/\s+/).every((word) => SAME_EVERYWHERE.test(word))) {
      errors.push(`${lineOf(node)}: "${texts}" is shown in one language only`);
    }
    ts.forEachChild(node, (child) => visit(child, namespaces));
  };
  visit(file, new Map());
  return { uses, errors };
}

/** Returns the possible keys of an expression; null for a part that cannot be read. */
function readKeys(node: ts.Expression): (string | null)[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isConditionalExpression(node)) return [...readKeys(node.whenTrue), ...readKeys(node.whenFalse)];
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return readKeys(node.expression);
  if (ts.isTemplateExpression(node)) {
    return [node.head.text + node.templateSpans.map((span) => `*${span.literal.text}`).join('')];
  }
  return [null];
}

/** Returns the names of the translators in scope within a function or block, with their namespaces. */
function withTranslators(node: ts.Node, outer: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const inner = new Map(outer);
  const declarations = ts.isBlock(node)
    ? node.statements.filter(ts.isVariableStatement).flatMap((each) => each.declarationList.declarations)
    : [];
  for (const { name, initializer } of declarations) {
    const namespace = initializer ? namespaceOfCall(initializer) : null;
    if (namespace === null) continue;
    if (ts.isIdentifier(name)) inner.set(name.text, namespace);
    else for (const element of name.elements) inner.set(element.getText(), namespace);
  }
  if (ts.isFunctionLike(node)) {
    for (const { name, type } of node.parameters) {
      const translated = /^Translate<'(\w+)'>$/.exec(type?.getText() ?? '');
      if (translated) inner.set(name.getText(), translated[1]!);
    }
  }
  return inner;
}

/** `useTranslation('explorer')` and `source.translate(language, 'explorer')`. */
function namespaceOfCall(node: ts.Expression): string | null {
  if (!ts.isCallExpression(node)) return null;
  const name = ts.isPropertyAccessExpression(node.expression)
    ? node.expression.name.text
    : node.expression.getText();
  const argument = name === 'useTranslation' ? node.arguments[0] : node.arguments[1];
  if (name !== 'useTranslation' && name !== 'translate') return null;
  if (!argument) return 'site';
  return ts.isStringLiteral(argument) ? argument.text : null;
}

/** Returns text between tags, or in an attribute that is shown or read aloud. */
function shownTexts(node: ts.Node): string | null {
  if (ts.isJsxText(node)) return node.text.trim() || null;
  if (!ts.isJsxAttribute(node) || !node.initializer || !ts.isStringLiteral(node.initializer)) return null;
  return SPOKEN_ATTRIBUTES.has(node.name.getText()) ? node.initializer.text.trim() || null : null;
}
