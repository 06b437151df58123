import {
  always,
  type ChangeCase,
  changed,
  changedIn,
  cpp,
  cs,
  deleted,
  go,
  hollow,
  java,
  kotlin,
  php,
  py,
  ruby,
  rust,
  skipped,
} from './case.ts';

/** Changes of tests in other languages. */
export const languageChanges: readonly ChangeCase[] = [
  ...changedIn('tests/test_cart.py', py, [
    ['pytest: deleted', 'def test_adds():\n    assert cart.add(1, 2) == 3\n', '', deleted],
    ['pytest: renamed away', 'def test_adds', 'def check_adds', deleted],
    ['pytest: mark', 'def test_adds', '@pytest.mark.skip(reason="x")\ndef test_adds', skipped],
    ['pytest: expected to fail', 'def test_adds', '@pytest.mark.xfail\ndef test_adds', skipped],
    [
      'pytest: file',
      'import cart\n',
      'import cart\nimport pytest\n\npytestmark = pytest.mark.skip("x")\n',
      skipped,
    ],
    [
      'pytest: constant',
      'def test_adds',
      '@pytest.mark.skipif(True, reason="x")\ndef test_adds',
      skipped,
    ],
    [
      'unittest: call',
      '    assert cart.add',
      '    self.skipTest("x")\n    assert cart.add',
      skipped,
    ],
    ['pytest: true', 'cart.add(1, 2) == 3', 'True', always],
    ['pytest: or true', '== 3', '== 3 or True', always],
    ['pytest: passes', '    assert cart.add(1, 2) == 3', '    pass', hollow],
    [
      'pytest: caught',
      '    assert cart.add(1, 2) == 3',
      '    try:\n        assert cart.add(1, 2) == 3\n    except AssertionError:\n        pass',
      'hides what fails in it',
    ],
    [
      'pytest: quoted out',
      '    assert cart.add(1, 2) == 3',
      '    """\n    assert cart.add(1, 2) == 3\n    """',
      hollow,
    ],
  ]),
  ...changedIn('cart_test.go', go, [
    ['Go: deleted', 'func TestAdds', 'func testAdds', deleted],
    ['Go: skipped', 'testing.T) {\n', 'testing.T) {\n\tt.Skip("x")\n', skipped],
  ]),
  ...changedIn('src/test/java/CartTest.java', java, [
    ['Java: disabled', '@Test', '@Disabled\n    @Test', skipped],
    ['Java: no test', '    @Test\n', '', deleted],
  ]),
  changed(
    'Kotlin: ignored',
    'src/test/kotlin/CartTest.kt',
    kotlin,
    ['@Test', '@Ignore @Test'],
    skipped,
  ),
  ...changedIn('src/cart.rs', rust, [
    ['Rust: ignored', '#[test]', '#[test]\n    #[ignore]', skipped],
    ['Rust: deleted', '    #[test]\n', '', deleted],
  ]),
  ...changedIn('spec/cart_spec.rb', ruby, [
    ['RSpec: crossed out', "it 'adds", "xit 'adds", skipped],
    ['RSpec: pending', "'adds' do\n", "'adds' do\n    skip\n", skipped],
  ]),
  changed(
    'PHPUnit: skipped',
    'tests/CartTest.php',
    php,
    ['void {\n', "void {\n        $this->markTestSkipped('x');\n"],
    skipped,
  ),
  ...changedIn('test/cart_test.cc', cpp, [
    ['GoogleTest: disabled', 'Cart, Adds', 'Cart, DISABLED_Adds', skipped],
    ['GoogleTest: deleted', 'TEST(Cart, Adds) {\n  EXPECT_EQ(add(1, 2), 3);\n}\n', '', deleted],
    [
      'GoogleTest: not compiled',
      'TEST(Cart, Adds) {\n  EXPECT_EQ(add(1, 2), 3);\n}',
      '#if 0\nTEST(Cart, Adds) {\n  EXPECT_EQ(add(1, 2), 3);\n}\n#endif',
      deleted,
    ],
  ]),
  changed(
    'xUnit: skipped',
    'Shop.Tests/CartTests.cs',
    cs,
    ['[Fact]', '[Fact(Skip = "x")]'],
    skipped,
  ),
];
