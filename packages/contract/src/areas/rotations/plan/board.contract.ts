import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { readVersion, recordId } from '../../../kernel/calls/record.ts'
import { planErrors as errors, planPermissions as may } from './access.ts'

/** Months are counted from the first month of the plan: 0 is that month. */
const month = z.number().int()

const boardTrainee = z.object({
  id: z.number(),
  name: z.string(),
  number: z.string(),
  cohortId: z.number(),

  /** The months of the training: from, and the month after the last. */
  from: month,
  until: month,
  absent: z.array(month),

  /** Names of elective rows that are not chosen yet. */
  unchosen: z.array(z.string()),
})

export type BoardTrainee = z.output<typeof boardTrainee>

const boardDepartment = z.object({
  id: z.number(),
  name: z.string(),

  /** The unit at the top of its tree: another one is another site. */
  site: z.string(),

  /** Seats of each month of the plan. */
  seats: z.array(z.number()),

  /** Trainees of this plan that it needs in each month. */
  least: z.array(z.number()),

  /** Trainees of other plans who are there in each month. */
  others: z.array(z.number()),
})

export type BoardDepartment = z.output<typeof boardDepartment>

const boardBlock = z.object({
  id: z.number(),
  traineeId: z.number(),
  departmentId: z.number(),
  stage: z.union([z.literal(1), z.literal(2)]).nullable(),
  months: z.number(),

  /** Null: not placed yet. */
  start: month.nullable(),
  isLocked: z.boolean(),

  /** It has begun: it is where it was. */
  isFact: z.boolean(),
  maySplit: z.boolean(),
})

export type BoardBlock = z.output<typeof boardBlock>

const board = z.object({
  planId: z.number(),
  version: z.number(),
  startsOn: z.string(),
  months: z.number(),

  /** The current month; blocks before it are not moved by a repair. */
  now: month,
  isDraft: z.boolean(),
  cohorts: z.array(z.object({ id: z.number(), name: z.string() })),
  trainees: z.array(boardTrainee),
  departments: z.array(boardDepartment),
  blocks: z.array(boardBlock),

  /** Pairs of trainees who are never in one department in one month. */
  pairs: z.array(z.object({ first: z.number(), second: z.number() })),
})

export type Board = z.output<typeof board>

export const getBoard = endpoint({
  method: 'GET',
  path: '/api/v1/rotationPlans/{id}/board',
  summary: 'The whole timetable of a plan: trainees, departments with seats, blocks',
  access: { permission: may.list },
  params: idParam,
  answer: board,
  errors: [kernelErrors.notFound],
})

const move = z.object({
  blockId: recordId,
  start: month.min(0).max(59).nullable(),
  isLocked: z.boolean(),
})

export type BlockMove = z.output<typeof move>

const areOnce = (moves: readonly BlockMove[]) =>
  new Set(moves.map(({ blockId }) => blockId)).size === moves.length

export const moveBlocks = endpoint({
  method: 'PUT',
  path: '/api/v1/rotationPlans/{id}/board',
  summary:
    'Place, move, lock or take out blocks of a draft, all or none; conflicts are kept and shown, two places at once are refused',
  access: { permission: may.manage },
  params: idParam,
  body: z.object({
    version: readVersion,
    moves: z.array(move).min(1).max(10_000).refine(areOnce, 'rotations.moves.twice'),
  }),
  answer: z.object({ version: z.number() }),
  errors: [
    kernelErrors.notFound,
    kernelErrors.changedMeanwhile,
    kernelErrors.actionNotNow,
    errors.blockUnknown,
    errors.factStays,
    errors.outsidePlan,
    errors.twoPlaces,
  ],
})

export const splitBlock = endpoint({
  method: 'POST',
  path: '/api/v1/rotationPlans/{id}/board/split',
  summary: 'Divide a block whose row allows it in two',
  access: { permission: may.manage },
  params: idParam,
  body: z.object({
    version: readVersion,
    blockId: recordId,
    months: z.number().int().min(1).max(59),
  }),
  answer: z.object({ version: z.number() }),
  errors: [
    kernelErrors.notFound,
    kernelErrors.changedMeanwhile,
    kernelErrors.actionNotNow,
    errors.blockUnknown,
    errors.notDivisible,
  ],
})
