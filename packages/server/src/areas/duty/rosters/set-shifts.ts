import { rosterErrors as errors } from '@residency/contract/areas/duty/rosters/access'
import type { setShifts as setCall } from '@residency/contract/areas/duty/rosters/roster.contract'
import { rosterWords } from '@residency/contract/areas/duty/rosters/text'
import { type InputOf, type Language, labelIn } from '@residency/contract/kernel'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { mustMatchVersion, updateRow } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { notify } from '../../messages/messages.public.ts'
import { dutyScope } from '../duty.policy.ts'
import { takeBackEarned } from '../earned-leave/settle-shifts.ts'
import { judgeHoursAgain } from '../hours/judge-hours-again.ts'
import { lapseSwapsOfShifts } from '../swaps/lapse-swaps.ts'
import { isDraft, isPublished } from './roster.policy.ts'
import { findRosterForUpdate } from './roster.queries.ts'
import { type RosterFacts, readRosterFacts } from './roster-facts.ts'
import { type Cell, findAddedFaults } from './roster-faults.ts'
import { rosterNotices } from './roster-notices.seed.ts'
import { writeShifts } from './write-shifts.queries.ts'

type SetInput = InputOf<typeof setCall, 'out'>

const keyOf = ({ traineeId, day }: { traineeId: number; day: string }) => `${traineeId} ${day}`

/** Refuses cells that the roster cannot have. */
function mustBePossible({ roster, days, kinds, people }: RosterFacts, cells: readonly Cell[]) {
  for (const { traineeId, kindId, day } of cells) {
    if (!days.some((entry) => entry.day === day))
      throw fail(errors.shiftDayOutside, { month: roster.month })

    if (kindId !== null && !people.some((person) => person.traineeId === traineeId))
      throw fail(errors.shiftPersonUnknown, { day })

    if (kindId !== null && !kinds.some(({ id, status }) => id === kindId && status === 1))
      throw fail(errors.shiftKindUnknown)
  }
}

/** A published roster is not changed into one that breaks a rule which it kept before. */
function mustNotGetWorse(ctx: SignedCtx, facts: RosterFacts, cells: readonly Cell[]): void {
  const added = findAddedFaults(ctx.language, facts)(cells)

  if (added.length > 0)
    throw fail(errors.rosterHasFaults, { count: added.length, first: added[0]!.text })
}

/** Records what changed in a published roster, and notifies whom it concerns; answers the changes. */
async function reportChanges(
  tx: SignedCtx,
  { roster, kinds, people, shifts }: RosterFacts,
  cells: readonly Cell[],
  reason: string,
): Promise<readonly Cell[]> {
  const kindBefore = new Map(shifts.map((shift) => [keyOf(shift), shift.kindId]))

  const changes = cells
    .map((cell) => ({ ...cell, before: kindBefore.get(keyOf(cell)) ?? null }))
    .filter(({ before, kindId }) => before !== kindId)
  if (changes.length === 0) return []

  await tx.db
    .insertInto('dutyChanges')
    .values(
      changes.map(({ traineeId, day, before, kindId }) => ({
        rosterId: roster.id,
        traineeId,
        day,
        kindBefore: before,
        kindAfter: kindId,
        reason,
        changedBy: tx.actor.userId,
        changedAt: tx.now(),
      })),
    )
    .execute()

  const nameOf = (id: number | null, language: Language) =>
    kinds.find((kind) => kind.id === id)?.name ?? rosterWords[language].noShift

  await notify(
    tx,
    rosterNotices.changed,
    changes.map(({ traineeId, day, before, kindId }) => ({
      userId: people.find((person) => person.traineeId === traineeId)!.userId,
      values: {
        department: roster.department,
        day,
        before: nameOf(before, 'zh-cn'),
        after: nameOf(kindId, 'zh-cn'),
        reason,
      },
      valuesEn: {
        department: labelIn('en', roster.department, roster.departmentEn),
        before: nameOf(before, 'en'),
        after: nameOf(kindId, 'en'),
      },
      path: '/duty/own',
    })),
  )

  return changes
}

/** Assigns, moves or takes away shifts. All cells are set, or none. */
export const setShifts = (ctx: SignedCtx, { id, version, cells, reason }: SetInput) =>
  inTransaction(ctx, async (tx) => {
    const roster = mustMatchVersion(
      await findRosterForUpdate(tx.db, dutyScope(tx.actor), id),
      version,
    )

    if (!isDraft(roster) && !isPublished(roster)) throw fail(errors.rosterIsClosed)

    const facts = await readRosterFacts(tx, roster)
    mustBePossible(facts, cells)

    if (isPublished(roster)) {
      if (!reason) throw fail(errors.shiftReasonMissing)

      mustNotGetWorse(tx, facts, cells)
      const changes = await reportChanges(tx, facts, cells, reason)

      await lapseSwapsOfShifts(tx, changes)
      await judgeHoursAgain(tx, changes)
      await takeBackEarned(tx, changes)
    }

    await writeShifts(tx.db, facts, cells)
    const next = await updateRow(tx, 'dutyRosters', roster, {})

    await tx.audit({
      action: 'duty.roster.shifts',
      entity: 'dutyRoster',
      entityId: id,
      detail: { cells, ...(reason && { reason }) },
    })

    return { version: next }
  }).catch(
    constraintErrors({
      duty_shifts_one_a_day: errors.shiftElsewhere,
      duty_hours_shift: errors.shiftHasHours,
    }),
  )
