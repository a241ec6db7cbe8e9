import { grouped } from '../../../platform/grouped.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import type { RecipientOf } from '../../../platform/notify.ts'
import { notify } from '../../messages/messages.public.ts'
import { findAbsenceNames } from '../leave/absence-names.queries.ts'
import {
  ABSENCE_NOTICES,
  type AbsenceKind,
  blanks,
  familyOf,
  type LeaveNotice,
  ownPathOf,
  type Summary,
} from './absence-notices.ts'
import { asPart, findDeciders, findParts, type PartRow } from './deciders.queries.ts'

const pathOf = (a: Summary, queue: string) =>
  `/daily/${familyOf(a)}-review?queue=${queue}&id=${a.id}`

/** Sends a notice about absences, those of each family by its own template. */
export async function notifyAbout<A extends Summary>(
  tx: SignedCtx,
  what: LeaveNotice,
  absences: readonly A[],
  recipientsOf: (a: A) => RecipientOf<AbsenceKind>[],
) {
  for (const [family, group] of grouped(absences, familyOf)) {
    const kind = ABSENCE_NOTICES[family][what]
    if (kind) await notify(tx, kind, group.flatMap(recipientsOf))
  }
}

/** Reminds the deciders of waiting steps. */
export const notifyWaiting = async (tx: SignedCtx, what: LeaveNotice, ids: readonly number[]) =>
  notifyParts(tx, what, await findAbsenceNames(tx.db, ids), waiting, 'leave')

/** Notifies the level above the deciders of waiting steps. */
export const notifyNextLevel = async (
  tx: SignedCtx,
  what: LeaveNotice,
  ids: readonly number[],
  next: (part: PartRow) => PartRow,
) => notifyParts(tx, what, await findAbsenceNames(tx.db, ids), waiting, 'leave', null, next)

/** Notifies trainees that a report back is overdue. */
export const notifyOfOverdue = async (tx: SignedCtx, ids: readonly number[]) =>
  notifyAbout(tx, 'overdue', await findAbsenceNames(tx.db, ids), (a) => [
    { userId: a.ownerUserId, ...blanks(a), path: ownPathOf(a) },
  ])

/** Notifies the education office about absences. */
export async function notifyOffice(tx: SignedCtx, what: LeaveNotice, absences: readonly Summary[]) {
  if (absences.length === 0) return

  const office = await findDeciders(tx, [
    { key: 0, step: 'office', blockId: null, departmentId: null, baseId: 0 },
  ])
  const people = [...new Set((office.get(0) ?? []).map(({ userId }) => userId))]

  await notifyAbout(tx, what, absences, (a) =>
    people.map((userId) => ({ userId, ...blanks(a, a.more), path: pathOf(a, 'leave') })),
  )
}

type Whom = (row: PartRow, all: readonly PartRow[]) => boolean
export const waiting: Whom = (row) => row.isWaiting

/** The people who have agreed to a part, or whose turn it is now. */
export const answering: Whom = (row) => row.isWaiting || row.outcome === 'passed'

export const first: Whom = (row, all) =>
  row.step === all.find(({ absenceId }) => absenceId === row.absenceId)!.step

export const last: Whom = (row, all) =>
  row.step === all.findLast(({ absenceId }) => absenceId === row.absenceId)!.step

/** Notifies the deciders of parts of absences; nobody twice of one absence. */
export async function notifyParts(
  tx: SignedCtx,
  what: LeaveNotice,
  absences: readonly Summary[],
  whom: Whom,
  queue: string,
  reason: string | null = null,
  levelOf = (part: PartRow): PartRow => part,
) {
  const parts = await findParts(
    tx.db,
    absences.map(({ id }) => id),
  )

  const meant = parts.filter((row) => whom(row, parts)).map(levelOf)
  const deciders = await findDeciders(tx, meant.map(asPart))

  await notifyAbout(tx, what, absences, (a) => {
    const people = meant
      .filter(({ absenceId }) => absenceId === a.id)
      .flatMap(({ id }) => deciders.get(id) ?? [])

    return [...new Set(people.map(({ userId }) => userId))]
      .filter((userId) => userId !== a.ownerUserId)
      .map((userId) => ({
        userId,
        ...blanks(a, { reason: reason ?? '', ...a.more }),
        path: pathOf(a, queue),
      }))
  })
}
