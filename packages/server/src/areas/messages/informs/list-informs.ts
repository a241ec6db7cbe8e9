import type { InformFilters } from '@residency/contract/areas/messages/informs/inform.contract'
import { toMoment } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { attachmentsOf } from '../attached-files.ts'
import { findChoice } from '../recipients/choice.queries.ts'
import { openedChoice } from '../recipients/list-choices.ts'
import { visibleSenders } from '../recipients/recipient.policy.ts'
import { findInform, findInformPage, INFORM } from './inform.queries.ts'
import { presentAudience, presentInform } from './present-inform.ts'

export async function listInforms(ctx: SignedCtx, filters: InformFilters) {
  const { rows, total } = await findInformPage(
    ctx.db,
    visibleSenders(ctx.actor),
    filters,
    ctx.actor.userId,
  )

  return { list: rows.map((row) => presentInform(ctx, row)), total }
}

const readInScope = async (ctx: SignedCtx, id: number) =>
  found(await findInform(ctx.db, visibleSenders(ctx.actor), id, ctx.actor.userId))

export async function getInform(ctx: SignedCtx, { id }: { id: number }) {
  const i = await readInScope(ctx, id)
  const choice = await findChoice(ctx.db, i.choiceId)

  const [files, audience] = await Promise.all([
    attachmentsOf(ctx.db, { kind: INFORM, id }, i.fileKeys),
    presentAudience(ctx, choice),
  ])

  return {
    ...presentInform(ctx, i),
    body: i.body,
    files,
    audience,
    remindedAt: toMoment(i.remindedAt),
  }
}

export async function getInformForm(ctx: SignedCtx, { id }: { id: number }) {
  const i = await readInScope(ctx, id)
  const opened = await openedChoice(ctx, await findChoice(ctx.db, i.choiceId))
  const files = await attachmentsOf(ctx.db, { kind: INFORM, id }, i.fileKeys)

  return {
    id,
    title: i.title,
    body: i.body,
    isUrgent: i.isUrgent,
    files,
    version: i.version,
    ...opened,
  }
}
