import { hoursErrors as errors } from '@residency/contract/areas/duty/hours/access'
import type { confirmWeek as call } from '@residency/contract/areas/duty/hours/hours.contract'
import type { InputOf } from '@residency/contract/kernel'
import { monthOf, sundayOf } from '@residency/contract/kernel/day'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { changedMeanwhile, fail, found } from '../../../platform/http/fail.ts'
import { notify } from '../../messages/messages.public.ts'
import { findTraineeOf } from '../../trainees/trainees.public.ts'
import { needsAnswer } from './hours.policy.ts'
import { hoursNotices } from './hours-notices.seed.ts'
import { ownTraineeId } from './own-hours.ts'
import { lockShifts } from './own-shift.queries.ts'
import { judgeWeek, readWeek } from './present-week.ts'
import { stepWeek } from './step-week.ts'
import { beginWeek, findWeekForUpdate } from './week.queries.ts'

type Input = InputOf<typeof call, 'out'>

/** The person who asked reads the answer. */
async function notifyOfAnswer(
  tx: SignedCtx,
  { startsOn, questionedBy }: { startsOn: string; questionedBy: number },
  answer: string,
): Promise<void> {
  const { realName } = found(await findTraineeOf(tx.db, tx.actor.userId))

  await notify(tx, hoursNotices.answer, [
    {
      userId: questionedBy,
      values: { name: realName, from: startsOn, until: sundayOf(startsOn), answer },
      path: `/duty/hours?month=${monthOf(startsOn)}`,
    },
  ])
}

/** The trainee confirms the hours of a week that is over, and answers what was asked about it. */
export const confirmWeek = (ctx: SignedCtx, { startsOn, answer, version }: Input) =>
  inTransaction(ctx, async (tx) => {
    const traineeId = await ownTraineeId(tx)

    await lockShifts(tx.db, { traineeId, from: startsOn, until: sundayOf(startsOn) })
    if (version === 0) await beginWeek(tx.db, traineeId, startsOn, tx.now())

    const week = found(await findWeekForUpdate(tx.db, traineeId, startsOn))
    // a week that this call has begun has the first version
    if (week.version !== Math.max(version, 1)) throw changedMeanwhile()
    const isAsked = needsAnswer(week)
    if (isAsked && !answer) throw fail(errors.weekAnswerMissing)

    const facts = await readWeek(tx, traineeId, startsOn)
    const obstacle = judgeWeek(facts, tx.now())
    if (obstacle) throw fail(obstacle.def, obstacle.data)

    const next = await stepWeek(tx, 'confirm', week, {
      isOwner: true,
      shifts: facts.shifts,
      columns: isAsked ? { answer } : {},
    })

    if (isAsked && answer && week.questionedBy !== null)
      await notifyOfAnswer(tx, { ...week, questionedBy: week.questionedBy }, answer)

    return { version: next }
  })
