import { cohortPermissions as may } from '@residency/contract/areas/standards/cohort/access'
import {
  type CohortRelation,
  cohortFlow,
  DEVIATION_DECISIONS,
  type DeviationRelation,
  deviationFlow,
} from '@residency/contract/areas/standards/cohort/cohort.flow'
import { electivesPermissions } from '@residency/contract/areas/standards/electives/access'
import { allowedActions, permittedActions, startsFrom } from '@residency/contract/kernel'
import type { Reader } from '../../../platform/reader.ts'
import { type BaseScope, visibleBases } from '../../organisation/organisation.public.ts'

type Facts = {
  state: string
  submittedBy: number | null
  memberCount: number
  electiveCount: number
  newerId: number | null
}

/** The office keeps every cohort, others those of the majors of the bases they administer. */
export const visibleCohorts = (actor: Reader): BaseScope => visibleBases(actor)

export const relationsToCohort = (
  cohort: Pick<Facts, 'submittedBy'>,
  actor: Reader,
): ReadonlySet<CohortRelation> =>
  new Set(cohort.submittedBy === actor.userId ? (['firstPerson'] as const) : [])

const openSteps = (
  cohort: Pick<Facts, 'state' | 'submittedBy'>,
  actor: Reader,
): readonly string[] =>
  allowedActions(cohortFlow, cohort.state, actor, relationsToCohort(cohort, actor))

/** Whether its table, deviations and standard may be changed. */
export const isEditable = ({ state }: { state: string }) => startsFrom(cohortFlow, 'submit', state)

/** Whether its table holds: electives are chosen from it. */
export const isSettled = ({ state }: { state: string }) => startsFrom(cohortFlow, 'reopen', state)

export function actionsOnCohort(actor: Reader, cohort: Facts) {
  const steps = openSteps(cohort, actor)
  const isOpen = isEditable(cohort)

  const others = permittedActions(actor, {
    edit: isOpen && may.manage,
    remake: isOpen && may.manage,
    renew: isOpen && cohort.newerId !== null && may.manage,
    delete: isOpen && cohort.memberCount === 0 && may.manage,
    window: isSettled(cohort) && cohort.electiveCount > 0 && electivesPermissions.manage,
  })

  return [...steps, ...others] as (
    | keyof typeof cohortFlow.actions
    | 'edit'
    | 'remake'
    | 'renew'
    | 'delete'
    | 'window'
  )[]
}

export const relationsToDeviation = (
  cohort: Pick<Facts, 'state' | 'submittedBy'>,
  actor: Reader,
): ReadonlySet<DeviationRelation> =>
  new Set([
    ...(cohort.submittedBy === actor.userId ? (['firstPerson'] as const) : []),
    ...(startsFrom(cohortFlow, 'approve', cohort.state) ? (['handedIn'] as const) : []),
    ...(isEditable(cohort) ? (['open'] as const) : []),
  ])

export function decisionsOn(
  deviation: { state: string },
  cohort: Pick<Facts, 'state' | 'submittedBy'>,
  actor: Reader,
) {
  const open: readonly string[] = allowedActions(
    deviationFlow,
    deviation.state,
    actor,
    relationsToDeviation(cohort, actor),
  )

  return DEVIATION_DECISIONS.filter((action) => open.includes(action))
}
