/**
 * Limits of the specification, section 9: the bar of pages in the shell, and of standalone pages.
 */
export const PROGRESS = {
  shell: { minimum: 0.3, speedMs: 500, trickleMs: 200, easing: 'ease' },
  bare: { minimum: 0.08, speedMs: 200, trickleMs: 800, easing: 'linear' },
} as const

const MAX_SHARE = 0.994
const STEP = 0.05

/** The next step of the bar, never 1: the real progress is unknown. */
export const trickled = (share: number) => Math.min(MAX_SHARE, share + (1 - share) * STEP)
