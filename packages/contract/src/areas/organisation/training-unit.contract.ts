import { z } from 'zod'
import { endpoint } from '../../kernel/index.ts'

/** The main hospital, units of grassroots practice, cooperating bases. */
export const TRAINING_UNIT_KINDS = ['main', 'grassroots', 'cooperating'] as const

const unitOption = z.object({
  value: z.number(),
  label: z.string(),
  get children() {
    return z.array(unitOption).optional()
  },
})
export type TrainingUnitOption = z.output<typeof unitOption>

export const getTrainingUnitOptions = endpoint({
  method: 'GET',
  path: '/api/v1/trainingUnits/options',
  summary: 'Enabled training units, grouped by kind (the value of a group is the kind)',
  access: 'signedIn',
  answer: z.array(z.object({ value: z.enum(TRAINING_UNIT_KINDS), label: z.string(), children: z.array(unitOption) })),
})
