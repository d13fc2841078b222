import { parse, type AtRule, type Container } from 'postcss';

interface Piece {
  /** The at-rules round it, outermost first: '@layer utilities', '@media (width >= 48rem)'. */
  path: readonly string[];
  text: string;
  /** For each selector, the classes without which it matches nothing. */
  needs: readonly (readonly string[])[];
}

/** Classes that scripts set on the root, which is not part of the rendered markup. */
const onRoot = new Set(['light', 'dark']);
const inParentheses = /:(?:is|where|not|has)\([^()]*(?:\([^()]*\)[^()]*)*\)/g;

function neededBy(selector: string): string[] {
  // What stands in parentheses is an alternative or the opposite, not a need.
  const names = selector.replace(inParentheses, '').match(/\.(?:\\.|[\w-])+/g) ?? [];
  return names.map((name) => name.slice(1).replace(/\\(.)/g, '$1')).filter((name) => !onRoot.has(name));
}

const title = ({ name, params }: AtRule) => `@${name}${params ? ` ${params}` : ''}`;

function collect(container: Container, path: readonly string[], pieces: Piece[]): void {
  container.each((node) => {
    const group = node.type === 'atrule' && ['layer', 'media', 'supports'].includes(node.name) && node.nodes;
    if (group) collect(node, [...path, title(node)], pieces);
    else if (node.type === 'rule')
      pieces.push({ path, text: node.toString(), needs: node.selectors.map(neededBy) });
    else if (node.type === 'atrule')
      pieces.push({ path, text: `${node.toString()}${node.nodes ? '' : ';'}`, needs: [] });
  });
}

/** Writes the pieces in their order, with the at-rules that follow each other opened once. */
function write(pieces: readonly Piece[]): string {
  let out = '';
  let open: readonly string[] = [];
  for (const { path, text } of pieces) {
    let same = 0;
    while (same < open.length && open[same] === path[same]) same += 1;
    out += '}'.repeat(open.length - same);
    for (const group of path.slice(same)) out += `${group}{`;
    out += text;
    open = path;
  }
  return out + '}'.repeat(open.length);
}

/** How React writes into attributes what names of classes may hold. */
const entities = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" } as const;
const plain = (attribute: string) =>
  attribute.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity as keyof typeof entities]);

/**
 * Of a style sheet, what a page's first paint needs: every rule that could match one of its classes, and every
 * rule that asks for none. The page links the whole sheet for what comes later.
 */
export function createUsedCss(css: string): (html: string) => string {
  const pieces: Piece[] = [];
  collect(parse(css), [], pieces);
  return (html) => {
    const used = new Set<string>();
    for (const [, names] of html.matchAll(/ class="([^"]*)"/g))
      for (const name of plain(names!).split(' ')) used.add(name);
    return write(
      pieces.filter(
        ({ needs }) => needs.length === 0 || needs.some((all) => all.every((name) => used.has(name))),
      ),
    );
  };
}
