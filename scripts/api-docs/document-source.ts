import { parseSync } from 'vite';

/** Name of the global function that documented source calls. */
export const documentCall = '__document';

type Node = { type: string; start: number; end: number; [key: string]: unknown };
type Comment = { type: string; value: string; start: number; end: number };

/**
 * Makes comments available where a module runs: each expression with a docstring (a property, an element, a
 * constant at the top level) becomes `__document(expression, docstring, name of the constant)`. A schema at run
 * time knows no comments, and descriptions within schemas would be sent to browsers with the forms.
 * @param file for error messages
 */
export function documentSource(source: string, file: string): string {
  const { program, comments, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const docs = new Map<number, string>();
  for (const comment of comments as Comment[])
    if (comment.type === 'Block' && comment.value.startsWith('*'))
      docs.set(nextCode(source, comment.end), readDocstring(comment.value));
  const inserts: { at: number; text: string }[] = [];
  const wrap = ({ start, end }: Node, before: string, doc: string | undefined, name?: string) => {
    inserts.push({ at: start, text: `${before}${documentCall}(` });
    inserts.push({ at: end, text: `, ${JSON.stringify(doc)}, ${JSON.stringify(name)})` });
  };
  for (const statement of program.body as unknown as Node[]) {
    const declared = (statement.declaration ?? statement) as Node;
    if (declared.type !== 'VariableDeclaration') continue;
    const [{ id, init }] = declared.declarations as [{ id: Node; init: Node | null }];
    if (init && id.type === 'Identifier')
      wrap(init, '', docs.get(statement.start), String(id.name));
  }
  visit(program as unknown as Node, (node) => {
    const doc = docs.get(node.start);
    if (doc === undefined) return;
    if (node.type === 'Property' && node.kind === 'init' && node.method === false) {
      const key = node.key as Node;
      wrap(node.value as Node, node.shorthand ? `${key.name}: ` : '', doc);
    }
  });
  return apply(source, inserts);
}

const nextCode = (source: string, from: number) => from + source.slice(from).search(/\S|$/);

/** The text of a docstring, without stars and tags such as `@returns`; line breaks within a paragraph go. */
function readDocstring(comment: string): string {
  const lines = comment.split('\n').map((line) => line.replace(/^\s*\*? ?/, '').trimEnd());
  const [text = ''] = lines.join('\n').split(/^@/m);
  return text.trim().replace(/(?<!\n)\n(?![\n-])/g, ' ');
}

function visit(node: Node, onNode: (node: Node) => void) {
  onNode(node);
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value])
      if (typeof child === 'object' && child !== null && 'type' in child)
        visit(child as Node, onNode);
}

function apply(source: string, inserts: { at: number; text: string }[]): string {
  let text = source;
  // From the end; of two at one place, the later one goes further inside.
  const ordered = inserts.map((insert, order) => ({ ...insert, order }));
  ordered.sort((a, b) => b.at - a.at || b.order - a.order);
  for (const { at, text: added } of ordered) text = text.slice(0, at) + added + text.slice(at);
  return text;
}
