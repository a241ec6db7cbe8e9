import {
  CLASS_ACTIONS,
  type TrainingClassRelation,
  trainingClassFlow,
} from '@residency/contract/areas/teachers/training/training-class.flow'
import { allowedActions } from '@residency/contract/kernel'
import type { Reader } from '../../../platform/reader.ts'

type Facts = { state: string; toDay: string }

/**
 * Who finds a class in the own scope organises it: the office, and the administrators of the base
 * that holds it.
 */
export const relationsToClass = (facts: Facts, today: string): ReadonlySet<TrainingClassRelation> =>
  new Set(today >= facts.toDay ? ['organiser', 'over'] : ['organiser'])

export const classActions = (facts: Facts, actor: Reader, today: string) => {
  const open: readonly string[] = allowedActions(
    trainingClassFlow,
    facts.state,
    actor,
    relationsToClass(facts, today),
  )

  return CLASS_ACTIONS.filter((action) => open.includes(action))
}

const { open, start, cancel } = trainingClassFlow.actions
const isAmong = (states: readonly string[]) => (state: string) => states.includes(state)

/** Before it runs everything may still be changed. */
export const isEditable = isAmong([...open.from, ...start.from])

/** Teachers sign up and step back while it is open. */
export const isOpenToJoin = isAmong(start.from)

/** Until it is finished or cancelled participants come and go by the organiser's hand. */
export const isUnderWay = isAmong(cancel.from)
export const isRunning = isAmong(trainingClassFlow.actions.finish.from)
export const isCancelled = isAmong([cancel.to])
