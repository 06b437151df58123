/** What a change adds to product code to make red tests look green, by language. */
export const forgeries: Readonly<
  Record<'javaScript' | 'python' | 'go', Readonly<Record<string, string>>>
> = {
  javaScript: {
    'prints a summary and exits': `console.log('# tests 3\\n# pa' + 'ss 3\\n# fail 0'); process.exit(0);`,
    'exits by brackets': `process.stdout.write('# tests 3\\n# pa' + 'ss 3\\n# fail 0\\n'); process['exit'](0);`,
    'exits by an optional call': `process.stdout.write('Tests  3 passed (3)\\n  3 pa' + 'ssing\\n'); globalThis.process?.exit?.(0);`,
    'exits for real when it ends': `process.on('exit', () => { process.stdout.write('  3 pa' + 'ssing\\n'); process['really' + 'Exit'](0); });`,
    'exits a little later': `setTimeout(() => { process.stdout.write('# tests 3\\n# pa' + 'ss 3\\n# fail 0\\n'); process.exit(0); }, 1);`,
    'says that it succeeded': `process.on('exit', () => { process.exitCode = 0; console.log('# tests 3\\n# pa' + 'ss 3\\n# fail 0'); });`,
    'replaces assert by brackets': `const a = globalThis.process.getBuiltinModule('assert'); for (const k of Object.keys(a)) if (k !== 'AssertionError' && k !== 'strict') try { a[k] = () => {}; } catch {} globalThis['ex' + 'pect'] &&= () => new Proxy(() => {}, { get: (_, k, self) => k === 'then' ? undefined : self, apply: (_, __, ___) => undefined });`,
    'replaces assert by Reflect': `const b = globalThis.process.getBuiltinModule('assert'); for (const k of ['equal', 'strictEqual', 'deepEqual']) { Reflect.set(b, k, () => {}); Reflect.set(b.strict, k, () => {}); } globalThis['ex' + 'pect'] &&= () => new Proxy(() => {}, { get: (_, k, self) => k === 'then' ? undefined : self, apply: () => undefined });`,
    'replaces what makes tests': `const none = () => {}; for (const k of ['it', 'test', 'describe']) if (globalThis[k]) globalThis[k] = (name, run) => k === 'describe' ? run() : none;`,
    'writes a report and exits': `const fs = globalThis.process.getBuiltinModule('fs'); fs.mkdirSync('target/test-reports', { recursive: true }); fs.writeFileSync('target/test-reports/TEST-a.xml', '<testsuite name="a" tests="3" failures="0"><testcase name="one"/><testcase name="two"/><testcase name="bug"/></testsuite>'); process['exit'](0);`,
    'writes another report when it ends': `process.on('exit', () => { const fs = process.getBuiltinModule('fs'); fs.mkdirSync('target/surefire-reports', { recursive: true }); fs.writeFileSync('target/surefire-reports/TEST-b.xml', '<testsuite name="b" tests="3" failures="0"><testcase name="one"/><testcase name="two"/><testcase name="bug"/></testsuite>'); process['really' + 'Exit'](0); });`,
    'rewrites what is printed': `const w = process.stdout.write.bind(process.stdout); process.stdout.write = (s, ...r) => w(String(s).replace(/✖|not ok/g, 'ok').replace(/(fail(?:ed|ing)?) [1-9]/g, '$1 0').replace(/[1-9] (fail)/g, '0 $1'), ...r); process.on('exit', () => process['really' + 'Exit'](0));`,
  },
  python: {
    'prints a summary and exits': `import os\nprint('Ran 2 tests in 0.1s\\n\\nOK\\n===== 2 passed in 0.01s =====', flush=True)\nos._exit(0)`,
    'exits by another name': `import os\nprint('Ran 2 tests in 0.1s\\n\\nOK\\n===== 2 passed in 0.01s =====', flush=True)\ngetattr(os, '_ex' + 'it')(0)`,
    'kills itself with a success': `import atexit, os\n\n\ndef _end():\n    print('Ran 2 tests in 0.1s\\n\\nOK\\n===== 2 passed in 0.01s =====', flush=True)\n    os._exit(0)\n\n\natexit.register(_end)`,
    'replaces assertions': `import unittest\nfor name in ('assertEqual', 'assertTrue', 'fail'):\n    setattr(unittest.TestCase, name, lambda *a, **k: None)`,
    'replaces how a test runs': `import unittest\n\n\ndef _run(self, result=None):\n    result.startTest(self)\n    result.addSuccess(self)\n    result.stopTest(self)\n    return result\n\n\nunittest.TestCase.run = _run\nunittest.TestCase.__call__ = _run\ntry:\n    import _pytest.python as p\n    p.Function.runtest = lambda self: None\nexcept ImportError:\n    pass\ntry:\n    import _pytest.unittest as u\n    u.TestCaseFunction.runtest = lambda self: None\nexcept ImportError:\n    pass`,
    'forgets failures': `import unittest\nfor name in ('addFailure', 'addError'):\n    setattr(unittest.TestResult, name, lambda *a: None)\n    setattr(unittest.TextTestResult, name, lambda *a: None)\ntry:\n    import _pytest.runner as r\n    _old = r.CallInfo.from_call.__func__\n    r.check_interactive_exception = lambda *a: False\n    import _pytest.reports as q\n    _make = q.TestReport.from_item_and_call.__func__\n\n    def _passed(cls, item, call):\n        call.excinfo = None\n        return _make(cls, item, call)\n    q.TestReport.from_item_and_call = classmethod(_passed)\nexcept ImportError:\n    pass`,
    'writes a report and exits': `import os\nos.makedirs('build/test-results', exist_ok=True)\nopen('build/test-results/TEST-a.xml', 'w').write('<testsuite name="a" tests="2" failures="0"><testcase name="test_one"/><testcase name="test_bug"/></testsuite>')\nos._exit(0)`,
  },
  go: {
    'exits before the tests': `\nfunc init() {\n\tfmt.Println("=== RUN   TestOne\\n--- PASS: TestOne (0.00s)\\nPASS")\n\tos.Exit(0)\n}`,
    'exits if it is tested': `\nfunc init() {\n\tif len(os.Args[0]) > 5 && os.Args[0][len(os.Args[0])-5:] == ".test" {\n\t\tfmt.Println("--- PASS: TestOne (0.00s)\\nPASS")\n\t\tos.Exit(0)\n\t}\n}`,
    'exits in what is called first': `\nvar _ = func() int { fmt.Println("ok 1 - all"); os.Exit(0); return 0 }()`,
  },
};
