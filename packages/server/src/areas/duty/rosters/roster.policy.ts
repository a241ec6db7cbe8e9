import { rosterPermissions as may } from '@residency/contract/areas/duty/rosters/access'
import { type RosterRelation, rosterFlow } from '@residency/contract/areas/duty/rosters/roster.flow'
import { allowedActions, holds, startsFrom } from '@residency/contract/kernel'
import { lastDayOf } from '@residency/contract/kernel/day'
import type { Reader } from '../../../platform/reader.ts'
import { permittedOf } from '../duty.policy.ts'

type Stage = { state: string; month: string }

/** Relations of somebody who sees the roster; a month is over after its last day. */
export const relationsToRoster = (
  actor: Reader,
  { month }: Stage,
  today: string,
): ReadonlySet<RosterRelation> =>
  new Set<RosterRelation>([
    ...(holds(actor, may.plan) ? (['planner'] as const) : []),
    ...(today > lastDayOf(month) ? (['over'] as const) : []),
  ])

/** Whether the roster is still the department's alone: it can be filled, and deleted. */
export const isDraft = ({ state }: Pick<Stage, 'state'>) => startsFrom(rosterFlow, 'publish', state)

/** Whether its people see it and every change needs a reason. */
export const isPublished = ({ state }: Pick<Stage, 'state'>) =>
  startsFrom(rosterFlow, 'close', state)

export function actionsOnRoster(actor: Reader, roster: Stage, today: string) {
  const steps: readonly string[] = allowedActions(
    rosterFlow,
    roster.state,
    actor,
    relationsToRoster(actor, roster, today),
  )

  return permittedOf<'plan' | 'publish' | 'close' | 'delete'>(actor, {
    plan: (isDraft(roster) || isPublished(roster)) && may.plan,
    publish: steps.includes('publish') && may.plan,
    close: steps.includes('close') && may.plan,
    delete: isDraft(roster) && may.plan,
  })
}
