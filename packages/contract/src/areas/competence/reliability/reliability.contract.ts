import { z } from 'zod'
import { endpoint } from '../../../kernel/calls/endpoint.ts'
import { recordId } from '../../../kernel/calls/record.ts'
import { emptyAsAbsent } from '../../../kernel/text/text.ts'
import { profession } from '../items/item.contract.ts'
import { reliabilityPermissions as may } from './access.ts'

/** A value with its interval of 95 %. */
const estimate = z.object({ value: z.number(), from: z.number(), to: z.number() })
export type Estimate = z.output<typeof estimate>
const counts = z.object({ observers: z.number(), occasions: z.number() })

const figure = z.object({
  variances: z.object({
    trainee: estimate,
    observer: estimate.nullable(),
    occasion: estimate.nullable(),
  }),

  /** Observers of a trainee and occasions of an observer as they are now, by harmonic means. */
  present: counts,
  phi: estimate,

  /** The fewest that reach the goal while the other number stays; null: more than 50. */
  goal: z.object({
    phi: z.number(),
    observers: z.number().nullable(),
    occasions: z.number().nullable(),
  }),
  ahead: z.array(counts.extend({ phi: z.number() })),
})

export type ReliabilityFigure = z.output<typeof figure>

export const getReliability = endpoint({
  method: 'GET',
  path: '/api/v1/competenceReliability',
  summary: 'How reliable observations of a profession are, and what further ones would bring',
  access: { permission: may.list },
  query: z.object({ profession, itemId: emptyAsAbsent(z.coerce.number().pipe(recordId)) }),
  answer: z.object({
    items: z.array(z.object({ id: z.number(), name: z.string() })),
    from: z.string(),
    scores: z.number(),
    trainees: z.number(),
    observers: z.number(),

    /** So many trainees are needed for a figure. */
    least: z.number(),

    /** Why there is no figure. */
    reason: z.enum(['tooFewTrainees', 'nothingToCompare']).nullable(),
    figure: figure.nullable(),
  }),
})

export type ReliabilityAnswer = z.output<typeof getReliability.answer>
