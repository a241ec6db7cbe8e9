import { admissionPermissions as may } from '@residency/contract/areas/recruitment/admission/permissions'
import type { ADMISSION_ACTIONS } from '@residency/contract/areas/recruitment/admission/run.contract'
import type { FlowActor } from '@residency/contract/kernel'

type Reader = FlowActor & { userId: number; dataScopes: ReadonlySet<number> }
type Action = (typeof ADMISSION_ACTIONS)[number]

/**
 * Whose results somebody sees: the office everybody's, previews too; base administrators what was published about offers of the bases
 * they administer.
 */
export type ResultScope = { kind: 'all' } | { kind: 'bases'; administeredBy: number }
export const visibleResults = (actor: Reader): ResultScope =>
  actor.isRoot || actor.dataScopes.has(0) ? { kind: 'all' } : { kind: 'bases', administeredBy: actor.userId }

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

/** The run that is next: the first while the intake is admitting, the second where left-over seats pass on; null when there is none. */
export function roundNow({ state, passesOnSeats, published }: Pick<AdmissionFacts, 'state' | 'passesOnSeats' | 'published'>): 1 | 2 | null {
  if (state === 'admitting' && published === 0) return 1
  return state === 'published' && passesOnSeats && published === 1 ? 2 : null
}
/** Seats are given outside a run: to the exempt from the end of sign-up on, to the others once results are published. */
export const mayAdmitExempt = (state: string) => state === 'closed' || state === 'admitting' || state === 'published'
export const mayGiveLeftSeats = (state: string) => state === 'published'

/** What the reader may do to an intake's admission as it stands. */
export function actionsOnAdmission(actor: Reader, facts: AdmissionFacts): Action[] {
  if (visibleResults(actor).kind !== 'all') return []
  const hasRound = roundNow(facts) !== null
  const isPossible: Readonly<Record<Action, boolean>> = {
    run: hasRound,
    publish: hasRound && facts.hasPreview,
    admitExempt: mayAdmitExempt(facts.state) && facts.exempt > 0,
    call: mayGiveLeftSeats(facts.state),
    adjust: mayGiveLeftSeats(facts.state),
    lapse: facts.overdue > 0,
  }
  return (Object.keys(isPossible) as Action[]).filter(
    (action) => isPossible[action] && (actor.isRoot || actor.permissions.has(PERMISSION[action])),
  )
}
