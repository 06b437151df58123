/** Returns the WCAG contrast ratio of two colors, 1 to 21. Accepts `#rrggbb` and `rgb(r, g, b)`. */
export function contrast(one: string, other: string): number {
  const [brighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (brighter + 0.05) / (darker + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channels(color: string): readonly number[] {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/.exec(color)?.slice(1);
  if (hex !== undefined) return hex.map((part) => Number.parseInt(part, 16));
  const rgb = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(color)?.slice(1);
  if (rgb === undefined) throw new Error(`${color} is not an opaque color`);
  return rgb.map(Number);
}
