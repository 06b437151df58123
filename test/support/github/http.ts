import { spawn } from 'node:child_process';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** The repositories, and who may read them. */
export interface GitHttpOptions {
  /** The folder that contains `owner/name.git`. */
  readonly root: string;
  readonly repository: string;
  readonly accepts: (token: string) => boolean;
}

/** Serves git over HTTP with git's CGI program, at `/owner/name` with or without `.git`. */
export function gitOverHttp(options: GitHttpOptions) {
  return (request: IncomingMessage) => {
    const url = new URL(request.url ?? '/', 'http://stand-in');
    const service = serviceOf(url.pathname, options.repository);
    if (service === undefined) return undefined;
    return (response: ServerResponse): void => {
      if (!isAuthorised(request.headers.authorization, options.accepts)) {
        response.writeHead(401, { 'www-authenticate': 'Basic realm="GitHub"' }).end();
        return;
      }
      serve(request, response, {
        GIT_PROJECT_ROOT: options.root,
        GIT_HTTP_EXPORT_ALL: '1',
        PATH_INFO: `/${options.repository}.git${service}`,
        QUERY_STRING: url.search.slice(1),
      });
    };
  };
}

function serviceOf(path: string, repository: string): string | undefined {
  return [`/${repository}.git`, `/${repository}`]
    .filter((prefix) => path.startsWith(`${prefix}/`))
    .map((prefix) => path.slice(prefix.length))[0];
}

/** Only the password counts, as on GitHub. */
function isAuthorised(header: string | undefined, accepts: GitHttpOptions['accepts']): boolean {
  const [scheme = '', credentials = ''] = (header ?? '').split(' ');
  const [, password = ''] = Buffer.from(credentials, 'base64').toString('utf8').split(':');
  return scheme.toLowerCase() === 'basic' && accepts(password);
}

function serve(
  request: IncomingMessage,
  response: ServerResponse,
  settings: Readonly<Record<string, string>>,
): void {
  const child = spawn('git', ['http-backend'], {
    env: {
      PATH: process.env.PATH,
      REQUEST_METHOD: request.method,
      REMOTE_USER: 'x-access-token',
      CONTENT_TYPE: request.headers['content-type'],
      CONTENT_LENGTH: request.headers['content-length'],
      HTTP_CONTENT_ENCODING: request.headers['content-encoding'],
      GIT_PROTOCOL: header(request, 'git-protocol'),
      ...settings,
    },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  child.stdin.on('error', () => {});
  request.pipe(child.stdin);
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.on('error', () => response.writeHead(500).end());
  child.on('close', () => answer(response, Buffer.concat(chunks)));
}

/** Sends a CGI program's output: headers, an empty line and the body. */
function answer(response: ServerResponse, output: Buffer): void {
  const end = output.indexOf('\r\n\r\n');
  const lines = output.subarray(0, Math.max(end, 0)).toString('latin1').split('\r\n');
  const headers = lines
    .map((line) => line.split(': ', 2))
    .map(([name = '', value = '']) => ({ name, value }));
  const status =
    headers.find(({ name }) => name === 'Status')?.value ?? (end === -1 ? '500' : '200');
  for (const { name, value } of headers)
    if (name !== '' && name !== 'Status') response.setHeader(name, value);
  response.writeHead(Number.parseInt(status, 10)).end(output.subarray(end + 4));
}

function header(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
}
