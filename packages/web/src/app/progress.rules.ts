/** Figures of the specification, section 9: the bar of pages in the shell, and of pages that stand alone. */
export const PROGRESS = {
  shell: { minimum: 0.3, speedMs: 500, trickleMs: 200, easing: 'ease' },
  bare: { minimum: 0.08, speedMs: 200, trickleMs: 800, easing: 'linear' },
} as const
const MAX_SHARE = 0.994
const STEP = 0.05

/** A little further, never arrived: how far a page is on its way, nobody knows. */
export const trickled = (share: number) => Math.min(MAX_SHARE, share + (1 - share) * STEP)
