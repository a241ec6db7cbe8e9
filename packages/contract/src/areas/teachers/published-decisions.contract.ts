import { z } from 'zod'
import { endpoint, type Permission } from '../../kernel/calls/endpoint.ts'
import { type ErrorDef, kernelErrors } from '../../kernel/calls/errors.ts'
import { recordId } from '../../kernel/calls/record.ts'
import { bulkAnswer, reviewErrors, undoOffer } from '../../kernel/flows/review.ts'
import { emptyAsAbsent, optionalText } from '../../kernel/text/text.ts'

/** What a published decision means: 1 passes the next step, 2 rejects, 3 returns for correction. */
export const DECISIONS = { pass: 1, reject: 2, return: 3 } as const
export type DecisionStatus = (typeof DECISIONS)[keyof typeof DECISIONS]

/** The ids of a published call: a list, or a text with commas. */
const idList = z.preprocess(
  (value) => {
    if (typeof value === 'string') return value.split(',')

    return typeof value === 'number' ? [value] : value
  },
  z
    .array(z.coerce.number().pipe(recordId))
    .min(1, 'kernel.text.required')
    .max(1000)
    .transform((ids) => [...new Set(ids)]),
)

const id = z.coerce.number().pipe(recordId)
const reason = emptyAsAbsent(optionalText(500)).transform((text) => text ?? null)

type DecisionListOptions<S extends readonly DecisionStatus[]> = {
  path: string
  what: string
  permission: Permission | readonly Permission[]

  /** The decisions there are; rejecting is one of them. */
  statuses: S

  /** How the protocol sends the bulk rejection. */
  batchReject: 'GET' | 'POST'
  errors?: readonly ErrorDef[]
}

/**
 * The decisions of the published protocol, in addition to our own review calls: they carry a status
 * instead of an action, and no version. Those that the protocol sends as GET write, so they need
 * the token header and are offered as POST too.
 */
export function publishedDecisions<const S extends readonly DecisionStatus[]>(
  of: DecisionListOptions<S>,
) {
  const { path, what, permission, statuses, errors = [] } = of

  const status = z.coerce.number().pipe(z.literal(statuses)) as unknown as z.ZodType<
    DecisionStatus,
    unknown
  >

  const access = { permission }

  const decision = {
    method: 'GET',
    access,
    changes: true,
    answer: z.object({ id: z.number(), state: z.string(), undo: undoOffer }),
    errors: [
      kernelErrors.notFound,
      kernelErrors.reasonNeeded,
      reviewErrors.notInThisState,
      reviewErrors.notYoursNow,
      ...errors,
    ],
  } as const

  const many = { access, answer: bulkAnswer, errors } as const
  const batch = { ids: idList, reason }
  const rejected = z.object({ ...batch, status: emptyAsAbsent(status) })

  const rejecting = {
    ...many,
    path: `${path}/batch/reject`,
    summary: `Reject many of the ${what} with a reason (status 3 returns them, where there is a way back), with a result for each`,
  }

  const byPost = endpoint({ ...rejecting, method: 'POST', body: rejected })

  return {
    audit: endpoint({
      ...decision,
      path: `${path}/audit`,
      summary: `Decide about one of the ${what}: status 1 passes the next step, 2 rejects, 3 returns (where there is a way back)`,
      query: z.object({ id, status, reason }),
    }),
    reject: endpoint({
      ...decision,
      path: `${path}/reject`,
      summary: `Reject one of the ${what} with a reason`,
      query: z.object({ id, reason }),
    }),
    batchStatus: endpoint({
      ...many,
      method: 'POST',
      path: `${path}/batch/status`,
      summary: `Decide about many of the ${what} by status, with a result for each`,
      body: z.object({ ...batch, status }),
    }),
    // both are read the same way, so that one type covers both
    batchReject:
      of.batchReject === 'POST'
        ? byPost
        : (endpoint({
            ...rejecting,
            method: 'GET',
            changes: true,
            query: rejected,
          }) as unknown as typeof byPost),
  }
}

export type PublishedDecisions = ReturnType<typeof publishedDecisions>
