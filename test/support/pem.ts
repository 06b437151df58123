/** A new RSA key as PKCS#1, which GitHub provides, and as PKCS#8, with its public key. */
export async function generatedKey() {
  const algorithm = {
    name: 'RSASSA-PKCS1-v1_5',
    hash: 'SHA-256',
    modulusLength: 2_048,
    publicExponent: new Uint8Array([1, 0, 1]),
  };
  const pair = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  if (!('privateKey' in pair)) throw new Error('One key is no pair');
  const exported = await crypto.subtle.exportKey('pkcs8', pair.privateKey);
  if (!(exported instanceof ArrayBuffer)) throw new Error('PKCS#8 is bytes');
  const der = new Uint8Array(exported);
  // For a key of this size, PKCS#8 is 26 bytes followed by PKCS#1.
  return {
    pkcs8: pem('PRIVATE KEY', der),
    pkcs1: pem('RSA PRIVATE KEY', der.slice(26)),
    publicKey: pair.publicKey,
  };
}

function pem(label: string, der: Uint8Array): string {
  const base64 = btoa(String.fromCharCode(...der));
  const lines = base64.match(/.{1,64}/g) ?? [];
  return `-----BEGIN ${label}-----\n${lines.join('\n')}\n-----END ${label}-----\n`;
}
