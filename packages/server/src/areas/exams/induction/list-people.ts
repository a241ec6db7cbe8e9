import { inductionPermissions as may } from '@residency/contract/areas/exams/induction/access'
import type {
  InductionPerson,
  PersonFilters,
} from '@residency/contract/areas/exams/induction/person.contract'
import { maskNumber, permittedActions, toMoment } from '@residency/contract/kernel'
import type { Page } from '../../../platform/db/pages.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { shareOf } from '../../courses/courses.public.ts'
import { findPeoplePage, findPerson, type PersonRow } from './person.queries.ts'
import { openNumbers } from './person-numbers.ts'
import { findTrain } from './train.queries.ts'

export const shareOfPerson = (row: Pick<PersonRow, 'seconds' | 'covered' | 'learnedAt'>) =>
  row.seconds === 0 ? 0 : shareOf(row.covered, row.seconds, row.learnedAt !== null)

/** Erased numbers have a mask too. */
const maskOf = (value: string | null) => maskNumber(value) ?? '****'

export const maskedNumbers = (ctx: SignedCtx, row: PersonRow) => {
  const { mobile, idCard } = openNumbers(ctx, row)
  return { mobile: maskOf(mobile), idCard: maskOf(idCard) }
}

function actionsOn(ctx: SignedCtx, { isActive, erasedAt }: PersonRow) {
  const isStored = erasedAt === null

  const rules = {
    edit: isStored && may.manage,
    remove: isActive && may.manage,
    restore: !isActive && isStored && may.manage,
  }

  return permittedActions(ctx.actor, rules) as InductionPerson['actions']
}

export async function listInductionPeople(
  ctx: SignedCtx,
  { id, ...filters }: PersonFilters & Page & { id: number },
) {
  found(await findTrain(ctx.db, id))

  const { rows, total } = await findPeoplePage(
    ctx.db,
    { ...filters, trainId: id },
    ctx.fields,
    filters,
  )

  const list = rows.map((row) => ({
    id: row.id,
    name: row.name,
    ...maskedNumbers(ctx, row),
    source: row.source,
    isActive: row.isActive,
    share: shareOfPerson(row),
    learnedAt: toMoment(row.learnedAt),
    result: row.result,
    score: row.score,
    version: row.version,
    actions: actionsOn(ctx, row),
  }))

  return { list, total }
}

export async function getInductionPerson(ctx: SignedCtx, { id }: { id: number }) {
  const row = found(await findPerson(ctx.db, id))
  return { id, name: row.name, version: row.version, ...openNumbers(ctx, row) }
}
