import { parse, type AtRule, type Container } from 'postcss';

interface Rule {
  /** The enclosing at-rules, outermost first: '@layer utilities', '@media (width >= 48rem)'. */
  path: readonly string[];
  text: string;
  /** For each selector, the classes that an element must have; [] for an at-rule such as @font-face: it is always used. */
  requiredClasses: readonly (readonly string[])[];
}

/** Classes that scripts set on the root element, which is not part of the rendered markup. */
const rootClasses = new Set(['light', 'dark']);
/** Such as ':not(.a:is(.b))', with one inner level of parentheses at most. */
const inParentheses = /:(?:is|where|not|has)\([^()]*(?:\([^()]*\)[^()]*)*\)/g;

/** ['md:flex'] of '.dark .md\:flex:not(.a)': a class inside `:is()`, `:not()` and the like is optional or excluded. */
function requiredBy(selector: string): string[] {
  const names = selector.replace(inParentheses, '').match(/\.(?:\\.|[\w-])+/g) ?? [];
  return names.map((name) => name.slice(1).replace(/\\(.)/g, '$1')).filter((name) => !rootClasses.has(name));
}

const title = ({ name, params }: AtRule) => `@${name}${params ? ` ${params}` : ''}`;

function collect(container: Container, path: readonly string[], rules: Rule[]): void {
  container.each((node) => {
    const group =
      node.type === 'atrule' && ['container', 'layer', 'media', 'supports'].includes(node.name) && node.nodes;
    if (group) collect(node, [...path, title(node)], rules);
    else if (node.type === 'rule')
      rules.push({ path, text: node.toString(), requiredClasses: node.selectors.map(requiredBy) });
    else if (node.type === 'atrule')
      rules.push({ path, text: `${node.toString()}${node.nodes ? '' : ';'}`, requiredClasses: [] });
  });
}

/** Prints the rules in order, and opens an at-rule once for adjacent rules. */
function write(rules: readonly Rule[]): string {
  let out = '';
  let open: readonly string[] = [];
  for (const { path, text } of rules) {
    let common = 0;
    while (common < open.length && open[common] === path[common]) common += 1;
    out += '}'.repeat(open.length - common);
    for (const group of path.slice(common)) out += `${group}{`;
    out += text;
    open = path;
  }
  return out + '}'.repeat(open.length);
}

/** The HTML entities that React writes into `class` attributes. */
const entities = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" } as const;
const decodeEntities = (attribute: string) =>
  attribute.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity as keyof typeof entities]);

/** Returns a function that extracts the rules that a page can use in its first paint. The page links the complete sheet. */
export function createUsedCss(css: string): (html: string) => string {
  const rules: Rule[] = [];
  collect(parse(css), [], rules);
  return (html) => {
    const used = new Set<string>();
    for (const [, names] of html.matchAll(/ class="([^"]*)"/g))
      for (const name of decodeEntities(names!).split(' ')) used.add(name);
    return write(
      rules.filter(
        ({ requiredClasses }) =>
          requiredClasses.length === 0 ||
          requiredClasses.some((names) => names.every((name) => used.has(name))),
      ),
    );
  };
}
