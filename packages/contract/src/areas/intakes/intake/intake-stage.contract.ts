import { z } from 'zod'

/** The way of an intake as people see it, from its rules to the arrival of trainees. */
export const STAGES = [
  'rules',
  'offers',
  'opening',
  'review',
  'exam',
  'admission',
  'arrival',
] as const

export type Stage = (typeof STAGES)[number]

/** What comes next: an action on the intake, or a page where something waits. */
const NEXT_STEPS = [
  'addOffers',
  'open',
  'review',
  'close',
  'arrangeExams',
  'enterScores',
  'startAdmission',
  'admit',
  'receive',
  'finish',
] as const

export type NextStep = (typeof NEXT_STEPS)[number]

/** What prevents the next step, or the one it prepares. */
const BLOCKS = [
  'noOffers',
  'windowPast',
  'windowOpen',
  'toReview',
  'toArrange',
  'toScore',
  'toCheck',
  'reviewsOpen',
  'noticeRuns',
  'confirmOver',
  'toConfirm',
  'toReceive',
] as const

export type Block = (typeof BLOCKS)[number]

export const stageLine = z.object({
  stages: z.array(z.object({ key: z.enum(STAGES), state: z.enum(['finish', 'process', 'wait']) })),

  /**
   * Null when nothing is left, or for readers who do not run the intake. `page`: where it is done,
   * unless it is an action.
   */
  next: z
    .object({
      step: z.enum(NEXT_STEPS),
      page: z.string().nullable(),
      blocks: z.array(
        z.object({ is: z.enum(BLOCKS), count: z.number().nullable(), at: z.string().nullable() }),
      ),
    })
    .nullable(),
})

export type StageLine = z.output<typeof stageLine>
