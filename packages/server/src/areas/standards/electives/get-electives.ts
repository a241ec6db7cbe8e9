import { labelIn } from '@residency/contract/kernel'
import { minuteInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { isSettled, visibleCohorts } from '../cohort/cohort.policy.ts'
import { findDepartmentNames } from '../cohort/cohort.queries.ts'
import { cohortRowsOf } from '../cohort/cohort-rows.ts'
import { groupsOf, windowStateAt } from './choice.rules.ts'
import { electiveChoices } from './elective-choices.ts'
import { type Chooser, findChooser, findOwnChooser } from './electives.queries.ts'

const timeOf = (at: Date | null) => at && minuteInChina(at)

/** The groups of a trainee's cohort with the names of the departments and what is chosen. */
async function choiceOf(ctx: SignedCtx, chooser: Chooser) {
  const groups = isSettled(chooser) ? groupsOf(await cohortRowsOf(ctx.db, chooser.cohortId!)) : []
  const rows = await findDepartmentNames(ctx.db, [
    ...new Set(groups.flatMap(({ departmentIds }) => departmentIds)),
  ])
  const names = new Map(rows.map((row) => [row.id, labelIn(ctx.language, row.name, row.nameEn)]))
  const choices = await electiveChoices(ctx.db, [chooser.id])

  return {
    traineeId: chooser.id,
    name: chooser.realName,
    number: chooser.number,
    cohort: chooser.cohort,
    window: windowStateAt(chooser, ctx.now()),
    from: timeOf(chooser.from),
    until: timeOf(chooser.until),
    groups: groups.map(({ departmentIds, ...group }) => {
      const chosen = choices.filter(({ rowId }) => rowId === group.rowId)
      return {
        ...group,
        options: departmentIds.map((departmentId) => ({
          departmentId,
          name: names.get(departmentId) ?? '',
        })),
        chosen: chosen.map(({ departmentId, months }) => ({ departmentId, months })),
        isComplete: chosen.length > 0,
      }
    }),
  }
}

/** The reader's own groups; null for members of no cohort with an approved table. */
export async function getOwnElectives(ctx: SignedCtx) {
  const chooser = await findOwnChooser(ctx.db, ctx.actor.userId)
  return chooser && isSettled(chooser) ? choiceOf(ctx, chooser) : null
}

export const getElectivesOf = async (ctx: SignedCtx, { id }: { id: number }) =>
  choiceOf(ctx, found(await findChooser(ctx.db, visibleCohorts(ctx.actor), id)))
