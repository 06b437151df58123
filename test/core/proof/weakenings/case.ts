/** A change of one file, and what it does to the tests; missing `how` if nothing. A missing text is no file. */
export interface ChangeCase {
  readonly name: string;
  readonly path: string;
  readonly before?: string;
  readonly after?: string;
  readonly how?: string;
}

/** Texts with tests in many languages, and how they are weakened. */
export const js =
  "test('adds', () => {\n  expect(add(1, 2)).toBe(3);\n  expect(add(0, 0)).toBe(0);\n});\n";
export const js2 = `${js}\ntest('takes', () => {\n  expect(take(2, 1)).toBe(1);\n});\n`;
export const py =
  'import cart\n\ndef test_adds():\n    assert cart.add(1, 2) == 3\n\n\ndef test_takes():\n    assert cart.take(2, 1) == 1\n';
export const go =
  'func TestAdds(t *testing.T) {\n\tif add(1, 2) != 3 {\n\t\tt.Fatal("no")\n\t}\n}\n\nfunc TestTakes(t *testing.T) {\n\tassert.Equal(t, 1, take(2, 1))\n}\n';
export const java =
  'class CartTest {\n    @Test\n    void adds() {\n        assertEquals(3, add(1, 2));\n    }\n\n    @Test\n    void takes() {\n        assertEquals(1, take(2, 1));\n    }\n}\n';
export const rust =
  '#[cfg(test)]\nmod tests {\n    #[test]\n    fn adds() {\n        assert_eq!(add(1, 2), 3);\n    }\n}\n';
export const ruby =
  "describe Cart do\n  it 'adds' do\n    expect(add(1, 2)).to eq(3)\n  end\n\n  it 'takes' do\n    expect(take(2, 1)).to eq(1)\n  end\nend\n";
export const php =
  '<?php\nclass CartTest extends TestCase {\n    public function testAdds(): void {\n        $this->assertSame(3, add(1, 2));\n    }\n}\n';
export const cpp =
  'TEST(Cart, Adds) {\n  EXPECT_EQ(add(1, 2), 3);\n}\n\nTEST(Cart, Takes) {\n  EXPECT_EQ(take(2, 1), 1);\n}\n';
export const cs =
  'public class CartTests {\n    [Fact]\n    public void Adds() {\n        Assert.Equal(3, Add(1, 2));\n    }\n}\n';
export const kotlin =
  'class CartTest {\n    @Test\n    fun `adds up`() {\n        assertEquals(3, add(1, 2))\n    }\n}\n';
export const scripts = (test: string) =>
  `{\n  "name": "shop",\n  "scripts": {\n    "test": "${test}"\n  }\n}\n`;

export const deleted = 'is deleted';
export const skipped = 'is skipped';
export const always = 'asserts what is always true';
export const hollow = 'asserts nothing any more';

/** An edit of a text. */
export function changed(
  name: string,
  path: string,
  before: string,
  [from, to]: readonly [string, string],
  how?: string,
): ChangeCase {
  if (!before.includes(from)) throw new Error(`${name}: ${from} is not there`);
  return { name, path, before, after: before.replace(from, to), ...(how && { how }) };
}

/** Edits of one text, each by its name, what it replaces, what by, and what that does to the tests. */
export const changedIn = (
  path: string,
  before: string,
  edits: readonly (readonly [name: string, from: string, to: string, how?: string])[],
): readonly ChangeCase[] =>
  edits.map(([name, from, to, how]) => changed(name, path, before, [from, to], how));
