import type {
  listFirstLevel as firstCall,
  listSecondLevel as secondCall,
} from '@residency/contract/areas/organisation/departments/department-level.contract'
import { type InputOf, labelIn } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import {
  actionsOnLevel,
  changeableDepartments,
  departmentsToAddBelow,
  type Reach,
  visibleDepartments,
} from '../organisation.policy.ts'
import { findReach } from './department.queries.ts'
import { findLevelPage, type LevelRow } from './level.queries.ts'

const person = (id: number | null, name: string | null) =>
  id !== null && name !== null ? { id, name } : null

const reachOf = (ctx: SignedCtx) =>
  findReach(ctx.db, changeableDepartments(ctx.actor), departmentsToAddBelow(ctx.actor))

function presentLevel(ctx: SignedCtx, d: LevelRow, reach: Reach) {
  return {
    id: d.id,
    code: d.code,
    name: d.name,
    nameEn: d.nameEn,
    kind: d.kind,
    unitName: labelIn(ctx.language, d.unit, d.unitEn),
    parentId: d.parentId,
    head: person(d.headId, d.head),
    secretary: person(d.secretaryId, d.secretary),
    sort: d.sort,
    status: d.status,
    version: d.version,
    actions: actionsOnLevel(ctx.actor, reach),
  }
}

/** First-level departments in the reader's scope with what is below them. */
export async function listFirstLevel(ctx: SignedCtx, filters: InputOf<typeof firstCall, 'out'>) {
  const [{ rows, total }, reach] = await Promise.all([
    findLevelPage(ctx.db, 1, visibleDepartments(ctx.actor), filters, ctx.language),
    reachOf(ctx),
  ])

  return {
    list: rows.map((d) => ({
      ...presentLevel(ctx, d, reach(d)),
      belowCount: d.belowCount,
      capacity: d.capacityBelow,
      bases: d.bases,
    })),
    total,
  }
}

/** Second-level departments in the reader's scope with what they take. */
export async function listSecondLevel(ctx: SignedCtx, filters: InputOf<typeof secondCall, 'out'>) {
  const [{ rows, total }, reach] = await Promise.all([
    findLevelPage(ctx.db, 2, visibleDepartments(ctx.actor), filters, ctx.language),
    reachOf(ctx),
  ])

  const parentName = (d: LevelRow) => labelIn(ctx.language, d.parent, d.parentEn)
  return {
    list: rows.map((d) => ({
      ...presentLevel(ctx, d, reach(d)),
      parentName: parentName(d),
      capacity: d.capacity,
      leastTrainees: d.leastTrainees,
      ratio: d.ratio,
    })),
    total,
  }
}
