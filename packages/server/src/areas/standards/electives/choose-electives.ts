import { electivesErrors as errors } from '@residency/contract/areas/standards/electives/access'
import type { GroupChoice } from '@residency/contract/areas/standards/electives/electives.contract'
import { minuteInChina } from '../../../platform/clock.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { isSettled, visibleCohorts } from '../cohort/cohort.policy.ts'
import { cohortRowsOf } from '../cohort/cohort-rows.ts'
import { faultOf, type Group, groupsOf, windowStateAt, withMonths } from './choice.rules.ts'
import { electiveChoices } from './elective-choices.ts'
import { type Chooser, findChooser, findOwnChooser, lockChooser } from './electives.queries.ts'

/** The groups of these choices, each judged; a group is chosen as a whole or not at all. */
function judged(groups: readonly Group[], choices: readonly GroupChoice[]) {
  const isTwice = new Set(choices.map(({ rowId }) => rowId)).size < choices.length
  return choices.map(({ rowId, chosen }) => {
    const group = groups.find((candidate) => candidate.rowId === rowId)
    if (!group || isTwice) throw fail(errors.groupUnknown)

    const fault = faultOf(group, chosen)
    const { name, least, most, sumMonths: sum } = group
    if (fault) throw fail(errors[fault], { name, choose: least, least, most, sum })

    return { rowId, chosen: withMonths(group, chosen) }
  })
}

/** Writes the choices of the groups in the input; the choices of other groups stay. */
async function write(tx: SignedCtx, chooser: Chooser, input: readonly GroupChoice[]) {
  if (!isSettled(chooser)) throw fail(errors.notApproved)

  const groups = groupsOf(await cohortRowsOf(tx.db, chooser.cohortId!))
  const choices = judged(groups, input)
  const rowIds = choices.map(({ rowId }) => rowId)

  if (rowIds.length > 0)
    await tx.db
      .deleteFrom('electiveChoices')
      .where('traineeId', '=', chooser.id)
      .where('rowId', 'in', rowIds)
      .execute()

  const rows = choices.flatMap(({ rowId, chosen }) =>
    chosen.map(({ departmentId, months }, place) => ({
      traineeId: chooser.id,
      rowId,
      departmentId,
      months,
      place,
      chosenAt: tx.now(),
    })),
  )

  if (rows.length > 0) await tx.db.insertInto('electiveChoices').values(rows).execute()

  const complete = new Set((await electiveChoices(tx.db, [chooser.id])).map(({ rowId }) => rowId))
    .size

  return { complete, all: groups.length }
}

/** Chooses the own electives while the window is open. */
export const chooseOwnElectives = (ctx: SignedCtx, { groups }: { groups: GroupChoice[] }) =>
  inTransaction(ctx, async (tx) => {
    const chooser = found(
      await lockChooser(tx.db, found(await findOwnChooser(tx.db, tx.actor.userId))),
    )
    if (!isSettled(chooser)) throw fail(errors.notApproved)
    mustBeOpen(chooser, tx.now())

    const result = await write(tx, chooser, groups)

    await tx.audit({
      action: 'standards.electives.choose',
      entity: 'trainee',
      entityId: chooser.id,
      detail: { groups },
    })

    return result
  })

/** Refuses a time outside the window, and says when it is. */
export function mustBeOpen(window: Pick<Chooser, 'from' | 'until'>, now: Date): void {
  const state = windowStateAt(window, now)
  if (state === 'none') throw fail(errors.choiceUnplanned)

  const days = { from: minuteInChina(window.from!), until: minuteInChina(window.until!) }
  if (state === 'over') throw fail(errors.choiceOver, days)
  if (state !== 'open') throw fail(errors.choiceNotYet, days)
}

/** Chooses for a trainee in scope, with a reason that is written down; also outside the window. */
export const chooseForTrainee = (
  ctx: SignedCtx,
  { id, groups, reason }: { id: number; groups: GroupChoice[]; reason: string },
) =>
  inTransaction(ctx, async (tx) => {
    const chooser = found(
      await lockChooser(tx.db, found(await findChooser(tx.db, visibleCohorts(tx.actor), id))),
    )
    const result = await write(tx, chooser, groups)

    await tx.audit({
      action: 'standards.electives.chooseFor',
      entity: 'trainee',
      entityId: id,
      detail: { groups, reason },
    })

    return result
  })
