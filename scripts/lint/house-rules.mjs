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
          'No barrels: import each thing from the file that holds it, so that a reader lands there and cycles cannot hide.',
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

export default {
  meta: { name: 'house' },
  rules: { 'no-clock': noClock, 'no-barrel': noBarrel, 'no-vague-name': noVagueName },
};
