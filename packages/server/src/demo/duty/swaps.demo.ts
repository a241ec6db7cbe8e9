import { askForSwap, withdrawSwap } from '../../areas/duty/swaps/ask-for-swap.ts'
import { listShiftTakers } from '../../areas/duty/swaps/find-takers.ts'
import { shiftSwapPlan } from '../../areas/duty/swaps/review-swaps.ts'
import { dayInChina } from '../../platform/clock.ts'
import { asPerson, type Demo, decideAll, momentOf } from '../demo.ts'

type Step = { by: 'taker' | 'department'; action: 'agree' | 'decline' | 'approve' | 'refuse' }

const AGREED: Step = { by: 'taker', action: 'agree' }

/** The result of each request, in the order of the shifts ahead. */
const STORIES: readonly { note: string; steps: readonly Step[]; isWithdrawn?: true }[] = [
  { note: '家里有事，能否帮我上这个班？', steps: [] },
  { note: '当天参加执业考试', steps: [AGREED] },
  { note: '身体不适', steps: [AGREED, { by: 'department', action: 'approve' }] },
  { note: '想回家过周末', steps: [{ by: 'taker', action: 'decline' }] },
  { note: '与同事约好调班', steps: [AGREED, { by: 'department', action: 'refuse' }] },
  { note: '日期记错了', steps: [], isWithdrawn: true },
]

const findShiftsAhead = ({ db, now }: Demo, departmentId: number) =>
  db
    .selectFrom('dutyShifts as s')
    .innerJoin('dutyRosters as r', 'r.id', 's.rosterId')
    .innerJoin('trainees as t', 't.id', 's.traineeId')
    .select(['s.id', 't.userId'])
    .where('r.departmentId', '=', departmentId)
    .where('r.publishedAt', 'is not', null)
    .where('s.day', '>', dayInChina(now))
    .orderBy('s.day')
    .orderBy('s.id')
    .execute()

/** The account of a trainee. */
export const userOfTrainee = ({ db }: Demo, traineeId: number) =>
  db.selectFrom('trainees').select('userId').where('id', '=', traineeId).executeTakeFirstOrThrow()

const REASON = '当天人手不足'

/** Asks the first colleague who can take the shift; nobody if all are prevented. */
async function askColleague(demo: Demo, shift: { id: number; userId: number }, note: string) {
  const ctx = await asPerson(demo, shift.userId, momentOf(demo, 0))
  const takers = await listShiftTakers(ctx, { shiftId: shift.id })
  const taker = takers.find(({ obstacle }) => obstacle === null)
  if (!taker) return null

  const { id } = await askForSwap(ctx, {
    shiftId: shift.id,
    takerId: taker.takerId,
    returnShiftId: null,
    note,
  })

  return { id, takerId: taker.takerId }
}

/** Swaps of shifts of a department in every state. */
export async function fillSwapsDemo(demo: Demo, departmentId: number) {
  const shifts = await findShiftsAhead(demo, departmentId)

  for (const [place, { note, steps, isWithdrawn }] of STORIES.entries()) {
    const shift = shifts[place]
    const swap = shift && (await askColleague(demo, shift, note))
    if (!swap) continue

    const taker = await userOfTrainee(demo, swap.takerId)

    for (const { by, action } of steps) {
      const who = by === 'taker' ? taker.userId : 'dept'
      const ctx = await asPerson(demo, who, momentOf(demo, 0))

      await decideAll(ctx, shiftSwapPlan, { action, ids: [swap.id], reason: REASON })
    }

    if (isWithdrawn)
      await withdrawSwap(await asPerson(demo, shift.userId, momentOf(demo, 0)), { id: swap.id })
  }
}
