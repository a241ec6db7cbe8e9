import type { leaveFlow } from '@residency/contract/areas/absence/leave/leave.flow'
import { leaveWords } from '@residency/contract/areas/absence/leave/text'
import type { LeaveStep } from '@residency/contract/areas/absence/leave-types/step-rule.contract'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import type { AbsenceRow } from '../leave/absence.queries.ts'
import { releaseStandIns } from '../stand-ins/ask-stand-in.ts'
import { blanks, ownPathOf } from './absence-notices.ts'
import { first, last, notifyAbout, notifyParts, waiting } from './leave-recipients.ts'

type Action = keyof typeof leaveFlow.actions
const MOVES_ON = ['passAsSupervisor', 'passAsDepartment', 'passAsBase'] as const

const movesOn = (action: Action): action is (typeof MOVES_ON)[number] =>
  (MOVES_ON as readonly Action[]).includes(action)

/** Steps after which the trainee needs no stand-in. */
const RELEASES: readonly Action[] = ['reject', 'withdraw', 'passRevoke']

/** Notifies the trainee of every result, and the next deciders that it is their turn. */
export async function notifyOfStep(
  tx: SignedCtx,
  action: Action,
  reason: string | null,
  moved: readonly AbsenceRow[],
) {
  if (moved.length === 0 || action === 'agree' || action === 'agreeAsDepartment') return
  if (action === 'requestRevoke') return notifyParts(tx, action, moved, last, 'revoke', reason)
  if (action === 'reportBack') return notifyParts(tx, action, moved, first, 'report')

  if (RELEASES.includes(action))
    await releaseStandIns(
      tx,
      moved.map(({ id, name, startsOn, endsOn }) => ({ id, name, startsOn, endsOn })),
    )

  if (action === 'withdraw') return notifyParts(tx, action, moved, waiting, 'leave')
  if (action === 'passRevoke') await notifyParts(tx, 'revoked', moved, first, 'revoke')

  const stepIn = (language: 'zh-cn' | 'en', a: AbsenceRow) =>
    leaveWords[language].leaveSteps[(a.waitsStep ?? 'office') as LeaveStep]

  await notifyAbout(tx, movesOn(action) ? 'pass' : action, moved, (a) => [
    {
      userId: a.ownerUserId,
      ...blanks(a, { reason: reason ?? '', step: stepIn('zh-cn', a) }, { step: stepIn('en', a) }),
      path: ownPathOf(a),
    },
  ])

  if (movesOn(action)) await notifyParts(tx, 'submit', moved, waiting, 'leave')
}
