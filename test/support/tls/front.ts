import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { createServer } from 'node:tls';
import { fileURLToPath } from 'node:url';

const file = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** The certificate that a program must trust to reach the hosts: the value of `NODE_EXTRA_CA_CERTS`. */
export const trustedCertificate = file('certificate.pem');

/** HTTPS on loopback, for stand-ins that speak plain HTTP. */
export interface TlsFront extends AsyncDisposable {
  readonly port: number;
}

/**
 * Passes what it decrypts to the address of the host that was asked for. The certificate, whose key is worth
 * nothing elsewhere, names the authorisation server and the API of OpenAI, the API of Anthropic, Bedrock, and GitHub's
 * downloads.
 */
export async function startTlsFront(
  addresses: Readonly<Record<string, string>>,
): Promise<TlsFront> {
  const credentials = {
    cert: readFileSync(trustedCertificate),
    key: readFileSync(file('key.pem')),
  };
  const server = createServer(credentials, (socket) => {
    const address = addresses[socket.servername || ''];
    if (address === undefined) return void socket.destroy();
    const out = connect(Number(new URL(address).port), '127.0.0.1');
    for (const end of [out, socket]) {
      end.on('error', () => [out, socket].map((it) => it.destroy()));
      end.on('close', () => [out, socket].map((it) => it.destroy()));
    }
    out.pipe(socket).pipe(out);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('No port to listen on.');
  return {
    port: address.port,
    [Symbol.asyncDispose]: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
