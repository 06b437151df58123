/** Keywords of programming languages. */
export const keywords = wordSet(
  'true false null undefined None True False nil this self super void NaN async await return',
);

/** Products and techniques whose names look like code. */
export const products = wordSet(
  `angular.js backbone.js chart.js circleci couchdb d3.js devops dockerhub dynamodb ember.js express.js
  fastapi github gitlab graphql intellij ipados iphone javascript jetbrains linkedin macbook macos
  mariadb mongodb mysql nest.js nestjs next.js nextjs node.js nodejs nuxt.js openai opensearch
  opentelemetry paypal postgresql powershell pytorch rabbitmq react.js sqlite stackoverflow tensorflow
  three.js typescript vscode vue.js watchos webassembly websocket websockets whatsapp wordpress
  youtube`,
);

/** Extensions of source files and other text files. */
export const extensions = wordSet(
  `astro bat c cc cfg clj cmake cmd conf cpp cs css csv cxx dart ejs env erb erl ex exs fs fsx go gql
  gradle graphql groovy h hbs hh hpp hs htm html ini ipynb java jinja jl js json jsonc jsx kt kts less
  lua m md mdx mjs cjs ml mm mts cts php pl pm po properties proto ps1 pug py pyi r rb rs rst
  sass scala scss sh sln sol sql svelte svg swift tf toml ts tsx txt vb vue xml yaml yml zig zsh`,
);

/** Programs that people call at a shell. */
const programs = `apt awk bash brew bundle cargo cat chmod chown clang cmake composer cron curl dart deno
  docker dotnet esbuild eslint flake8 gcc gem gh git go gofmt gradle gradlew grep helm java javac jest jq
  kubectl ls make maven mkdir mvn mvnw mypy mysql nginx node npm npx nvm openssl php phpunit pip pip3 pipx
  pnpm podman poetry prettier psql pytest python python3 rails rake redis rm rspec ruby ruff rustc rustup
  sed sh ssh sudo swift systemctl systemd tar terraform tox tsc tsx uv uvicorn vite vitest webpack wget
  yarn zip zsh`;

const javascript = `AbortController AbortSignal Array ArrayBuffer BigInt Blob Boolean Buffer Date DOMException Error
  EventEmitter EventTarget FormData Function Headers Infinity Intl JSON Map Math Number Object Promise Proxy
  RangeError Reflect RegExp Request Response Set String Symbol SyntaxError TextDecoder TextEncoder TypeError
  URL URLSearchParams Uint8Array WeakMap WeakSet XMLHttpRequest addEventListener any bigint boolean catch
  charAt charCodeAt clearInterval clearTimeout concat console const crypto decodeURIComponent document
  dirname encodeURIComponent every exports fetch filter finally find findIndex flatMap forEach
  fromEntries globalThis hasOwnProperty import includes indexOf innerHTML instanceof isArray isFinite isInteger
  isNaN join keys lastIndexOf let localStorage localeCompare module navigator never number object padEnd padStart
  parse parseFloat parseInt performance pop process prototype push queueMicrotask reduce replace replaceAll require
  resolve reverse sessionStorage setImmediate setInterval setTimeout shift slice some sort splice split startsWith
  endsWith string stringify structuredClone substring then throw toFixed toISOString toLocaleString toLowerCase
  toString toUpperCase trim typeof unknown unshift useCallback useContext useEffect useMemo useReducer useRef
  useState valueOf values var window worker_threads child_process`;

const python = `AssertionError AttributeError BaseException Decimal Exception FileNotFoundError ImportError IndexError
  KeyError KeyboardInterrupt ModuleNotFoundError NameError NotImplementedError OSError OverflowError PermissionError
  RecursionError RuntimeError StopIteration SyntaxWarning TimeoutError UnicodeDecodeError ValueError ZeroDivisionError
  abs all append argparse asyncio bisect bool bytes callable chr classmethod collections contextlib contextmanager
  copy csv dataclass dataclasses datetime decimal deepcopy defaultdict def del delattr dict dir divmod elif
  enumerate environ eval exec extend float format frozenset functools getattr getenv getLogger globals hasattr hash
  heapq hex importlib inspect int isdigit isinstance isoformat issubclass items iter itertools json lambda len list
  locals logging lru_cache lstrip max memoryview min multiprocessing namedtuple namespace next open ord os partial
  pathlib pickle pop pow print property raise random range re repr reversed round rstrip set setattr setdefault
  shutil sorted splitlines sqlite3 staticmethod str strftime strip strptime subprocess sum super sys tempfile
  threading timedelta traceback tuple type typing unittest urllib uuid vars venv with yield zip zoneinfo __dict__
  __file__ __getattr__ __init__ __main__ __name__ __repr__ __str__`;

const jvm = `ArithmeticException ArrayIndexOutOfBoundsException ArrayList Arrays AutoCloseable BigDecimal BigInteger
  Boolean BufferedReader Byte Callable CharSequence Character ClassCastException ClassNotFoundException Collection
  Collections Collectors Comparable Comparator CompletableFuture ConcurrentHashMap ConcurrentModificationException
  Deprecated Double Duration Enum ExecutorService Executors File FileInputStream Files Float HashMap HashSet
  IOException IllegalArgumentException IllegalStateException IndexOutOfBoundsException InputStream Instant
  Integer InterruptedException Iterable Iterator LinkedHashMap LinkedList List LocalDate LocalDateTime Locale Long
  NoSuchElementException NullPointerException NumberFormatException Objects Optional OutOfMemoryError Override Path
  Paths Pattern Properties Queue Runnable RuntimeException Scanner Short SQLException Serializable
  StackOverflowError Stream StringBuilder SuppressWarnings System Thread ThreadLocal Throwable TreeMap TreeSet UUID
  UnsupportedOperationException Void ZonedDateTime RoundingMode HALF_UP HALF_EVEN compareTo equals extends final
  finalize getBytes getClass getMessage hashCode hasNext implements isBlank isEmpty isPresent java javax jakarta
  kotlin main orElse orElseThrow package parseInt println printStackTrace private protected public put setScale
  static stream synchronized toList volatile`;

const others = `Println Printf Sprintf Errorf bufio byte bytes chan context crypto defer errors filepath float32 float64
  fmt func goroutine http int32 int64 interface io iota ioutil log map net nil panic recover rune select slices
  strconv strings struct sync time uint uint32 uint64 unsafe Mutex WaitGroup ListenAndServe
  Arc Box Cell Clone Copy Debug Default Drop Err From HashMap Into None Ok Option Ordering Rc RefCell Result Self
  Some Vec alloc core crate derive dyn enum expect f32 f64 fn i32 i64 impl iter match mut panicked std str
  trait u16 u32 u64 u8 unwrap unwrap_or usize vec
  Console DateTime Dictionary Enumerable Func Guid IDisposable IEnumerable Task async calloc cin cout delete endl free
  malloc memcpy nullptr printf ptr size_t sizeof sprintf std strcmp strlen strncpy template unique_ptr vector wchar_t
  attr_accessor each puts raise rescue array_map count empty explode foreach implode isset mb_strlen preg_match
  str_replace strtotime unset var_dump
  BIGINT BOOLEAN DATETIME DECIMAL DISTINCT INTEGER PRIMARY TIMESTAMP TRANSACTION VARCHAR bigint char date decimal
  double integer jsonb numeric short text timestamp varchar localhost stderr stdin stdout utf8 PATH HOME`;

/** Modules of standard libraries, by which their members are qualified. */
const modules = `archive assert atomic builtins calendar cgi cmath cmp compress concurrent configparser ctypes
  curses database difflib dis dns doctest embed encoding events fnmatch fractions ftplib gc getpass gettext glob
  gzip hashlib heapq hmac html imaplib ipaddress keyword linecache mail maps math mimetypes numbers operator
  optparse path pdb pprint process profile pydoc querystring queue readline reflect regexp resource runtime
  sched secrets select selectors shelve shlex signal smtplib socket socketserver sort ssl stat statistics stream
  symtable sysconfig syslog tarfile telnetlib testing textwrap timeit timers tls token trace tty unicode url
  util utf8 v8 vm warnings wave weakref xml zipfile zlib`;

/** What languages, their standard libraries and shells know: types, functions, modules, programs. */
export const languageNames = wordSet(
  [programs, javascript, python, jvm, others, modules].join(' '),
);

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/));
}
