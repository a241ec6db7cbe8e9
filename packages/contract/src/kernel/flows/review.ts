import { z } from 'zod'
import { endpoint, idParam, type Permission } from '../calls/endpoint.ts'
import { type ErrorDef, errorsOf, kernelErrors } from '../calls/errors.ts'
import { readVersion, recordId } from '../calls/record.ts'
import { optionalText } from '../text/text.ts'
import type { AnyFlow } from './flow.ts'

export const reviewErrors = errorsOf('kernel', {
  /** Why a record was skipped: its state, or its owner. */
  notInThisState: { status: 409, code: 'B0001' },
  notYoursNow: { status: 409, code: 'B0001' },
  undoOver: { status: 409, code: 'B0001' },
  undoNotYours: { status: 409, code: 'B0001' },
  undoFollowed: { status: 409, code: 'B0001' },
  remindedToday: { status: 409, code: 'B0001' },
  tooManyReasons: { status: 409, code: 'B0001', field: 'body' },
})

/** The ids of a bulk action. */
export const bulkIds = z
  .array(recordId)
  .min(1, 'kernel.text.required')
  .max(1000)
  .transform((ids) => [...new Set(ids)])

/** The version read of each record. A record that changed since, or is not listed, is skipped. */
const readVersions = z
  .array(z.object({ id: z.number().int(), version: readVersion }))
  .max(1000)
  .optional()

/** How a decision can be undone: its id, and for how many seconds. Null where it cannot. */
export const undoOffer = z.object({ id: z.number(), seconds: z.number() }).nullable().default(null)
export type UndoOffer = NonNullable<z.output<typeof undoOffer>>

/**
 * The result for each record of a bulk action; `why` is the reason, in the reader's language, why
 * it was skipped.
 */
export const bulkAnswer = z.object({
  done: z.number(),
  rows: z.array(
    z.object({ id: z.number(), name: z.string(), isDone: z.boolean(), why: z.string().nullable() }),
  ),
  undo: undoOffer,
})

export type BulkAnswer = z.output<typeof bulkAnswer>

/** Input of every decision. */
export type Decision<Action extends string = string> = { action: Action; reason: string | null }

type Reviewing<
  F extends AnyFlow,
  Action extends keyof F['actions'] & string,
  Inputs extends z.ZodRawShape,
> = {
  path: string
  what: string
  flow: F

  /** What reviewers decide; other steps of the flow have calls of their own. */
  actions: readonly [Action, ...Action[]]
  permission: Permission | readonly Permission[]

  /** Inputs of a decision in addition to action and reason. */
  inputs?: Inputs
  errors?: readonly ErrorDef[]
}

/**
 * The calls of a review: decide about one, about many with a result per row, and undo. `path` is
 * the list's own path.
 */
export function reviewCalls<
  F extends AnyFlow,
  const Action extends keyof F['actions'] & string,
  Inputs extends z.ZodRawShape = Record<never, never>,
>({ path, what, flow, actions, permission, inputs, errors = [] }: Reviewing<F, Action, Inputs>) {
  const decision = z
    .object({ action: z.enum(actions), reason: optionalText(500) })
    .extend((inputs ?? {}) as Inputs)
  const access = { permission }
  return {
    flow,

    /** What reviewers decide. */
    actions,
    act: endpoint({
      method: 'POST',
      path: `${path}/{id}/act`,
      summary: `Decide about one of the ${what}`,
      access,
      params: idParam,
      body: decision.extend({ version: readVersion }),
      answer: z.object({
        id: z.number(),
        state: z.enum(flow.states),
        actions: z.array(z.enum(actions)),
        undo: undoOffer,
      }),
      errors: [
        kernelErrors.actionNotNow,
        kernelErrors.reasonNeeded,
        kernelErrors.changedMeanwhile,
        ...errors,
      ],
    }),
    actMany: endpoint({
      method: 'POST',
      path: `${path}/act`,
      summary: `Decide about many of the ${what}; the answer has a result for each`,
      access,
      body: decision.extend({ ids: bulkIds, versions: readVersions }),
      answer: bulkAnswer,
      errors,
    }),
    undo: endpoint({
      method: 'POST',
      path: `${path}/undo`,
      summary: `Undo one’s own decision about ${what} within seconds`,
      access,
      body: z.object({ decision: recordId }),
      answer: z.object({ done: z.number() }),
      errors: [reviewErrors.undoOver, reviewErrors.undoNotYours, reviewErrors.undoFollowed],
    }),
  }
}

export type ReviewCalls = ReturnType<typeof reviewCalls<AnyFlow, string>>
