import { inductionPermissions as may } from '@residency/contract/areas/exams/induction/permissions'
import type { InductionPerson, PersonFilters } from '@residency/contract/areas/exams/induction/person.contract'
import { maskNumber, permittedActions, toMoment } from '@residency/contract/kernel'
import type { Page } from '../../../platform/db/pages.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { shareOf } from '../../courses/courses.public.ts'
import { findPeoplePage, findPerson, type PersonRow } from './person.queries.ts'
import { openNumbers } from './person-numbers.ts'
import { findTrain } from './train.queries.ts'

export const shareOfPerson = (row: Pick<PersonRow, 'seconds' | 'covered' | 'learned_at'>) =>
  row.seconds === 0 ? 0 : shareOf(row.covered, row.seconds, row.learned_at !== null)
/** A mask stands for numbers that were erased, too. */
const maskOf = (value: string | null) => maskNumber(value) ?? '****'
export const maskedNumbers = (ctx: SignedCtx, row: PersonRow) => {
  const { mobile, idCard } = openNumbers(ctx, row)
  return { mobile: maskOf(mobile), idCard: maskOf(idCard) }
}
function actionsOn(ctx: SignedCtx, { is_active, erased_at }: PersonRow) {
  const isKept = erased_at === null
  const rules = { edit: isKept && may.manage, remove: is_active && may.manage, restore: !is_active && isKept && may.manage }
  return permittedActions(ctx.actor, rules) as InductionPerson['actions']
}
export async function listInductionPeople(ctx: SignedCtx, { id, ...filters }: PersonFilters & Page & { id: number }) {
  found(await findTrain(ctx.db, id))
  const { rows, total } = await findPeoplePage(ctx.db, { ...filters, trainId: id }, ctx.fields, filters)
  const list = rows.map((row) => ({
    ...{ id: row.id, name: row.name, ...maskedNumbers(ctx, row), source: row.source },
    isActive: row.is_active,
    share: shareOfPerson(row),
    learnedAt: toMoment(row.learned_at),
    ...{ result: row.result, score: row.score, version: row.version, actions: actionsOn(ctx, row) },
  }))
  return { list, total }
}
export async function getInductionPerson(ctx: SignedCtx, { id }: { id: number }) {
  const row = found(await findPerson(ctx.db, id))
  return { id, name: row.name, version: row.version, ...openNumbers(ctx, row) }
}
