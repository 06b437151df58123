/** What reads a text that comes in, and the syntax that it looks for. */
export interface Reader {
  readonly name: string;
  readonly read: (text: string) => unknown;
  /** Pieces of its syntax; each kind of text is made of them. */
  readonly tokens: readonly string[];
}

/** What any text may be made of. */
export const anyText = [...'a \n"\'`([{<\\-=*_#|@:./1é\u200b'];

/** Pieces of code. */
export const code = [
  'class A:\n',
  '  def f(self):\n',
  'function f() {\n',
  '}\n',
  '{',
  '(',
  'public static void f(',
  'const a = ',
  '#define A\n',
  'export default ',
  '// ...\n',
  '# ',
  '"',
  '`',
  '/*',
  '*/',
  'a: ',
  '- ',
  '[a]\n',
  '<a>',
  '</a>',
  '<!--',
  '<script>',
  '</script>',
  '${{ ',
  ' }}',
  '&a ',
  '*a ',
  '|\n',
  'FROM a\n',
  'RUN a \\\n',
  '\\',
  '\t',
  'TODO',
  '<<<<<<< HEAD\n',
  'x\n',
];
