import type { ChangeFilters } from '@residency/contract/areas/mentors/change/change.contract'
import { labelIn } from '@residency/contract/kernel'
import { minuteInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { findDictLabels } from '../../settings/settings.public.ts'
import {
  type ChangeScope,
  changeActions,
  changesOfBases,
  changesTo,
  mayWithdrawChange,
  OPEN_CHANGES,
  visibleChanges,
} from './change.policy.ts'
import {
  type ChangeRow,
  findChange,
  findChangePage,
  findOfferedEntries,
  findOwnChanges,
  findPresent,
} from './change.queries.ts'

const presentChange = (ctx: SignedCtx, c: ChangeRow) => ({
  ...c,
  major: labelIn(ctx.language, c.major, c.majorEn),
  base: labelIn(ctx.language, c.base, c.baseEn),
  fromDepartment: labelIn(ctx.language, c.fromDepartment, c.fromDepartmentEn),
  toDepartment: labelIn(ctx.language, c.toDepartment, c.toDepartmentEn),
  createTime: minuteInChina(c.createdAt),
  actions: changeActions(c, ctx.actor),
})

async function listIn(ctx: SignedCtx, scope: ChangeScope, filters: Omit<ChangeFilters, 'baseId'>) {
  const { rows, total } = await findChangePage(ctx.db, scope, filters, filters, ctx.actor.userId)

  return { list: rows.map((row) => presentChange(ctx, row)), total }
}

/** Requests of trainees who want the reader as new mentor. */
export const listChangesToMe = (ctx: SignedCtx, filters: Omit<ChangeFilters, 'baseId'>) =>
  listIn(ctx, changesTo(ctx.actor), filters)

/** Requests of the bases the reader answers for. */
export const listChanges = (ctx: SignedCtx, filters: ChangeFilters) =>
  listIn(ctx, changesOfBases(ctx.actor), filters)

export const getChange = async (ctx: SignedCtx, { id }: { id: number }) =>
  presentChange(ctx, found(await findChange(ctx.db, visibleChanges(ctx.actor), id)))

/** The own requests, and whether another may be made now. */
export async function listOwnChanges(ctx: SignedCtx) {
  const { userId } = ctx.actor

  const [rows, present] = await Promise.all([
    findOwnChanges(ctx.db, userId),
    findPresent(ctx.db, userId),
  ])

  return {
    changes: rows.map((row) => ({
      ...presentChange(ctx, row),
      mayWithdraw: mayWithdrawChange(row, ctx.actor),
    })),
    mayRequest: present !== undefined && !rows.some(({ state }) => OPEN_CHANGES.includes(state)),
  }
}

/**
 * Mentors of the own base with a place, the one with the most first; none for somebody without a
 * mentor.
 */
export async function listMentorsToChangeTo(ctx: SignedCtx) {
  const present = await findPresent(ctx.db, ctx.actor.userId)
  if (!present) return []

  const [entries, titles] = await Promise.all([
    findOfferedEntries(ctx.db, present.baseId, present.mentorId),
    findDictLabels(ctx.db, 'title', ctx.language),
  ])

  return entries
    .filter(({ free }) => free > 0)
    .sort((a, b) => b.free - a.free || a.id - b.id)
    .map(({ userId: _, department, departmentEn, title, ...entry }) => ({
      ...entry,
      department: labelIn(ctx.language, department, departmentEn),
      titleLabel: titles.get(title) ?? title,
    }))
}
