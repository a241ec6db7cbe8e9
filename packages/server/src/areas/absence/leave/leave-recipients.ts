import { leaveWords } from '@residency/contract/areas/absence/leave/words'
import { labelIn } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { notify } from '../../messages/messages.public.ts'
import type { AbsenceRow } from './absence.queries.ts'
import { findAbsenceNames } from './absence-names.queries.ts'
import { asPart, findDeciders, findParts, type PartRow } from './deciders.queries.ts'

export const OWN_PATH = '/daily/leave'
const pathOf = (queue: string, id: number) => `/daily/leave-review?queue=${queue}&id=${id}`
type Named = Pick<AbsenceRow, 'id' | 'kind' | 'name' | 'type' | 'type_en' | 'starts_on' | 'ends_on' | 'owner_user_id'>

const typeIn = (language: 'zh-cn' | 'en', a: Named) =>
  a.type ? labelIn(language, a.type, a.type_en) : leaveWords[language].absenceKinds[a.kind as 'away']
export const blanks = (a: Named, more: Readonly<Record<string, string>> = {}, moreEn: Readonly<Record<string, string>> = more) => ({
  values: { name: a.name, type: typeIn('zh-cn', a), from: a.starts_on, until: a.ends_on, ...more },
  valuesEn: { type: typeIn('en', a), ...moreEn },
})

/** Reminds the deciders of waiting steps. */
export const notifyWaiting = async (tx: SignedCtx, kind: string, ids: readonly number[]) =>
  notifyParts(tx, kind, await findAbsenceNames(tx.db, ids), waiting, 'leave')
/** Notifies the level above the deciders of waiting steps. */
export const notifyNextLevel = async (tx: SignedCtx, kind: string, ids: readonly number[], next: (part: PartRow) => PartRow) =>
  notifyParts(tx, kind, await findAbsenceNames(tx.db, ids), waiting, 'leave', null, next)
/** Notifies trainees that a report back is overdue. */
export const notifyOfOverdue = async (tx: SignedCtx, ids: readonly number[]) => {
  const absences = await findAbsenceNames(tx.db, ids)
  await notify(
    tx,
    'leave.overdue',
    absences.map((a) => ({ userId: a.owner_user_id, ...blanks(a), path: OWN_PATH })),
  )
}

type Whom = (row: PartRow, all: readonly PartRow[]) => boolean
export const waiting: Whom = (row) => row.is_waiting
export const first: Whom = (row, all) => row.step === all.find(({ absence_id }) => absence_id === row.absence_id)!.step
export const last: Whom = (row, all) => row.step === all.findLast(({ absence_id }) => absence_id === row.absence_id)!.step
/** Notifies those who answer for parts of absences; nobody twice of one. */
export async function notifyParts(
  tx: SignedCtx,
  kind: string,
  absences: readonly Named[],
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
  const deciders = await findDeciders(tx.db, meant.map(asPart))
  const recipients = absences.flatMap((a) => {
    const people = meant.filter(({ absence_id }) => absence_id === a.id).flatMap(({ id }) => deciders.get(id) ?? [])
    return [...new Set(people.map(({ userId }) => userId))]
      .filter((userId) => userId !== a.owner_user_id)
      .map((userId) => ({ userId, ...blanks(a, { reason: reason ?? '' }), path: pathOf(queue, a.id) }))
  })
  await notify(tx, kind, recipients)
}
