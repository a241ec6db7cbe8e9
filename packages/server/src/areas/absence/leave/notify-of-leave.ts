import type { leaveFlow } from '@residency/contract/areas/absence/leave/leave.flow'
import { leaveWords } from '@residency/contract/areas/absence/leave/words'
import type { LeaveStep } from '@residency/contract/areas/absence/types/step-rule.contract'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { notify } from '../../messages/messages.public.ts'
import type { AbsenceRow } from './absence.queries.ts'
import { blanks, first, last, notifyParts, OWN_PATH, waiting } from './leave-recipients.ts'

type Action = keyof typeof leaveFlow.actions
const MOVES_ON: readonly Action[] = ['passAsSupervisor', 'passAsDepartment', 'passAsBase']
/** Tells whom a step concerns: the trainee of every result, the next deciders that it is their turn. */
export async function notifyOfStep(tx: SignedCtx, action: Action, reason: string | null, moved: readonly AbsenceRow[]) {
  if (moved.length === 0 || action === 'agree' || action === 'agreeAsDepartment') return
  if (action === 'requestRevoke') return notifyParts(tx, 'leave.requestRevoke', moved, last, 'revoke', reason)
  if (action === 'reportBack') return notifyParts(tx, 'leave.reportBack', moved, first, 'report')
  if (action === 'withdraw') return notifyParts(tx, 'leave.withdraw', moved, waiting, 'leave')
  if (action === 'passRevoke') await notifyParts(tx, 'leave.revoked', moved, first, 'revoke')
  const kind = MOVES_ON.includes(action) ? 'leave.pass' : `leave.${action}`
  const stepIn = (language: 'zh-cn' | 'en', a: AbsenceRow) => leaveWords[language].leaveSteps[(a.waits_step ?? 'office') as LeaveStep]
  const toTrainees = moved.map((a) => ({
    userId: a.owner_user_id,
    ...blanks(a, { reason: reason ?? '', step: stepIn('zh-cn', a) }, { step: stepIn('en', a) }),
    path: OWN_PATH,
  }))
  await notify(tx, kind, toTrainees)
  if (MOVES_ON.includes(action)) await notifyParts(tx, 'leave.submit', moved, waiting, 'leave')
}
