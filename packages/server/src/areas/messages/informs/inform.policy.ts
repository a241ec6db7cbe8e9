import { informPermissions as may } from '@residency/contract/areas/messages/informs/access'
import { informFlow } from '@residency/contract/areas/messages/informs/inform.flow'
import { allowedActions, holds, permittedActions } from '@residency/contract/kernel'
import { HOUR_MS } from '@residency/contract/kernel/day'
import { momentAfter } from '../../../platform/clock.ts'
import type { Reader } from '../../../platform/reader.ts'

/**
 * The relation of a person to an inform found in their scope. A draft is visible to its writer
 * only.
 */
export const relationsToInform = (
  actor: { userId: number },
  inform: Pick<Facts, 'createdBy' | 'state'>,
) => new Set(inform.createdBy === actor.userId || isOut(inform.state) ? (['sender'] as const) : [])

type Facts = {
  createdBy: number
  state: string
  isUrgent: boolean
  people: number
  read: number
  confirmed: number
}

const isDraft = (state: string) => state === informFlow.initial
export const isSent = (state: string) => state === informFlow.actions.send.to
const isWithdrawn = (state: string) => state === informFlow.actions.withdraw.to
const isOut = (state: string) => isSent(state) || isWithdrawn(state)

/** How many have not done what is asked of them. */
const countOpen = (inform: Facts) =>
  inform.people - (inform.isUrgent ? inform.confirmed : inform.read)

/** When the next reminder may go out; null: at once. */
export function nextReminder(remindedAt: Date | null, now: Date): Date | null {
  const next = remindedAt && momentAfter(remindedAt, HOUR_MS)
  return next && next > now ? next : null
}

export function actionsOnInform(actor: Reader, facts: Facts) {
  const relations = relationsToInform(actor, facts)
  const steps = allowedActions(informFlow, facts.state, actor, relations)
  const isOwnDraft = isDraft(facts.state) && relations.has('sender')
  const isOpen = isSent(facts.state) && relations.has('sender') && countOpen(facts) > 0

  return [
    ...(permittedActions(actor, { remind: isOpen && may.send }) as 'remind'[]),
    ...steps,
    ...(permittedActions(actor, {
      edit: isOwnDraft && may.send,
      delete: isOwnDraft && may.send,
    }) as ('edit' | 'delete')[]),
  ]
}

export const mayFollow = (actor: Reader) => holds(actor, may.send)
