import {
  concernErrors as errors,
  concernPermissions as may,
} from '@residency/contract/areas/messages/concerns/access'
import type {
  actOnConcern as actCall,
  ConcernFilters,
} from '@residency/contract/areas/messages/concerns/concern.contract'
import { concernFlow } from '@residency/contract/areas/messages/concerns/concern.flow'
import { allowedActions, type InputOf, kernelErrors } from '@residency/contract/kernel'
import type { AuditEntry } from '../../../platform/audit/audit.ts'
import { dayInChina } from '../../../platform/clock.ts'
import type { Page } from '../../../platform/db/pages.ts'
import { advance } from '../../../platform/flow/advance.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import {
  findConcern,
  findConcernForUpdate,
  findConcernPage,
  findFigures,
  findFullDays,
  findPicture,
  findPictureIds,
  findSteps,
  type StoredConcern,
} from './concern.queries.ts'
import { addMessage, readMessages } from './concern-messages.ts'
import { READER } from './concern-scope.queries.ts'
import { lockConcerns } from './write-again.ts'

/** A department with fewer is not counted by itself. */
const MIN_OF_DEPARTMENT = 3

/** Fewer are not counted: who names readers could find out by it from whom one is hidden. */
const MIN_WITHOUT_READER = 3

const withActions = (ctx: SignedCtx, row: StoredConcern) => ({
  ...row,
  actions: allowedActions(concernFlow, row.state, ctx.actor, READER),
})

/** Concerns of a reader. */
export async function listConcerns(ctx: SignedCtx, filters: ConcernFilters & Page) {
  const { rows, total } = await findConcernPage(ctx.db, ctx.language, ctx.actor, filters)

  return { list: rows.map((row) => withActions(ctx, row)), total }
}

/** One concern with its messages. */
export async function getConcern(ctx: SignedCtx, { id }: { id: number }) {
  const row = await findConcern(ctx.db, ctx.language, ctx.actor, id)
  if (!row) throw fail(kernelErrors.notFound)

  return {
    ...withActions(ctx, row),
    messages: await readMessages(ctx.db, ctx.fields, id, 'reader'),
    pictureIds: await findPictureIds(ctx.db, id),
    steps: await findSteps(ctx.db, id),
  }
}

/** A picture of a concern, for its readers. */
export async function getConcernPicture(
  ctx: SignedCtx,
  { id, pictureId }: { id: number; pictureId: number },
) {
  const picture = await findPicture(ctx.db, ctx.actor, id, pictureId)
  if (!picture) throw fail(kernelErrors.notFound)

  return {
    filename: `${pictureId}.jpg`,
    type: 'image/jpeg',
    body: picture.bytes,
    inline: true as const,
    length: picture.bytes.length,
  }
}

/**
 * The audit entry of a step names neither the concern nor its states: somebody whom the sender
 * excluded may read it. Which steps were taken is in the history, shown with the concern.
 */
const withoutRecord = (tx: SignedCtx): SignedCtx => ({
  ...tx,
  audit: Object.assign((entry: AuditEntry) => {
    const { entityId: _entityId, detail: _detail, ...rest } = entry

    return tx.audit(rest)
  }, tx.audit),
})

/** A step of a reader. It is audited, without the text of an answer. */
export const actOnConcern = (
  ctx: SignedCtx,
  { id, action, text }: InputOf<typeof actCall, 'out'>,
) =>
  inTransaction(ctx, async (tx) => {
    await lockConcerns(tx.db)

    const concern = await findConcernForUpdate(tx.db, tx.actor, id)
    if (!concern) throw fail(kernelErrors.notFound)
    if (action === 'answer' && text === null) throw fail(errors.concernAnswerNeeded)

    const state = await advance(
      withoutRecord(tx),
      concernFlow,
      action,
      { ...concern, relations: READER },
      {},
      (next) =>
        tx.db
          .updateTable('concerns')
          .set({ state: next, closedOn: action === 'close' ? dayInChina(tx.now()) : null })
          .where('id', '=', id)
          .execute(),
    )

    if (action === 'answer' && text !== null) await addMessage(tx, id, text, false)

    return { state }
  })

/** Counts for the readers and the office, without what is hidden from the person who asks. */
export async function getConcernFigures(ctx: SignedCtx) {
  const figures = await findFigures(ctx.db, ctx.language, ctx.actor, MIN_OF_DEPARTMENT)
  const isCounted =
    figures.withoutReader >= MIN_WITHOUT_READER && ctx.actor.permissions.has(may.name)
  const ofDepartments = figures.byDepartment.reduce((sum, { count }) => sum + count, 0)

  return {
    ...figures,
    others: figures.total - ofDepartments,
    withoutReader: isCounted ? figures.withoutReader : null,
    fullDays: await findFullDays(ctx.db),
  }
}
