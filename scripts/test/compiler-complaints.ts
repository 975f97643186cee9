import ts from 'typescript';

/**
 * What the compiler says about files that are nowhere but here.
 * @param planted texts by the place where they would lie, which decides what they can import
 * @returns the complaints of each, in the same order
 */
export function compilerComplaints(planted: ReadonlyMap<string, string>, options: ts.CompilerOptions): string[][] {
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (file) => planted.has(file) || fileExists(file);
  host.readFile = (file) => planted.get(file) ?? readFile(file);
  host.getSourceFile = (file, target, ...rest) => {
    const text = planted.get(file);
    return text === undefined ? getSourceFile(file, target, ...rest) : ts.createSourceFile(file, text, target);
  };
  const program = ts.createProgram([...planted.keys()], options, host);
  return [...planted.keys()].map((file) =>
    ts
      .getPreEmitDiagnostics(program, program.getSourceFile(file))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' ')),
  );
}
