import { recipientErrors as errors } from '@residency/contract/areas/messages/recipients/access'
import type {
  GroupForm,
  listGroups as listGroupsCall,
  RecipientChoice,
} from '@residency/contract/areas/messages/recipients/recipient.contract'
import { recipientWords } from '@residency/contract/areas/messages/recipients/text'
import type { InputOf } from '@residency/contract/kernel'
import { fillSentence } from '@residency/contract/kernel/sentence'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { changeRecord } from '../../../platform/db/records.ts'
import { mustMatchVersion } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { mustReach } from './check-recipients.ts'
import { deleteChoice, findChoice, insertChoice, updateChoice } from './choice.queries.ts'
import { findGroup, findGroupPage, findOwnGroupForUpdate, type GroupRow } from './group.queries.ts'
import { openedChoice } from './list-choices.ts'
import { actionsOnGroup, visibleGroups } from './recipient.policy.ts'

const ENTITY = 'messageGroup'
const WRONG = { message_groups_name: errors.groupNameTaken }
const choiceOf = ({ recipients }: GroupForm): RecipientChoice => ({ ...recipients, groupIds: [] })

function summaryOf(ctx: SignedCtx, g: GroupRow) {
  const { recipientParts: parts } = recipientWords[ctx.language]

  const counts = {
    people: g.people,
    roles: g.roles,
    bases: g.bases,
    departments: g.departments,
    cohorts: g.cohorts,
  }

  const keys = (Object.keys(counts) as (keyof typeof counts)[]).filter((key) => counts[key] > 0)

  return [
    ...(g.everyone ? [parts.everyone] : []),
    ...keys.map((key) => fillSentence(parts[key], { count: counts[key] })),
  ].join(' · ')
}

export async function listGroups(ctx: SignedCtx, filters: InputOf<typeof listGroupsCall, 'out'>) {
  const { rows, total } = await findGroupPage(ctx.db, visibleGroups(ctx.actor), filters)

  const list = rows.map((g) => ({
    id: g.id,
    name: g.name,
    isShared: g.isShared,
    by: g.by,
    version: g.version,
    summary: summaryOf(ctx, g),
    actions: actionsOnGroup(ctx.actor, g),
  }))

  return { list, total }
}

export async function getGroupForm(ctx: SignedCtx, { id }: { id: number }) {
  const g = found(await findGroup(ctx.db, visibleGroups(ctx.actor), id))
  const opened = await openedChoice(ctx, await findChoice(ctx.db, g.choiceId))
  return { id, name: g.name, isShared: g.isShared, version: g.version, ...opened }
}

export const createGroup = (ctx: SignedCtx, form: GroupForm) =>
  inTransaction(ctx, async (tx) => {
    await mustReach(tx, choiceOf(form))

    const row = {
      name: form.name,
      isShared: form.isShared,
      choiceId: await insertChoice(tx.db, choiceOf(form)),
      createdBy: tx.actor.userId,
    }

    const times = { createdAt: tx.now(), updatedAt: tx.now() }

    const saved = await tx.db
      .insertInto('messageGroups')
      .values({ ...row, ...times })
      .returning(['id', 'version'])
      .executeTakeFirstOrThrow()

    await tx.audit({
      action: 'messages.group.create',
      entity: ENTITY,
      entityId: saved.id,
      detail: { after: { name: form.name } },
    })

    return saved
  }).catch(constraintErrors(WRONG))

export const updateGroup = (
  ctx: SignedCtx,
  { id, version, ...form }: GroupForm & { id: number; version: number },
) =>
  inTransaction(ctx, async (tx) => {
    const before = mustMatchVersion(
      await findOwnGroupForUpdate(tx.db, tx.actor.userId, id),
      version,
    )
    await mustReach(tx, choiceOf(form))

    await updateChoice(tx.db, before.choiceId, choiceOf(form))

    const detail = { before: { name: before.name }, after: { name: form.name } }

    const next = await changeRecord(tx, 'messageGroups', before, {
      columns: { name: form.name, isShared: form.isShared },
      action: 'messages.group.update',
      entity: ENTITY,
      detail,
    })

    return { id, version: next }
  }).catch(constraintErrors(WRONG))

export const deleteGroup = (ctx: SignedCtx, { id }: { id: number }) =>
  inTransaction(ctx, async (tx) => {
    const { name, choiceId } = found(await findOwnGroupForUpdate(tx.db, tx.actor.userId, id))
    await tx.db.deleteFrom('messageGroups').where('id', '=', id).execute()
    await deleteChoice(tx.db, choiceId)

    await tx.audit({
      action: 'messages.group.delete',
      entity: ENTITY,
      entityId: id,
      detail: { before: { name } },
    })

    return null
  })
