/**
 * Drawing that does not depend on the machine; no sandbox, because it may run as root in a
 * container.
 */
export const DRAWING_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
]
