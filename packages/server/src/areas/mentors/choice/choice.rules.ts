import { mentorChoiceErrors as errors } from '@residency/contract/areas/mentors/choice/access'
import type { ErrorDef } from '@residency/contract/kernel'

type ChoiceInput = { entryId: number; statement: string | null }
type Offer = { id: number; name: string; capacity: number; taken: number }
type Before = { id: number; entryId: number; state: string }
type Refusal = { error: ErrorDef; data?: Record<string, unknown> }

/**
 * Whether a list of choices may be handed in: not more than the window allows, each mentor once,
 * mentors of the window only; a mentor who has refused cannot be chosen again, and one without a
 * free place cannot be added.
 */
export function refusalOf(
  inputs: readonly ChoiceInput[],
  max: number,
  offers: readonly Offer[],
  before: readonly Before[],
): Refusal | null {
  if (inputs.length > max) return { error: errors.tooManyMentors, data: { max } }
  if (new Set(inputs.map(({ entryId }) => entryId)).size !== inputs.length)
    return { error: errors.sameMentorTwice }

  for (const { entryId } of inputs) {
    const offer = offers.find(({ id }) => id === entryId)
    if (!offer) return { error: errors.mentorNotInWindow }

    const state = before.find((application) => application.entryId === entryId)?.state
    if (state === 'refused')
      return { error: errors.mentorRefusedBefore, data: { name: offer.name } }
    if (!state && offer.taken >= offer.capacity)
      return { error: errors.mentorFull, data: { name: offer.name, capacity: offer.capacity } }
  }

  return null
}
