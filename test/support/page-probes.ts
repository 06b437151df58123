import { expect } from 'vitest';
import * as z from 'zod';
import { contrast } from './contrast.ts';
import type { Page } from './devtools.ts';

/** Renders the page at a screen width in pixels and in a color scheme. */
export async function showOn(page: Page, width: number, scheme: 'light' | 'dark'): Promise<void> {
  const size = { width, height: 800, deviceScaleFactor: 1, mobile: width < 600 };
  await page.send('Emulation.setDeviceMetricsOverride', size);
  const features = [{ name: 'prefers-color-scheme', value: scheme }];
  await page.send('Emulation.setEmulatedMedia', { features });
}

/** Finds the texts with less than this contrast, and counts all texts. */
export async function faintTexts(
  page: Page,
  least: number,
): Promise<{ readonly seen: number; readonly faint: readonly string[] }> {
  const texts = textColors.parse(await page.evaluate(collectTexts));
  const faint = texts
    .map(({ text, color, ground }) => ({ text, ratio: contrast(color, ground) }))
    .filter(({ ratio }) => ratio < least);
  return { seen: texts.length, faint: faint.map(({ text, ratio }) => `${text}: ${ratio}`) };
}

const textColors = z.array(z.object({ text: z.string(), color: z.string(), ground: z.string() }));

/** Expects contrast in every text, folded ones too, and nothing that is wider than the screen. */
export async function expectReadable(page: Page, where: string): Promise<void> {
  await page.evaluate(`document.querySelectorAll('details').forEach((one) => (one.open = true))`);
  const { seen, faint } = await faintTexts(page, 4.5);
  expect([where, ...faint]).toEqual([where]);
  expect(seen).toBeGreaterThan(8);
  expect([where, ...z.array(z.string()).parse(await page.evaluate(overflowing))]).toEqual([where]);
}

/** What reaches beyond the screen's edge, and texts that one word's width squeezes into a column. */
const overflowing = `[...document.body.querySelectorAll('*')].flatMap((element) => {
  const { right, width } = element.getBoundingClientRect();
  const isHidden = element.closest('.hidden') !== null;
  if (right > document.documentElement.clientWidth + 1 && !isHidden) return [element.tagName + ' ends at ' + right];
  const isSqueezed = element.tagName === 'TD' && element.innerText.length > 40 && width < 130;
  return isSqueezed ? [element.innerText + ' is ' + width + ' wide'] : [];
})`;

/** Expects the Tab key to reach every link, fold and control in order, with a visible focus. */
export async function expectKeyboard(page: Page, where: string): Promise<void> {
  const wanted = z.array(z.string()).parse(await page.evaluate(focusable));
  const stops = await tabStops(page, wanted.length);
  expect([where, ...stops.map(({ text }) => text)]).toEqual([where, ...wanted]);
  const unseen = stops.filter(
    ({ isInView, outline, width }) => !isInView || outline !== 'solid' || width < 2,
  );
  expect([where, ...unseen]).toEqual([where]);
}

/** The texts of what takes the focus. A browser lets people scroll a box by keyboard, too. */
const focusable = `[...document.querySelectorAll('*')].filter((one) => {
  const isScrolled = getComputedStyle(one).overflowY === 'auto' && one.scrollHeight > one.clientHeight;
  const isControl = one.matches('a[href], summary, button, textarea, input');
  const isOtherRadio = one.type === 'radio' && !one.checked;
  return one.checkVisibility() && (isScrolled || isControl) && !isOtherRadio;
}).map((one) => one.textContent.trim())`;

/** Every text with its color and its background, including generated labels of cells. */
const collectTexts = `(() => {
  const clear = 'rgba(0, 0, 0, 0)';
  const groundOf = (element) => {
    for (let at = element; at; at = at.parentElement) {
      const { backgroundColor } = getComputedStyle(at);
      if (backgroundColor !== clear) return backgroundColor;
    }
    return 'rgb(255, 255, 255)';
  };
  const found = [];
  for (const element of document.body.querySelectorAll('*')) {
    const ground = groundOf(element);
    const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    const text = own.map((node) => node.data).join('').trim();
    if (text) found.push({ text, color: getComputedStyle(element).color, ground });
    const before = getComputedStyle(element, '::before');
    if (before.content !== 'none') {
      found.push({ text: before.content, color: before.color, ground });
    }
  }
  return found;
})()`;

/**
 * Presses the Tab key and returns the element that has the focus after each press, until one contains the
 * text `last`.
 */
export async function tabStops(
  page: Page,
  presses: number,
  last?: string,
): Promise<readonly Stop[]> {
  await page.send('Emulation.setFocusEmulationEnabled', { enabled: true });
  const stops: Stop[] = [];
  while (stops.length < presses) {
    await press(page, 'Tab');
    const focused = stop.parse(await page.evaluate(describeFocus));
    stops.push(focused);
    if (last !== undefined && focused.text.includes(last)) break;
  }
  return stops;
}

const keys = {
  Tab: { windowsVirtualKeyCode: 9 },
  Enter: { windowsVirtualKeyCode: 13, text: '\r' },
  ArrowDown: { windowsVirtualKeyCode: 40 },
} as const;

/** Presses a key. */
export async function press(page: Page, name: keyof typeof keys): Promise<void> {
  const key = { key: name, code: name, ...keys[name] };
  await page.send('Input.dispatchKeyEvent', { type: 'keyDown', ...key });
  await page.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
}

/** The focused element and its outline: style, width in pixels, and color. */
const stop = z.object({
  text: z.string(),
  outline: z.string(),
  width: z.number(),
  color: z.string(),
  isInView: z.boolean(),
});
export type Stop = z.infer<typeof stop>;

const describeFocus = `(() => {
  const element = document.activeElement;
  const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
  const { top, bottom } = element.getBoundingClientRect();
  return {
    text: element.textContent.trim(),
    outline: outlineStyle,
    width: Number.parseFloat(outlineWidth),
    color: outlineColor,
    // A box may end within a pixel.
    isInView: top >= 0 && bottom < innerHeight + 1,
  };
})()`;

/** Counts each role in the page's accessibility tree. */
export async function countRoles(page: Page): Promise<ReadonlyMap<string, number>> {
  const { nodes } = tree.parse(await page.send('Accessibility.getFullAXTree'));
  const roles = new Map<string, number>();
  for (const { ignored, role } of nodes) {
    const name = role?.value ?? '';
    if (!ignored) roles.set(name, (roles.get(name) ?? 0) + 1);
  }
  return roles;
}

const tree = z.object({
  nodes: z.array(
    z.object({ ignored: z.boolean(), role: z.object({ value: z.string() }).optional() }),
  ),
});

/** Takes a PNG screenshot of the visible part of the page. */
export async function photograph(page: Page): Promise<Buffer> {
  const shot = await page.send('Page.captureScreenshot', { format: 'png' });
  return Buffer.from(z.object({ data: z.string() }).parse(shot).data, 'base64');
}

/** Takes a PNG screenshot of a page's part, two pixels for one, with a margin around it, but hardly below. */
export async function photographPart(page: Page, from: string, to: string): Promise<Buffer> {
  const clip = await page.evaluate(`(() => {
    const [start, end] = [${JSON.stringify(from)}, ${JSON.stringify(to)}].map((selector) =>
      document.querySelector(selector).getBoundingClientRect());
    const [left, right] = [Math.min(start.left, end.left), Math.max(start.right, end.right)];
    const y = start.top + scrollY - 16;
    return { x: left - 16, y, width: right - left + 32, height: end.bottom + scrollY + 4 - y, scale: 2 };
  })()`);
  const options = { format: 'png', captureBeyondViewport: true, clip };
  const shot = await page.send('Page.captureScreenshot', options);
  return Buffer.from(z.object({ data: z.string() }).parse(shot).data, 'base64');
}
