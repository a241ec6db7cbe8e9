import { minuteInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import type { NoticeKind } from '../../../platform/notices.ts'
import { notify } from '../../messages/messages.public.ts'

type About = { id: number; title: string; opensAt: Date; closesAt: Date; minutes: number }
type Kind = NoticeKind<'title' | 'opens' | 'closes' | 'minutes' | 'reason'>

/** Where takers find their exams, and staff theirs. */
const OWN_EXAMS = '/course/own-exam'
export const examPath = (id: number) => `/course/exam?id=${id}`

const notifyOf = (
  tx: SignedCtx,
  kind: Kind,
  exam: About,
  userIds: readonly number[],
  path: string,
  reason?: string | null,
) =>
  notify(
    tx,
    kind,
    userIds.map((userId) => ({
      userId,
      path,
      values: {
        title: exam.title,
        opens: minuteInChina(exam.opensAt),
        closes: minuteInChina(exam.closesAt),
        minutes: String(exam.minutes),
        reason: reason ?? '',
      },
    })),
  )

/** Notifies candidates. */
export const notifyCandidates = (
  tx: SignedCtx,
  kind: Kind,
  exam: About,
  userIds: readonly number[],
) => notifyOf(tx, kind, exam, userIds, OWN_EXAMS)

/** Notifies those who invigilate or mark. */
export const notifyStaff = (tx: SignedCtx, kind: Kind, exam: About, userIds: readonly number[]) =>
  notifyOf(tx, kind, exam, userIds, examPath(exam.id))

/** Notifies everybody an exam concerns. */
export async function notifyConcerned(
  tx: SignedCtx,
  kind: Kind,
  exam: About,
  { candidates, staff }: { candidates: readonly number[]; staff: readonly number[] },
  reason?: string | null,
) {
  await notifyOf(tx, kind, exam, candidates, OWN_EXAMS, reason)
  await notifyOf(tx, kind, exam, staff, examPath(exam.id), reason)
}
