import { electivesPermissions as may } from '@residency/contract/areas/standards/electives/access'
import type { ElectiveFilters } from '@residency/contract/areas/standards/electives/electives.contract'
import { electivesWords } from '@residency/contract/areas/standards/electives/text'
import { labelIn, permittedActions } from '@residency/contract/kernel'
import { fillSentence } from '@residency/contract/kernel/sentence'
import { minuteInChina } from '../../../platform/clock.ts'
import { grouped } from '../../../platform/grouped.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { visibleCohorts } from '../cohort/cohort.policy.ts'
import { windowStateAt } from './choice.rules.ts'
import { type ElectiveMatch, type ElectiveRecord, findElectivePage } from './electives.queries.ts'

export const electiveMatch = (
  ctx: SignedCtx,
  filters: Omit<ElectiveFilters, 'pageNum' | 'pageSize'>,
): ElectiveMatch => ({
  ...filters,
  scope: visibleCohorts(ctx.actor),
})

const nameOf = (ctx: SignedCtx, choice: ElectiveRecord['choices'][number]) =>
  labelIn(ctx.language, choice.department, choice.departmentEn)

const presentElectives = (ctx: SignedCtx, t: ElectiveRecord) => ({
  id: t.id,
  number: t.number,
  realName: t.realName,
  cohortId: t.cohortId,
  cohort: t.cohort,
  window: windowStateAt(t, ctx.now()),
  until: t.until && minuteInChina(t.until),
  complete: t.complete,
  all: t.all,
  choices: [...grouped(t.choices, ({ group }) => group)].map(([group, own]) => ({
    group,
    departments: own.map((choice) =>
      fillSentence(electivesWords[ctx.language].department, {
        name: nameOf(ctx, choice),
        months: choice.months,
      }),
    ),
  })),
  actions: permittedActions(ctx.actor, { choose: may.manage }) as 'choose'[],
})

/** Members of approved cohorts and what they chose, those who have not first. */
export async function listElectives(ctx: SignedCtx, filters: ElectiveFilters) {
  const { rows, total } = await findElectivePage(ctx.db, electiveMatch(ctx, filters), filters)
  return { list: rows.map((t) => presentElectives(ctx, t)), total }
}

/**
 * The lines of the sheet of one trainee: one for each department, or one that says that nothing is
 * chosen.
 */
export function linesOfElectives(ctx: SignedCtx, t: ElectiveRecord) {
  const { chosen } = electivesWords[ctx.language]
  const head = { number: t.number, realName: t.realName, cohort: t.cohort }
  const incomplete = t.complete === 0 ? chosen.none : chosen.some
  const state = t.complete >= t.all ? chosen.all : incomplete
  if (t.choices.length === 0) return [{ ...head, state }]

  return t.choices.map((choice) => ({
    ...head,
    group: choice.group,
    department: nameOf(ctx, choice),
    months: choice.months,
    state,
  }))
}
