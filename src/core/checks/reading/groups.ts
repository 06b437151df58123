/** Maximum nesting of test groups; deeper output is no list of tests. */
const maxDepth = 30;

/** The groups that an output nests by indentation. */
export class Groups {
  private open: readonly { readonly depth: number; readonly name: string }[] = [];

  enter(depth: number, name: string): void {
    this.open = [...this.above(depth), { depth, name }];
  }

  path(depth: number, name: string): readonly string[] {
    return [...this.above(depth).map((group) => group.name), name];
  }

  private above(depth: number): { readonly depth: number; readonly name: string }[] {
    return this.open.filter((group) => group.depth < depth).slice(-maxDepth);
  }
}
