import type { ElectiveFilters } from '@residency/contract/areas/standards/electives/electives.contract'
import { electivesPermissions as may } from '@residency/contract/areas/standards/electives/permissions'
import { electivesWords } from '@residency/contract/areas/standards/electives/words'
import { labelIn, permittedActions } from '@residency/contract/kernel'
import { minuteInChina } from '../../../platform/clock.ts'
import { grouped } from '../../../platform/grouped.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { isSettled, visibleCohorts } from '../cohort/cohort.policy.ts'
import { findDepartmentNames } from '../cohort/cohort.queries.ts'
import { cohortRowsOf } from '../cohort/cohort-rows.ts'
import { groupsOf, windowStateAt } from './choice.rules.ts'
import { electiveChoices } from './elective-choices.ts'
import {
  type Chooser,
  type ElectiveMatch,
  type ElectiveRecord,
  findChooser,
  findElectivePage,
  findOwnChooser,
} from './electives.queries.ts'

const timeOf = (at: Date | null) => at && minuteInChina(at)

/** The groups of a trainee's cohort with the names of the departments and what is chosen. */
async function choiceOf(ctx: SignedCtx, one: Chooser) {
  const groups = isSettled(one) ? groupsOf(await cohortRowsOf(ctx.db, one.cohort_id!)) : []
  const rows = await findDepartmentNames(ctx.db, [...new Set(groups.flatMap(({ departmentIds }) => departmentIds))])
  const names = new Map(rows.map((row) => [row.id, labelIn(ctx.language, row.name, row.name_en)]))
  const choices = await electiveChoices(ctx.db, [one.id])
  return {
    traineeId: one.id,
    name: one.real_name,
    number: one.number,
    cohort: one.cohort,
    window: windowStateAt(one, ctx.now()),
    from: timeOf(one.from),
    until: timeOf(one.until),
    groups: groups.map(({ departmentIds, ...group }) => {
      const chosen = choices.filter(({ rowId }) => rowId === group.rowId)
      return {
        ...group,
        options: departmentIds.map((departmentId) => ({ departmentId, name: names.get(departmentId) ?? '' })),
        chosen: chosen.map(({ departmentId, months }) => ({ departmentId, months })),
        isComplete: chosen.length > 0,
      }
    }),
  }
}

/** The reader's own groups; null for whoever has no cohort whose table was approved. */
export async function getOwnElectives(ctx: SignedCtx) {
  const one = await findOwnChooser(ctx.db, ctx.actor.userId)
  return one && isSettled(one) ? choiceOf(ctx, one) : null
}
export const getElectivesOf = async (ctx: SignedCtx, { id }: { id: number }) =>
  choiceOf(ctx, found(await findChooser(ctx.db, visibleCohorts(ctx.actor), id)))

export const electiveMatch = (ctx: SignedCtx, filters: Omit<ElectiveFilters, 'pageNum' | 'pageSize'>): ElectiveMatch => ({
  ...filters,
  scope: visibleCohorts(ctx.actor),
})
const nameOf = (ctx: SignedCtx, one: ElectiveRecord['choices'][number]) => labelIn(ctx.language, one.department, one.department_en)
const shownElectives = (ctx: SignedCtx, t: ElectiveRecord) => ({
  id: t.id,
  number: t.number,
  realName: t.real_name,
  cohortId: t.cohort_id,
  cohort: t.cohort,
  window: windowStateAt(t, ctx.now()),
  until: timeOf(t.until),
  complete: t.complete,
  all: t.all,
  choices: [...grouped(t.choices, ({ group }) => group)].map(([group, own]) => ({
    group,
    departments: own.map((one) => `${nameOf(ctx, one)} ${one.months}`),
  })),
  actions: permittedActions(ctx.actor, { choose: may.manage }) as 'choose'[],
})

/** Members of approved cohorts and what they chose, those who have not first. */
export async function listElectives(ctx: SignedCtx, filters: ElectiveFilters) {
  const { rows, total } = await findElectivePage(ctx.db, electiveMatch(ctx, filters), filters)
  return { list: rows.map((t) => shownElectives(ctx, t)), total }
}

/** The lines of the sheet of one trainee: one for each department, or one that says that nothing is chosen. */
export function linesOfElectives(ctx: SignedCtx, t: ElectiveRecord) {
  const { chosen } = electivesWords[ctx.language]
  const head = { number: t.number, realName: t.real_name, cohort: t.cohort }
  const state = t.complete >= t.all ? chosen.all : t.complete === 0 ? chosen.none : chosen.some
  if (t.choices.length === 0) return [{ ...head, state }]
  return t.choices.map((one) => ({ ...head, group: one.group, department: nameOf(ctx, one), months: one.months, state }))
}
