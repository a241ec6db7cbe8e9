// Twelve quiet pictures for people who want none of their own: one line drawing each, on a soft
// ground. Drawn for this product.
const DRAWINGS: readonly (readonly [ground: string, line: string, drawing: string])[] = [
  // capsule
  [
    '#e3eefb',
    '#3f7fbf',
    '<path d="M28 52a9 9 0 0 1 0-12l12-12a9 9 0 0 1 12 12L40 52a9 9 0 0 1-12 0ZM34 34l12 12"/>',
  ],
  // flask
  [
    '#e6f4ec',
    '#3d8f66',
    '<path d="M33 22h14M36 22v13L25 54a4 4 0 0 0 4 5h22a4 4 0 0 0 4-5L44 35V22M30 48h20"/>',
  ],
  // leaf
  [
    '#eef5e2',
    '#6a8f34',
    '<path d="M24 56c0-22 12-32 32-32 0 22-10 32-26 32M24 60c4-12 10-18 20-24"/>',
  ],
  // drop
  [
    '#e1f1f5',
    '#2f8596',
    '<path d="M40 20c9 12 14 19 14 26a14 14 0 0 1-28 0c0-7 5-14 14-26ZM34 48a7 7 0 0 0 6 6"/>',
  ],
  // mortar and pestle
  [
    '#f6eee3',
    '#a6763a',
    '<path d="M22 38h36c0 10-5 17-12 19v3H34v-3c-7-2-12-9-12-19ZM42 38l12-18"/>',
  ],
  // test tubes
  [
    '#efeafa',
    '#7a62b5',
    '<path d="M28 22h10M30 22v28a5 5 0 0 0 10 0M38 22v28M30 40h8M44 22h10M46 22v22a4 4 0 0 0 8 0M52 22v22"/>',
  ],
  // pulse
  ['#fbe9ea', '#b9505a', '<path d="M18 42h12l5-14 9 26 6-18 3 6h9"/>'],
  // mountains
  ['#e7edf2', '#557085', '<path d="M18 56l14-24 9 14 6-9 15 19ZM50 28a4 4 0 1 0 .1 0"/>'],
  // moon
  ['#e8e9f7', '#5b62ad', '<path d="M48 22a20 20 0 1 0 10 28 16 16 0 0 1-10-28Z"/>'],
  // bamboo
  [
    '#e4f2e6',
    '#3f8a4c',
    '<path d="M36 20v40M46 26v34M33 34h6M33 48h6M43 40h6M43 52h6M36 30c-6 0-9-3-10-7M46 36c6 0 9-3 10-7"/>',
  ],
  // paper boat
  ['#fdf0e0', '#c07a26', '<path d="M20 46h40l-8 12H28ZM26 46l14-22 14 22M40 24v22"/>'],
  // microscope
  [
    '#e9eef0',
    '#4b6a73',
    '<path d="M36 22l8 4-8 17-8-4ZM44 34c8 2 12 8 12 14 0 5-3 8-6 10M26 58h30M30 48h14"/>',
  ],
]

const drawn = DRAWINGS.map(([ground, line, drawing]) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80" viewBox="0 0 80 80"><path fill="${ground}" d="M0 0h80v80H0z"/>` +
      `<g fill="none" stroke="${line}" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round">${drawing}</g></svg>`,
  ),
)

/** One of the built-in pictures, by its place in the contract's list. */
export const builtInPicture = (place: number): Buffer => drawn[place]!
