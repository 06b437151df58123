import type { MemoryFiles } from '../../../support/memory/context.ts';

/** Small repositories of several ecosystems. */
export const repositories = {
  java: {
    'pom.xml': `<project>
  <groupId>com.shop</groupId><artifactId>shop</artifactId>
  <parent><groupId>org.springframework.boot</groupId><artifactId>spring-boot-starter-parent</artifactId></parent>
  <dependencies>
    <dependency><groupId>org.springframework.boot</groupId><artifactId>spring-boot-starter-web</artifactId></dependency>
    <dependency><groupId>com.fasterxml.jackson.core</groupId><artifactId>jackson-databind</artifactId></dependency>
  </dependencies>
</project>
`,
    '.gitignore': 'target/\n*.log\n',
    'src/main/java/com/shop/ShopApplication.java':
      'package com.shop;\n\npublic class ShopApplication {\n  static void main(String[] arguments) {}\n}\n',
    'src/main/java/com/shop/Cart.java':
      'package com.shop;\n\nclass Cart { private int items; int total() { return items; } }\n',
  },
  python: {
    'requirements.txt': 'pandas==2.2.0\nFlask>=3\n# tests\npytest\n',
    '.gitignore': '__pycache__/\n/data/\n',
    'shop/__init__.py': '',
    'shop/cart.py':
      'import pandas as pd\nfrom flask import Blueprint\nfrom shop import prices\n\n\ndef total(items):\n    return sum(items)\n',
    'shop/prices.py': 'PRICES = {}\n',
    'tests/test_cart.py':
      'from shop.cart import total\n\n\ndef test_total():\n    assert total([1]) == 1\n',
  },
  node: {
    'package.json':
      '{"name": "shop", "scripts": {"start": "node src/server.js"}, "dependencies": {"express": "^5", "lodash": "^4"}, "devDependencies": {"@testing-library/react": "1", "vitest": "4"}}\n',
    'src/server.js':
      "import express from 'express';\nimport { total } from './cart.js';\n\nexpress().get('/total', (request, response) => response.json(total(request.query)));\n",
    'src/cart.js': 'export function total(items) {\n  return items.length;\n}\n',
  },
  go: {
    'go.mod':
      'module example.com/shop\n\ngo 1.24\n\nrequire (\n\tgithub.com/gin-gonic/gin v1.10.0\n)\n',
    'main.go':
      'package main\n\nimport "github.com/gin-gonic/gin"\n\nfunc main() { gin.Default().Run() }\n',
    'cart/cart.go': 'package cart\n\nfunc Total(items []int) int { return len(items) }\n',
  },
  rust: {
    'Cargo.toml':
      '[package]\nname = "shop"\n\n[dependencies]\nserde_json = "1"\ntokio = { version = "1" }\n',
    'src/cart.rs': 'pub fn total(items: &[u32]) -> u32 { items.iter().sum() }\n',
  },
} satisfies Readonly<Record<string, MemoryFiles>>;

type Repository = keyof typeof repositories;

/** Right answers that name what no list of words could hold: members of libraries, tools, settings. */
export const unlisted: readonly (readonly [Repository, string])[] = [
  ['java', '`Collectors.groupingBy` sums it; `ResponseEntity` and `MockMvc` are not used.'],
  ['java', 'Flyway looks for `V1__init.sql`; set `spring.datasource.url` or `SHOP_PROFILE`.'],
  ['java', '`assertThatThrownBy` of AssertJ, or `@ParameterizedTest`, would show it.'],
  ['python', '`select_related` avoids the queries, `ThreadPoolExecutor` the waiting.'],
  ['python', '`DJANGO_SETTINGS_MODULE` must be set; `requests.exceptions.ReadTimeout` is raised.'],
  ['python', '`pd.merge_asof` joins them; `Cart.objects.all()` loads them.'],
  ['node', '`useQuery` returns `isLoading`; `staleTime` defaults to 0.'],
  ['node', 'Vite reads `import.meta.env`; `launchSettings.json` is of another tool.'],
  ['node', '`curl_easy_perform`, `array_sum` and `strerror(errno)` are of other languages.'],
  ['go', '`pprof.StartCPUProfile` shows it; run `gdb` or `dlv`, then `errgroup.WithContext`.'],
  ['rust', '`copy_from_slice` and `MaybeUninit` are not needed; see `roundToInt` and `listOf`.'],
];

/** Right answers that name what is not in the repository but in the world, or what is missing. */
export const facts: readonly (readonly [Repository, string])[] = [
  ['java', 'Build it with `mvn package`, then start `target/app.jar`.'],
  ['java', 'It needs JDK 17: set `JAVA_HOME` before `mvn`.'],
  ['java', '`SpringApplication.run` is never called; the entry is `ShopApplication`.'],
  ['java', 'A `NullPointerException` comes from `Cart.items`.'],
  ['java', 'Spring wraps `total` in `@Transactional` only with a data source.'],
  ['java', 'Use `BigDecimal.setScale(2, RoundingMode.HALF_UP)` in `Cart.total`.'],
  ['java', 'It is serialized by `com.fasterxml.jackson.databind.ObjectMapper`.'],
  ['java', '仓库里没有 `README.md`。入口类是 `com.shop.ShopApplication`。'],
  ['java', '`application.properties` 不存在，因此使用默认值。'],
  ['java', 'The log is `logs/shop.log`, or /var/log/shop/shop.txt on the server.'],
  ['java', 'The mirror is set in `~/.m2/settings.xml`, not here.'],
  ['python', 'README.md is missing; the usage is in `shop/cart.py`.'],
  ['python', '`total` has no `isinstance` check, so a `Decimal` passes.'],
  ['python', '`pd.read_csv` reads the prices, then `DataFrame.groupby` of pandas sums them.'],
  ['python', 'Set the environment variable `SHOP_CURRENCY`; `os.environ.get` reads it.'],
  ['python', 'Eine Datei `setup.py` gibt es nicht, und `pyproject.toml` fehlt auch.'],
  ['python', 'Le fichier `config.yml` n’existe pas.'],
  ['python', 'Create a file `shop/local_settings.py` for that; `flask.Flask` would read it.'],
  ['python', 'The prices are in `data/prices.csv`, which is not checked in.'],
  ['python', '`InvoicePrinter` belongs to another service, and `shop.cfg` is not read here.'],
  ['node', '`Array.prototype.reduce` would sum, `Math.round` would round.'],
  ['node', 'It listens on `process.env.PORT`, or fails with `EADDRINUSE` if it is taken.'],
  ['node', '`express.static` is not used; `_.debounce` of lodash neither.'],
  ['node', 'Run `npm test`; the report is `coverage/index.html`.'],
  ['node', '`node_modules/express/lib/router.js` sorts the routes by `NODE_ENV`.'],
  ['node', 'There is no `Dockerfile.prod.yml`, `docker-compose.yml` or `server.ts`.'],
  ['node', 'Neither `config.json` nor `src/config.js` exists.'],
  ['go', '`http.ListenAndServe` is called by `gin.Engine` with `context.Background()`.'],
  ['go', 'Wrap it with `fmt.Errorf` and compare with `errors.Is`.'],
  ['rust', '`serde_json::from_str` returns a `Result`; `Option::unwrap` would panic.'],
  ['rust', 'The program is `target/release/shop.exe`, `#[tokio::main]` starts it.'],
  [
    'java',
    'It is a plain `public static void main`, so `java -cp target/classes com.shop.ShopApplication` starts it.',
  ],
  [
    'java',
    'Tests would go to `src/test/java`, but there are none; JUnit and `Mockito` are not declared.',
  ],
  ['java', '`ObjectMapper` from jackson-databind serializes `Cart`.'],
  ['java', 'Log4j is not used, there is no `log4j2.xml`.'],
  ['java', '`Cart.total` overflows at `Integer.MAX_VALUE`.'],
  ['java', 'The `Dockerfile` is missing, as is `docker-compose.yml`.'],
  ['java', 'Die Klasse heißt `ShopApplication`; eine `module-info.java` fehlt.'],
  ['java', 'Es gibt weder eine `README.md` noch ein `docs/setup.md`.'],
  [
    'java',
    '主类是 `ShopApplication`，它用 `System.out.println` 输出，需要设置环境变量 `SHOP_MODE`。',
  ],
  ['java', 'エントリポイントは `ShopApplication` です。`README.md` はありません。'],
  ['python', 'Run `python -m pytest`; `conftest.py` isn’t needed.'],
  ['python', '`sum` works on any iterable, `functools.reduce` does too.'],
  [
    'python',
    'It raises `TypeError`, because `None + int` is not defined. `typing.Optional` would document it.',
  ],
  ['python', 'Install with `pip install -r requirements.txt` into `.venv/bin/activate`.'],
  ['python', '`pandas.DataFrame.to_csv` writes it; the `__name__ == "__main__"` guard is missing.'],
  ['python', 'Flask looks for `FLASK_APP`, or for `wsgi.py` and `app.py`.'],
  ['python', 'You ask about `Invoice.render`. No class `Invoice` exists here.'],
  ['python', 'The database is in /etc/shop/db.conf.'],
  ['python', 'Could you attach `traceback.txt`, and say whether `SHOP_DEBUG=1` was exported?'],
  ['node', '`response.json` calls `JSON.stringify`; set the header `Content-Type`.'],
  ['node', '`Object.keys(items).length` would count; `Number.isInteger` would validate.'],
  ['node', 'There is no TypeScript here: no `tsconfig.json`, no `*.d.ts`.'],
  ['node', '`req.query.items` is `undefined` if the URL has no query.'],
  ['node', 'Use `lodash.sumBy` or `Array.from`.'],
  ['node', '`express.Router()` is not used; `app.use(express.json())` is missing.'],
  ['node', 'Since `v2.1.0`, `total` returns `items.length`. See `CHANGELOG.md` of express.'],
  [
    'node',
    '`dist/server.js` is built by `npm run build`, a script that `package.json` does not have.',
  ],
  ['node', '`console.error` logs; `process.exitCode` stays 0; `ENOENT` is swallowed.'],
  ['go', '`go build ./...` makes `shop`; set `GOFLAGS` and `CGO_ENABLED=0`.'],
  ['go', '`gin.Default().Run()` listens on :8080 or `PORT`.'],
  ['go', '`len(items)` is an `int`; `math.MaxInt64` cannot be reached.'],
  ['go', '`sync.WaitGroup` and `time.Sleep` are not used in `cart/cart.go`.'],
  ['rust', '`items.iter().sum()` panics in debug builds on overflow; use `checked_add` of `u32`.'],
  ['rust', '`tokio::spawn` needs `#[tokio::main]`; `src/main.rs` does not exist.'],
];

/** Answers that name something that exists nowhere. */
export const fallacies: readonly (readonly [Repository, string, string])[] = [
  ['java', 'The entry is `com.shop.MainClass`.', 'MainClass'],
  ['java', '主入口类是 `com.shop.MainClass`，仓库里没有 `README.md`。', 'MainClass'],
  ['java', 'It starts in `src/main/java/com/shop/Main.java`.', 'src/main/java/com/shop/Main.java'],
  ['java', '`Cart.computeGrandTotal` sums the items.', 'computeGrandTotal'],
  ['java', '`CartEngine` is missing a null check in `Cart.total`.', 'CartEngine'],
  ['java', '`ShopService::submitOrder` sends it, a README.md does not exist.', 'submitOrder'],
  ['python', 'See `shop/discount.py`, line 12.', 'shop/discount.py'],
  ['python', 'The total is not rounded in `calculate_prices()`.', 'calculate_prices'],
  ['python', '`prices.lookup_price` finds it.', 'lookup_price'],
  ['node', '`CartGateway` charges the card; `express` only routes.', 'CartGateway'],
  ['node', 'It is computed in cart.ts.', 'cart.ts'],
  ['node', '`useCartStore` holds the state, see `src/cart.js`.', 'useCartStore'],
  ['go', 'Payments are in `internal/payment/payment.go`.', 'internal/payment/payment.go'],
  ['rust', 'There is no check in `apply_to_cart`.', 'apply_to_cart'],
  ['java', 'The total is computed by `CartCalculator.computeTotal()`.', 'computeTotal'],
  ['java', '`CartService` handles it.', 'CartService'],
  ['java', 'See `CartController.java`, line 40.', 'CartController.java'],
  ['java', 'Die Klasse `CartDienst` rechnet die Summe aus.', 'CartDienst'],
  ['java', '`Cart.applyDiscount` is not called for empty carts.', 'applyDiscount'],
  ['python', '`shop.cart.compute_vat` adds the tax.', 'compute_vat'],
  ['python', '`CartRepository` loads it from the database.', 'CartRepository'],
  ['python', 'It is in `shop/services/total_service.py`.', 'shop/services/total_service.py'],
  ['python', 'The table is set up in `migrations/0001_initial.py`.', 'migrations/0001_initial.py'],
  ['node', 'The `CartStore` has no method to clear it.', 'CartStore'],
  ['node', '`app.registerCartRoutes()` sets the routes.', 'registerCartRoutes'],
  ['go', '`cart.ApplyVoucher` lowers it.', 'ApplyVoucher'],
  ['go', 'handlers/checkout.go does it.', 'handlers/checkout.go'],
  ['rust', '`cart::apply_discount` rounds.', 'apply_discount'],
];
