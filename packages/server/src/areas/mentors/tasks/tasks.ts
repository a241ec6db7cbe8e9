import {
  recordPermissions as may,
  recordErrors,
} from '@residency/contract/areas/mentors/records/access'
import type {
  listTasks as listCall,
  TaskForm,
  updateTask as updateCall,
} from '@residency/contract/areas/mentors/records/task.contract'
import { type InputOf, labelIn } from '@residency/contract/kernel'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { mustMatchVersion, updateRow } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { mentorScope } from '../mentors.policy.ts'
import { findOwnBases, findTaskForUpdate, findTaskPage, isTaskUsed } from './task.queries.ts'

const TASK = 'mentorTask'
const scopeOf = (ctx: SignedCtx) => mentorScope(ctx.actor, may.list)
const refusals = constraintErrors({ mentor_tasks_once: recordErrors.taskExists })

const columns = ({ baseId, name, startsOn, endsOn, ...task }: TaskForm) => ({
  year: task.year,
  term: task.term,
  content: task.content,
  meetings: task.meetings,
  baseId,
  title: name,
  startsOn,
  endsOn,
})

async function mustBeOwnBase(ctx: SignedCtx, baseId: number) {
  if (!(await findOwnBases(ctx.db, scopeOf(ctx))).some(({ id }) => id === baseId))
    throw fail(recordErrors.taskBaseNotYours)
}

/** Tasks of the bases the reader administers, the latest first. */
export async function listTasks(ctx: SignedCtx, filters: InputOf<typeof listCall, 'out'>) {
  const { rows, total } = await findTaskPage(ctx.db, scopeOf(ctx), filters, filters, ctx.language)

  const list = rows.map(
    ({ title: name, baseId, base, baseEn, startsOn, endsOn, term, ...task }) => ({
      ...task,
      name,
      baseId,
      startsOn,
      endsOn,
      term,
      base: labelIn(ctx.language, base, baseEn),
    }),
  )

  return { list, total }
}

export const listTaskBases = async (ctx: SignedCtx) =>
  (await findOwnBases(ctx.db, scopeOf(ctx))).map((b) => ({
    value: b.id,
    label: labelIn(ctx.language, b.name, b.nameEn),
  }))

export const createTask = (ctx: SignedCtx, form: TaskForm) =>
  inTransaction(ctx, async (tx) => {
    await mustBeOwnBase(tx, form.baseId)

    const row = tx.db.insertInto('mentorTasks').values({ ...columns(form), createdAt: tx.now() })
    const { id } = await row.returning('id').executeTakeFirstOrThrow().catch(refusals)

    await tx.audit({ action: 'mentors.task.create', entity: TASK, entityId: id })

    return { id }
  })

export const updateTask = (
  ctx: SignedCtx,
  { id, version, ...form }: InputOf<typeof updateCall, 'out'>,
) =>
  inTransaction(ctx, async (tx) => {
    const stored = mustMatchVersion(await findTaskForUpdate(tx.db, scopeOf(ctx), id), version)

    if (stored.baseId !== form.baseId) {
      await mustBeOwnBase(tx, form.baseId)
      if (await isTaskUsed(tx.db, id)) throw fail(recordErrors.taskInUse)
    }

    await updateRow(tx, 'mentorTasks', stored, columns(form)).catch(refusals)
    await tx.audit({ action: 'mentors.task.update', entity: TASK, entityId: id })

    return null
  })

export const removeTask = (ctx: SignedCtx, { id }: { id: number }) =>
  inTransaction(ctx, async (tx) => {
    found(await findTaskForUpdate(tx.db, scopeOf(ctx), id))

    await tx.db
      .deleteFrom('mentorTasks')
      .where('id', '=', id)
      .execute()
      .catch(constraintErrors({ mentor_meetings_task_id_fkey: recordErrors.taskInUse }))

    await tx.audit({ action: 'mentors.task.delete', entity: TASK, entityId: id })

    return null
  })
