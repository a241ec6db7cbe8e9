import type { MaterialKind } from '@residency/contract/areas/messages/collections/collection.contract'
import { labelIn, toMoment } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import type { filesOf } from '../../files/files.public.ts'
import { actionsOnCollection, reviewActions } from './collection.policy.ts'
import type { CollectionRow } from './collection.queries.ts'
import type { ItemRow } from './item.queries.ts'

export const presentCollection = (ctx: SignedCtx, c: CollectionRow) => ({
  id: c.id,
  title: c.title,
  by: c.by,
  dueAt: toMoment(c.dueAt),
  state: c.state,
  version: c.version,
  people: c.people,
  uploaded: c.uploaded,
  accepted: c.accepted,
  actions: actionsOnCollection(ctx.actor, c, ctx.now()),
})

type Rules = {
  kinds: readonly string[]
  maxMegabytes: number
  mostFiles: number
  takesLate: boolean
}

export const presentRules = (c: Rules) => ({
  kinds: c.kinds as MaterialKind[],
  maxMegabytes: c.maxMegabytes,
  mostFiles: c.mostFiles,
  takesLate: c.takesLate,
})

type Files = Awaited<ReturnType<typeof filesOf>>

export const presentItem = (ctx: SignedCtx, i: ItemRow, files: Files) => ({
  id: i.id,
  name: i.name,
  number: i.number,
  state: i.state,
  isLate: i.isLate,
  version: i.version,
  department: i.department && labelIn(ctx.language, i.department, i.departmentEn),
  uploadedAt: toMoment(i.uploadedAt),
  reason: i.reason,
  files,
  actions: reviewActions(ctx.actor, i, ctx.now()),
})
