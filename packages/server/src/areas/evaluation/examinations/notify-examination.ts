import type { SignedCtx } from '../../../platform/http/ctx.ts'
import type { NoticeKind } from '../../../platform/notices.ts'
import { notify } from '../../messages/messages.public.ts'
import { examineNotices } from './examine-notices.seed.ts'

const OWN_PATH = '/evaluate/own-examine'
type ExaminationPlan = { topic: string; examOn: string; startsAt: string; place: string }

/** Notifies examiner and trainees of time and place. */
export const notifyPlanned = (
  tx: SignedCtx,
  userIds: readonly number[],
  { topic, examOn, startsAt, place }: ExaminationPlan,
) =>
  notify(
    tx,
    examineNotices.planned,
    userIds.map((userId) => ({
      userId,
      values: { topic, day: `${examOn} ${startsAt}`, place },
      path: OWN_PATH,
    })),
  )

type ExaminationFacts = { id: number; topic: string; examOn: string }

/** Notifies one of them that it is their turn, or that it was cancelled. */
export const notifyStep = (
  tx: SignedCtx,
  kind: NoticeKind<'topic' | 'day'>,
  userIds: readonly number[],
  { id, topic, examOn: day }: ExaminationFacts,
) =>
  notify(
    tx,
    kind,
    userIds.map((userId) => ({ userId, values: { topic, day }, path: `${OWN_PATH}?id=${id}` })),
  )
