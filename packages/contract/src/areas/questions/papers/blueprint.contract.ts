import { z } from 'zod'
import { endpoint } from '../../../kernel/calls/endpoint.ts'
import { clearableText, recordId } from '../../../kernel/calls/record.ts'
import { DIFFICULTIES, questionKind } from '../bank/question.shape.ts'
import { paperErrors as errors, paperPermissions as may } from './access.ts'
import { itemPoints, MAX_ITEMS, paperForm } from './paper.contract.ts'

/** Parallel forms are lettered A to F. */
export const MAX_FORMS = 6
export const OVERLAP_UNITS = ['questions', 'percent'] as const

const level = z.number().int().min(1).max(DIFFICULTIES.length)

/**
 * A row takes so many questions of a kind, a category with those below it, a range of difficulty
 * and a knowledge point; null: any.
 */
const blueprintRow = z
  .object({
    kind: questionKind,
    categoryId: recordId.nullable(),
    difficultyFrom: level,
    difficultyUntil: level,
    knowledgePoint: clearableText(60),
    count: z.number().int().min(1, 'learning.count.range').max(MAX_ITEMS, 'learning.count.range'),
    points: itemPoints,
  })
  .refine((row) => row.difficultyFrom <= row.difficultyUntil, {
    message: 'learning.difficulty.order',
    path: ['difficultyUntil'],
  })

export type BlueprintRow = z.output<typeof blueprintRow>

export const countOf = (rows: readonly { count: number }[]) =>
  rows.reduce((sum, { count }) => sum + count, 0)

const blueprintShape = {
  rows: z
    .array(blueprintRow)
    .min(1, 'learning.rows.none')
    .max(60)
    .refine((rows) => countOf(rows) <= MAX_ITEMS, 'learning.items.many'),
  forms: z.number().int().min(1).max(MAX_FORMS),

  /**
   * The most questions that two forms may share: so many, or so many percent of a form, rounded
   * down.
   */
  overlap: z.number().int().min(0).max(MAX_ITEMS),
  overlapUnit: z.enum(OVERLAP_UNITS),
}

const blueprint = z.object(blueprintShape)
export type Blueprint = z.output<typeof blueprint>

export const tryBlueprint = endpoint({
  method: 'POST',
  path: '/api/v1/papers/blueprint',
  summary:
    'Whether the bank can fill a blueprint: questions that fit each row, rows that lack some, and what forms would share',
  access: { permission: may.build },
  body: blueprint.extend({ baseId: recordId.nullable() }),
  answer: z.object({
    fitting: z.array(z.number()),

    /** Rows by their place, which together lack so many questions. */
    shortages: z.array(z.object({ rows: z.array(z.number()), missing: z.number() })),

    /**
     * Forms cannot be so far apart: they share at least so many; forms that share `possible` exist.
     */
    overlapping: z.object({ atLeast: z.number(), possible: z.number() }).nullable(),
    mostShared: z.number().nullable(),
  }),
  errors: [errors.paperHostWrong, errors.blueprintCategoryUnknown],
})

export const drawPapers = endpoint({
  method: 'POST',
  path: '/api/v1/papers/draw',
  summary: 'Draw a paper, or parallel forms of one, by a blueprint: whole or not at all',
  access: { permission: may.build },
  body: paperForm.extend(blueprintShape),
  once: true,
  answer: z.object({ ids: z.array(z.number()), mostShared: z.number() }),
  errors: [
    errors.paperHostWrong,
    errors.blueprintCategoryUnknown,
    errors.blueprintLacking,
    errors.blueprintOverlapping,
  ],
})
