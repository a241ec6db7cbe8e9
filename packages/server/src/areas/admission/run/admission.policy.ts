import { admissionPermissions as may } from '@residency/contract/areas/admission/run/access'
import type { ADMISSION_ACTIONS } from '@residency/contract/areas/admission/run/run.contract'
import { intakeFlow } from '@residency/contract/areas/intakes/intake/intake.flow'
import { holds } from '@residency/contract/kernel'
import { type Reader, seesAll } from '../../../platform/reader.ts'

type Action = (typeof ADMISSION_ACTIONS)[number]

/**
 * Whose results a reader sees: the office everybody's, previews too; base administrators what was
 * published about offers of their bases.
 */
export type ResultScope = { kind: 'all' } | { kind: 'bases'; administeredBy: number }

export const visibleResults = (actor: Reader): ResultScope =>
  seesAll(actor) ? { kind: 'all' } : { kind: 'bases', administeredBy: actor.userId }

const PERMISSION: Readonly<Record<Action, string>> = {
  run: may.run,
  publish: may.publish,
  admitExempt: may.call,
  call: may.call,
  adjust: may.call,
  lapse: may.call,
}

export type AdmissionFacts = {
  state: string
  passesOnSeats: boolean
  published: number
  hasPreview: boolean
  exempt: number
  overdue: number
}

/** The intake's flow defines when its results are published, and therefore when a run may begin. */
const { startAdmission, publish } = intakeFlow.actions
const isOneOf = (states: readonly string[], state: string) => states.includes(state)

/**
 * The next run: the first before publishing, the second after it if left-over seats pass on;
 * otherwise null.
 */
export function roundNow({
  state,
  passesOnSeats,
  published,
}: Pick<AdmissionFacts, 'state' | 'passesOnSeats' | 'published'>): 1 | 2 | null {
  if (isOneOf(publish.from, state) && published === 0) return 1
  return state === publish.to && passesOnSeats && published === 1 ? 2 : null
}

/**
 * Seats are given outside a run: to the exempt from the end of registration on, to the others once
 * results are published.
 */
export const mayAdmitExempt = (state: string) =>
  isOneOf([...startAdmission.from, startAdmission.to, publish.to], state)

export const mayPassSeatsOn = (state: string) => state === publish.to

/** What the reader may do to an intake's admission now. */
export function actionsOnAdmission(actor: Reader, facts: AdmissionFacts): Action[] {
  if (visibleResults(actor).kind !== 'all') return []

  const hasRound = roundNow(facts) !== null

  const isPossible: Readonly<Record<Action, boolean>> = {
    run: hasRound,
    publish: hasRound && facts.hasPreview,
    admitExempt: mayAdmitExempt(facts.state) && facts.exempt > 0,
    call: mayPassSeatsOn(facts.state),
    adjust: mayPassSeatsOn(facts.state),
    lapse: facts.overdue > 0,
  }

  return (Object.keys(isPossible) as Action[]).filter(
    (action) => isPossible[action] && holds(actor, PERMISSION[action]),
  )
}
