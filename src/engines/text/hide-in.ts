/** What replaces a secret. */
export const redacted = '[redacted]';

/** Returns a value with `hide` applied to every text in it, at any depth; the same value if no text changes. */
export function mapTexts<Value>(value: Value, hide: (text: string) => string): Value;
export function mapTexts(value: unknown, hide: (text: string) => string): unknown {
  if (typeof value === 'string') return hide(value);
  if (Array.isArray(value)) return listed(value, hide);
  const isMap = value instanceof Map;
  if (!isMap && !isPlain(value)) return value;
  const entries = isMap ? [...value] : Object.entries(value);
  const hidden = listed(entries, hide);
  if (hidden === entries) return value;
  return isMap ? new Map(hidden) : Object.fromEntries(hidden);
}

function listed<Item>(list: readonly Item[], hide: (text: string) => string): readonly Item[] {
  const hidden = list.map((item) => mapTexts(item, hide));
  const parts = hidden.filter(isPartOfLine);
  const [first] = parts;
  if (first !== undefined && parts.length === hidden.length) {
    const whole = parts.map(({ text }) => text).join('');
    const text = hide(whole);
    if (text !== whole) return [{ ...first, kind: 'text', text }];
  }
  return hidden.every((item, at) => Object.is(item, list[at])) ? list : hidden;
}

/** Whether it is a part of a line of a report: what stands in several of them is read as one. */
const isPartOfLine = <Item>(item: Item): item is Item & { readonly text: string } =>
  isPlain(item) &&
  'kind' in item &&
  ['text', 'strong', 'code', 'link'].includes(String(item.kind)) &&
  !('language' in item) &&
  'text' in item &&
  typeof item.text === 'string';

/** Signals, buffers and errors stay what they are. */
function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** Returns a port that is given nothing with a secret in it: whatever a model or a command says. */
export function guarded<Port extends object>(port: Port, hide: (text: string) => string): Port {
  return new Proxy(port, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      return (...given: readonly unknown[]): unknown =>
        Reflect.apply(member, target, mapTexts(given, hide));
    },
  });
}
