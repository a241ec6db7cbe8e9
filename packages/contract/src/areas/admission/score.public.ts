import { z } from 'zod'

/** What an exam consists of. */
export const COMPONENTS = ['theory', 'skill', 'interview'] as const
export type ScoreComponent = (typeof COMPONENTS)[number]
export const component = z.enum(COMPONENTS)

const HUNDREDTH = 1e-6

/** Points as shown to people: 0 to 100 with two decimals. The table stores hundredths. */
export const points = z
  .number('recruitment.score.wrong')
  .refine(
    (value) =>
      value >= 0 && value <= 100 && Math.abs(value * 100 - Math.round(value * 100)) < HUNDREDTH,
    'recruitment.score.wrong',
  )
