import { MOBILE_PATTERN, normaliseMobile } from '@residency/contract/kernel'
import { foldCode } from '@residency/contract/kernel/fold'
import type { Ctx } from '../http/ctx.ts'
import type { Rule } from './limits.ts'

const CARD = /^\d{15}$|^\d{17}[\dX]$/

const isWholeNumber = (words: string) =>
  MOBILE_PATTERN.test(normaliseMobile(words)) || CARD.test(foldCode(words).replaceAll('-', ''))

/** Enough for a queue of people at a desk, not for the digits of one of them. */
const PER_PERSON: Rule = { points: 60, duration: 600 }

/**
 * Counts a search for a whole number. Lists show numbers masked and find one that is typed in full:
 * without a limit a search would find out the digits that are hidden.
 */
export async function countNumberSearch({ actor, limits }: Ctx, input: unknown): Promise<void> {
  const { keywords } = (input ?? {}) as { keywords?: unknown }

  if (actor && typeof keywords === 'string' && isWholeNumber(keywords))
    await limits.take('number-search', PER_PERSON, String(actor.userId))
}
