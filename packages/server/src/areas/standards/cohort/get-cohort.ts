import { differencesOf } from '@residency/contract/areas/standards/table/standard-rows.public'
import { minuteInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { knownRowsOf } from '../table/standard-rows.ts'
import { visibleCohorts } from './cohort.policy.ts'
import { findCohort, findCohortHistory, findMatches } from './cohort.queries.ts'
import { cohortRowsOf } from './cohort-rows.ts'
import { departmentsFor, remaindersOf } from './localise.rules.ts'
import { lengthsOf, namesFor, presentCohort, presentDeviations } from './present-cohort.ts'

/**
 * One cohort with its table, what does not add up, what the comparison left open, and its
 * deviations.
 */
export async function getCohort(ctx: SignedCtx, { id }: { id: number }) {
  const cohort = found(await findCohort(ctx.db, visibleCohorts(ctx.actor), id))

  const [rows, own, matches] = [
    await cohortRowsOf(ctx.db, id),
    await knownRowsOf(ctx.db, cohort.standardId),
    await findMatches(ctx.db),
  ]

  const used = rows.flatMap(({ row }) =>
    row.kind === 'required' ? [row.departmentId] : row.departmentIds,
  )
  const matched = own.flatMap(({ row }) => departmentsFor(row, matches))
  const departmentIds = [...new Set([...used, ...matched])]
  const names = await namesFor(ctx, departmentIds)
  const { unmatched, rounded } = remaindersOf(own, matches)
  const history = await findCohortHistory(ctx.db, id)

  return {
    ...presentCohort(ctx, cohort),
    note: cohort.note,
    rows,
    differences: differencesOf(
      lengthsOf(cohort),
      rows.map(({ row }) => row),
    ),
    departments: departmentIds.map((departmentId) => ({
      id: departmentId,
      name: names.ofHospital(departmentId),
    })),
    unmatched: unmatched.map(names.ofStandard),
    rounded: rounded.map((match) => ({
      name: names.ofStandard(match.departmentId),
      months: match.months,
      parts: match.parts.map(({ departmentId, months, exact }) => ({
        name: names.ofHospital(departmentId),
        months,
        exact,
      })),
    })),
    deviations: await presentDeviations(ctx, cohort),
    otherStarts: cohort.otherStarts,
    hasElectives: cohort.electiveCount > 0,
    history: history
      .filter(
        (deviation) =>
          deviation.undoes === null && !history.some(({ undoes }) => undoes === deviation.id),
      )
      .map((deviation) => ({
        id: deviation.id,
        action: deviation.action,
        at: minuteInChina(deviation.at),
        who: deviation.who,
        reason: deviation.reason,
      })),
  }
}
