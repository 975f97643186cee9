// The few house rules that the linter's own rules cannot say. Each message tells what to do instead.
// Everything else, the import rules above all, is plain configuration in .oxlintrc.json.
import path from 'node:path';

const VAGUE_NAMES = new Set([
  'utils',
  'util',
  'helpers',
  'helper',
  'misc',
  'manager',
  'data',
  'info',
  'common-utils',
  'stuff',
]);
const RE_EXPORTS = new Set(['ExportAllDeclaration', 'ExportNamedDeclaration']);

const noClock = {
  create: (context) => {
    const report = (node) =>
      context.report({
        node,
        message: 'This place is pure and has no clock: take the moment as an argument, so that a test can choose it.',
      });
    const isDate = (node) => node.callee.type === 'Identifier' && node.callee.name === 'Date';
    return {
      NewExpression: (node) => {
        if (isDate(node) && node.arguments.length === 0) report(node);
      },
      CallExpression: (node) => {
        if (isDate(node)) report(node);
      },
    };
  },
};

const noBarrel = {
  create: (context) => ({
    Program(program) {
      const { body } = program;
      const reExportsOnly =
        body.length > 0 && body.every((statement) => RE_EXPORTS.has(statement.type) && statement.source);
      const isIndex = /^index\.[cm]?[jt]sx?$/.test(path.basename(context.filename));
      if (!reExportsOnly && !isIndex) return;
      context.report({
        node: program,
        message:
          'No barrels: import each thing from the file that holds it, ' +
          'so that a reader lands there and cycles cannot hide.',
      });
    },
  }),
};

const noVagueName = {
  create: (context) => ({
    Program(program) {
      const inside = path.relative(context.cwd, context.filename).split(path.sep);
      const vague = inside.map((part) => part.split('.')[0]).find((name) => VAGUE_NAMES.has(name.toLowerCase()));
      if (!vague) return;
      context.report({
        node: program,
        message: `"${vague}" says nothing: name the thing this is about, with the word of docs/glossary.md.`,
      });
    },
  }),
};

const COLUMNS = 120;

const noLongLine = {
  create: (context) => ({
    Program() {
      const { lines } = context.sourceCode;
      lines.forEach((line, index) => {
        if (line.length <= COLUMNS) return;
        context.report({
          loc: { start: { line: index + 1, column: COLUMNS }, end: { line: index + 1, column: line.length } },
          message:
            `A line has ${COLUMNS} columns at most: split a long text at a space ('… ' + '…'), ` +
            "say a test's name in fewer words.",
        });
      });
    },
  }),
};

const SPACED = /^(m|p)[tblrxy]?$|^(margin|padding)|gap$/i;
const COLOURED = /colou?r$|^(background|border|outline|boxShadow|fill|stroke)/i;
const PIXELS = /^-?[\d.]+px( -?[\d.]+px)*$/;
const A_COLOUR = /#([\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b|\brgba?\(/i;

const noRawStyle = {
  create: (context) => {
    const report = (node, message) => context.report({ node, message });
    const textOf = ({ type, value, quasis }) =>
      type === 'TemplateLiteral' ? quasis.map((quasi) => quasi.value.raw).join('') : value;
    return {
      Property({ key, value, computed }) {
        const name = computed ? undefined : (key.name ?? key.value);
        if (typeof name !== 'string') return;
        const text = textOf(value);
        const isNumber = typeof text === 'number';
        if (name === 'fontSize' && (isNumber || /^[\d.]+(px|r?em)?$/.test(text)))
          report(
            value,
            'A text size is a role: <Typography variant="caption">, or ...theme.typography.caption in styled().',
          );
        if (name === 'borderRadius' && ((isNumber && text > 1) || PIXELS.test(text)))
          report(value, 'A corner is a token: radius.md of libs/design/tokens, or theme.shape.borderRadius.');
        if (SPACED.test(name) && PIXELS.test(text))
          report(value, 'A distance is counted in the theme: theme.spacing(2), or 2 in sx.');
        if (COLOURED.test(name) && A_COLOUR.test(text))
          report(value, 'A colour is a name: theme.palette, or color of libs/design/tokens.');
      },
    };
  },
};

const WAYS_OUT = new Set(['Cancel', 'Close']);

const buttonOrder = {
  create: (context) => ({
    JSXElement({ children }) {
      const shown = children.flatMap(elementsIn);
      const primary = shown.findIndex(isPrimary);
      if (primary === -1) return;
      for (const wayOut of shown.slice(primary + 1).filter(isWayOut))
        context.report({
          node: wayOut,
          message: 'One order of buttons: Cancel or Close first, then the one that goes through with it.',
        });
    },
  }),
};

/** What may be drawn of a child: itself, what a fragment holds, both sides of a condition. */
function elementsIn(node) {
  switch (node?.type) {
    case 'JSXElement':
      return [node];
    case 'JSXFragment':
      return node.children.flatMap(elementsIn);
    case 'JSXExpressionContainer':
      return elementsIn(node.expression);
    case 'LogicalExpression':
      return elementsIn(node.right);
    case 'ConditionalExpression':
      return [node.consequent, node.alternate].flatMap(elementsIn);
    default:
      return [];
  }
}

function isPrimary({ openingElement: { name, attributes } }) {
  return (
    name.name === 'SubmitButton' ||
    attributes.some((attribute) => attribute.name?.name === 'variant' && attribute.value?.value === 'contained')
  );
}

function isWayOut({ children }) {
  return children.length === 1 && children[0].type === 'JSXText' && WAYS_OUT.has(children[0].value.trim());
}

export default {
  meta: { name: 'house' },
  rules: {
    'no-clock': noClock,
    'no-barrel': noBarrel,
    'no-long-line': noLongLine,
    'no-vague-name': noVagueName,
    'no-raw-style': noRawStyle,
    'button-order': buttonOrder,
  },
};
