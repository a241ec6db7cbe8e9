import { errorSentence } from '@residency/contract/kernel'
import type { SignedCtx } from '../http/ctx.ts'
import type { Obstacle } from './move-many.ts'

/** What prevents a step, as a sentence in the reader's language; null if nothing does. */
export const sayObstacle = (
  { words, language }: SignedCtx,
  obstacle: Obstacle | null | undefined,
): string | null =>
  obstacle ? errorSentence(words, language, obstacle.def, obstacle.data ?? {}) : null
