import { dayInChina } from '../../../platform/clock.ts'
import { byCode } from '../../../platform/folded-map.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { idsByName } from '../../../platform/ids-by-name.ts'
import { updateEntitledOf } from '../day-accounts/account.queries.ts'
import { visibleBalances } from './balance.policy.ts'
import { findPeopleByNumber, findTypeChoices } from './balance.queries.ts'
import { writeUsed } from './write-used.ts'

/**
 * A row of the sheet: days of a year used before leaves were recorded here, and the first day of
 * work where it is given.
 */
export type UsedRow = {
  number: string
  leaveType: string
  year: number
  usedBefore: number
  worksSince: string | null
}

/**
 * Writes days used before leaves were recorded here; the last import counts. What was taken is a
 * fact: an account that it exceeds is granted as much.
 */
export async function importUsed(tx: SignedCtx, items: readonly UsedRow[]) {
  const numbers = items.map(({ number }) => number)

  const people = byCode(
    (await findPeopleByNumber(tx.db, visibleBalances(tx.actor), numbers)).map(
      (person) => [person.number, person] as const,
    ),
  )

  const since = new Map(
    items.flatMap(({ number, worksSince }) =>
      worksSince === null ? [] : [[number, worksSince] as const],
    ),
  )

  await recordWorksSince(
    tx,
    [...since].map(([number, day]) => ({ traineeId: people.get(number)!.id, worksSince: day })),
  )

  const ids = idsByName(await findTypeChoices(tx.db))

  const rows = items.map(({ number, leaveType, year, usedBefore }) => ({
    traineeId: people.get(number)!.id,
    typeId: ids.get(leaveType)!,
    year,
    days: usedBefore,
  }))

  await writeUsed(tx, rows)

  const traineeIds = [...new Set(rows.map(({ traineeId }) => traineeId))]

  await updateEntitledOf(tx, dayInChina(tx.now()), traineeIds)

  const detail = { rows: rows.length, trainees: traineeIds.slice(0, 200) }

  await tx.audit({
    action: 'absence.balance.import',
    entity: 'leaveAccount',
    entityId: null,
    detail,
  })
}

async function recordWorksSince(
  tx: SignedCtx,
  rows: readonly { traineeId: number; worksSince: string }[],
) {
  if (rows.length === 0) return
  await tx.db
    .insertInto('leavePeople')
    .values(rows.map((row) => ({ ...row, updatedAt: tx.now() })))
    .onConflict((on) =>
      on.column('traineeId').doUpdateSet((e) => ({
        worksSince: e.ref('excluded.worksSince'),
        updatedAt: tx.now(),
        version: e('leavePeople.version', '+', 1),
      })),
    )
    .execute()
}
