import { checkErrors as errors } from '@residency/contract/areas/teachers/yearly-checks/access'
import { checkFlow } from '@residency/contract/areas/teachers/yearly-checks/check.flow'
import { joinItems, labelIn } from '@residency/contract/kernel'
import { changeRecord } from '../../../platform/db/records.ts'
import { mustMatchVersion, updateRows } from '../../../platform/db/versions.ts'
import { advanceMany } from '../../../platform/flow/advance-many.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { visibleTeachers } from '../teachers.policy.ts'
import {
  countObjected,
  findCheck,
  findCheckForUpdate,
  findUndecided,
  findUndecidedForUpdate,
} from './check.queries.ts'
import { CHECK } from './open-check.ts'

const NAMED = 50
const NAMED_IN_A_SENTENCE = 5

/**
 * What prevents the end of a check: the undecided, and how many of them have left the
 * library meanwhile.
 */
export async function getUndecided(ctx: SignedCtx, { id }: { id: number }) {
  found(await findCheck(ctx.db, visibleTeachers(ctx.actor), id))

  const [rows, objected] = await Promise.all([findUndecided(ctx.db, id), countObjected(ctx.db, id)])
  const waiting = rows.filter((row) => row.isInLibrary)

  const people = waiting.slice(0, NAMED).map((row) => ({
    id: row.id,
    name: row.name,
    department: labelIn(ctx.language, row.department, row.departmentEn),
  }))

  return { count: waiting.length, people, lapsing: rows.length - waiting.length, objected }
}

type WaitingRows = Awaited<ReturnType<typeof findUndecided>>

function mustBeDecided(tx: SignedCtx, waiting: WaitingRows) {
  if (waiting.length === 0) return

  const named = waiting.slice(0, NAMED_IN_A_SENTENCE).map(({ name }) => name)

  throw fail(errors.checkUndecided, {
    count: waiting.length,
    names: joinItems(tx.language, [...named, ...(waiting.length > named.length ? ['…'] : [])]),
  })
}

/**
 * Closes a check in which everybody is decided about; undecided people who left the library lapse.
 * Objections stay for the office to decide.
 */
export const closeCheck = (ctx: SignedCtx, { id, version }: { id: number; version: number }) =>
  inTransaction(ctx, async (tx) => {
    const stored = mustMatchVersion(
      await findCheckForUpdate(tx.db, visibleTeachers(tx.actor), id),
      version,
    )

    if (stored.closedAt) throw fail(errors.checkClosed)

    const rows = await findUndecidedForUpdate(tx.db, id)
    mustBeDecided(
      tx,
      rows.filter((row) => row.isInLibrary),
    )

    const left = rows.map((row) => ({
      id: row.id,
      state: row.state,
      relations: new Set(['system' as const]),
    }))

    const { moved } = await advanceMany(tx, checkFlow, 'lapse', left, {}, (state, ids) =>
      updateRows(tx, 'teacherCheckRecords', ids, { state }),
    )

    await changeRecord(tx, 'teacherChecks', stored, {
      columns: { closedAt: tx.now() },
      action: 'teachers.check.close',
      entity: CHECK,
      detail: { lapsed: moved.length },
    })

    return { lapsed: moved.length }
  })
