import type { leaveFlow } from '@residency/contract/areas/absence/leave/leave.flow'
import { leaveWords } from '@residency/contract/areas/absence/leave/words'
import type { LeaveStep } from '@residency/contract/areas/absence/types/step-rule.contract'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { notify } from '../../messages/messages.public.ts'
import { type AbsenceRow, findAbsenceNames } from './absence.queries.ts'
import { asPart, findDeciders, findParts, type PartRow } from './deciders.queries.ts'

const OWN_PATH = '/daily/leave'
const pathOf = (queue: string, id: number) => `/daily/leave-review?queue=${queue}&id=${id}`
type Named = Pick<AbsenceRow, 'id' | 'kind' | 'name' | 'type' | 'type_en' | 'starts_on' | 'ends_on' | 'owner_user_id'>

const typeIn = (language: 'zh-cn' | 'en', a: Named) =>
  (language === 'en' ? (a.type_en ?? a.type) : a.type) ?? leaveWords[language].absenceKinds[a.kind as 'away']
const blanks = (a: Named, more: Readonly<Record<string, string>> = {}, moreEn: Readonly<Record<string, string>> = more) => ({
  values: { name: a.name, type: typeIn('zh-cn', a), from: a.starts_on, until: a.ends_on, ...more },
  valuesEn: { type: typeIn('en', a), ...moreEn },
})

/** Reminds the deciders of waiting steps. */
export const notifyWaiting = async (tx: SignedCtx, kind: string, ids: readonly number[]) =>
  tellDeciders(tx, kind, await findAbsenceNames(tx.db, ids), waiting, 'leave')
/** Tells the level above the deciders of waiting steps. */
export const notifyNextLevel = async (tx: SignedCtx, kind: string, ids: readonly number[], next: (part: PartRow) => PartRow) =>
  tellDeciders(tx, kind, await findAbsenceNames(tx.db, ids), waiting, 'leave', null, next)
/** Tells trainees that a report back is overdue. */
export const notifyOfOverdue = async (tx: SignedCtx, ids: readonly number[]) => {
  const absences = await findAbsenceNames(tx.db, ids)
  await notify(
    tx,
    'leave.overdue',
    absences.map((a) => ({ userId: a.owner_user_id, ...blanks(a), path: OWN_PATH })),
  )
}

type Whom = (row: PartRow, all: readonly PartRow[]) => boolean
const waiting: Whom = (row) => row.is_waiting
const first: Whom = (row, all) => row.step === all.find(({ absence_id }) => absence_id === row.absence_id)!.step
const last: Whom = (row, all) => row.step === all.findLast(({ absence_id }) => absence_id === row.absence_id)!.step
/** Tells those who answer for parts of absences; nobody twice of one. */
async function tellDeciders(
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

type Action = keyof typeof leaveFlow.actions
const MOVES_ON: readonly Action[] = ['passAsSupervisor', 'passAsDepartment', 'passAsBase']
/** Tells whom a step concerns: the trainee of every result, the next deciders that it is their turn. */
export async function notifyOfStep(tx: SignedCtx, action: Action, reason: string | null, moved: readonly AbsenceRow[]) {
  if (moved.length === 0 || action === 'agree' || action === 'agreeAsDepartment') return
  if (action === 'requestRevoke') return tellDeciders(tx, 'leave.requestRevoke', moved, last, 'revoke', reason)
  if (action === 'reportBack') return tellDeciders(tx, 'leave.reportBack', moved, first, 'report')
  if (action === 'withdraw') return tellDeciders(tx, 'leave.withdraw', moved, waiting, 'leave')
  if (action === 'passRevoke') await tellDeciders(tx, 'leave.revoked', moved, first, 'revoke')
  const kind = MOVES_ON.includes(action) ? 'leave.pass' : `leave.${action}`
  const stepIn = (language: 'zh-cn' | 'en', a: AbsenceRow) => leaveWords[language].leaveSteps[(a.waits_step ?? 'office') as LeaveStep]
  const toTrainees = moved.map((a) => ({
    userId: a.owner_user_id,
    ...blanks(a, { reason: reason ?? '', step: stepIn('zh-cn', a) }, { step: stepIn('en', a) }),
    path: OWN_PATH,
  }))
  await notify(tx, kind, toTrainees)
  if (MOVES_ON.includes(action)) await tellDeciders(tx, 'leave.submit', moved, waiting, 'leave')
}
