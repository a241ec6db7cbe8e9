/**
 * Whether dark text is more readable on a colour; replaces the colour picker's function
 * (vite.config.ts).
 */
export function isBright(colour: { toRgb: () => { r: number; g: number; b: number } }): boolean {
  const { r, g, b } = colour.toRgb()
  return r * 0.299 + g * 0.587 + b * 0.114 > 192
}
