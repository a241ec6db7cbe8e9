import type { Ctx } from '../http/ctx.ts'
import { isWholeNumber } from '../search/whole-number.rules.ts'
import type { Rule } from './limits.ts'

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
