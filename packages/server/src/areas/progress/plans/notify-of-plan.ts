import type { LearningPlanAction } from '@residency/contract/areas/progress/plans/learning-plan.flow'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { notify } from '../../messages/messages.public.ts'
import type { LockedPlan } from './learning-plan.queries.ts'
import { planNotices } from './plan-notices.seed.ts'

const OWN = '/progress/own'
const STAFF = '/progress/plans'

/** To whom a step is reported; a proposal that is taken back is not. */
const RECEIVERS = {
  propose: 'mentor',
  takeBack: null,
  agree: 'trainee',
  return: 'trainee',
  revise: 'mentor',
  reopen: 'trainee',
  end: 'trainee',
} as const satisfies Record<LearningPlanAction, 'mentor' | 'trainee' | null>

/** Reports a step to the other person; nobody is notified while there is no mentor. */
export async function notifyOfStep(
  tx: SignedCtx,
  action: LearningPlanAction,
  { userId, mentorId, name }: LockedPlan,
  reason: string | null,
): Promise<void> {
  if (action === 'takeBack') return

  const isToMentor = RECEIVERS[action] === 'mentor'
  const receiver = isToMentor ? mentorId : userId
  if (receiver === null) return

  await notify(tx, planNotices[action], [
    {
      userId: receiver,
      values: { name, reason: reason ?? '' },
      path: isToMentor ? STAFF : OWN,
    },
  ])
}

type Due = { userId: number; mentorId: number | null; name: string; nextLookOn: string | null }

/** Reports to mentor and trainee that looks are due. */
export const notifyOfLooks = (tx: SignedCtx, plans: readonly Due[]) =>
  notify(
    tx,
    planNotices.lookDue,
    plans.flatMap(({ userId, mentorId, name, nextLookOn }) => [
      { userId, values: { name, day: nextLookOn! }, path: OWN },
      ...(mentorId === null
        ? []
        : [{ userId: mentorId, values: { name, day: nextLookOn! }, path: STAFF }]),
    ]),
  )
