import { cohortErrors as errors } from '@residency/contract/areas/standards/cohort/access'
import type { MemberFilters } from '@residency/contract/areas/standards/cohort/member.contract'
import { cohortWords } from '@residency/contract/areas/standards/cohort/text'
import { errorSentence } from '@residency/contract/kernel'
import { foldCode } from '@residency/contract/kernel/fold'
import { z } from 'zod'
import { byCode } from '../../../platform/folded-map.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { everyRow, inBatches } from '../../../platform/sheets/batches.ts'
import { cell } from '../../../platform/sheets/cells.ts'
import { twice } from '../../../platform/sheets/judge-rows.ts'
import type { SheetInto, SheetPlan, ValidRow } from '../../../platform/sheets/sheet-plan.ts'
import { findTraineesToPlace } from '../../trainees/trainees.public.ts'
import { visibleCohorts } from '../cohort/cohort.policy.ts'
import { findCohort, findCohortForUpdate } from '../cohort/cohort.queries.ts'
import { memberMatch, presentMember } from './list-members.ts'
import { countMembers, findIdsByNumber, findMemberBatch } from './member.queries.ts'
import { faultsOfPlacing, placeInCohort } from './place-members.ts'

const row = z.object({ number: cell.text(32).transform(foldCode) })
type Item = z.output<typeof row>
type Column = 'number' | 'realName' | 'major' | 'cohort' | 'startsOn' | 'plannedEnd' | 'note'
const cohortIdOf = (into: SheetInto) => (into as { cohortId: number }).cohortId

async function idsOf(
  ctx: SignedCtx,
  rows: readonly ValidRow<Item>[],
): Promise<ReadonlyMap<string, number>> {
  const numbers = rows.map(({ item }) => item.number)
  return byCode(
    (await findIdsByNumber(ctx.db, visibleCohorts(ctx.actor), numbers)).map(
      ({ id, number }) => [number, id] as const,
    ),
  )
}

async function judge(ctx: SignedCtx, rows: readonly ValidRow<Item>[], into: SheetInto) {
  const scope = visibleCohorts(ctx.actor)
  const cohort = found(await findCohort(ctx.db, scope, cohortIdOf(into)))
  const ids = await idsOf(ctx, rows)
  const trainees = await findTraineesToPlace(ctx.db, scope, [...ids.values()])
  const faults = new Map(
    (await faultsOfPlacing(ctx, cohort, trainees, false)).map((fault) => [fault.traineeId, fault]),
  )
  const at = (line: ValidRow<Item>, message: string) => [
    { row: line.row, column: 'number' as const, message },
  ]

  const wrong = rows.flatMap((row) => {
    const fault = faults.get(ids.get(row.item.number) ?? 0)
    if (!ids.has(row.item.number))
      return at(row, errorSentence(ctx.words, ctx.language, errors.memberUnknown))

    return fault ? at(row, errorSentence(ctx.words, ctx.language, fault.def, fault.data)) : []
  })

  return [
    ...wrong,
    ...twice(ctx, 'standards.cohortMembers', rows, 'number', ({ number }) => number),
  ]
}

/** Members of cohorts, in by their number and out with what differs from the cohort. */
export const memberSheet: SheetPlan<Column, Item, Omit<MemberFilters, 'pageNum' | 'pageSize'>> = {
  sheet: 'standards.cohortMembers',
  maxRows: 2000,
  columns: [
    { key: 'number', required: true, width: 18 },
    { key: 'realName', width: 14, onlyOut: true },
    { key: 'major', width: 20, onlyOut: true },
    { key: 'cohort', width: 28, onlyOut: true },
    { key: 'startsOn', kind: 'day', width: 14, onlyOut: true },
    { key: 'plannedEnd', kind: 'day', width: 14, onlyOut: true },
    { key: 'note', width: 36, onlyOut: true },
  ],
  into: async (ctx, into) =>
    found(await findCohort(ctx.db, visibleCohorts(ctx.actor), cohortIdOf(into))).name,
  row,
  judge,
  write: async (tx, rows, onProgress, into) => {
    const scope = visibleCohorts(tx.actor)
    const cohort = found(await findCohortForUpdate(tx.db, scope, cohortIdOf(into)))

    await inBatches(rows, 500, onProgress, async (batch) => {
      const ids = await idsOf(tx, batch)
      await placeInCohort(tx, cohort, await findTraineesToPlace(tx.db, scope, [...ids.values()]))
    })
  },
  count: (ctx, filters) => countMembers(ctx.db, memberMatch(ctx, filters)),
  async *rows(ctx, filters) {
    const { notes } = cohortWords[ctx.language]
    const match = memberMatch(ctx, filters)

    for await (const row of everyRow(async (page) => ({
      rows: await findMemberBatch(ctx.db, match, page, ctx.language),
    }))) {
      const member = presentMember(ctx, row)

      const note = [
        member.startsOtherwise && notes.startsOtherwise,
        member.lastsOtherwise && notes.lastsOtherwise,
      ]
        .filter(Boolean)
        .join('; ')

      yield { ...member, note }
    }
  },
}
