import type { BankFilters } from '@residency/contract/areas/students/file/bank.contract'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { countRows, type Page, pageOf } from '../../../platform/db/pages.ts'
import { type BaseScope, withinBaseScope } from '../../organisation/organisation.public.ts'
import { isTraineeFoundBy } from '../../trainees/trainees.public.ts'

export type BankMatch = BankFilters & { scope: BaseScope }

/** Trainees in scope with their bank information, those who have given none included. */
function accounts(db: Db, { scope, keywords, baseId }: BankMatch) {
  let all = db
    .selectFrom('trainees as t')
    .innerJoin('majors as m', 'm.id', 't.majorId')
    .innerJoin('bases', 'bases.id', 'm.baseId')
    .leftJoin('traineeFiles as f', 'f.traineeId', 't.id')
    .where(withinBaseScope(scope))

  if (baseId) all = all.where('bases.id', '=', baseId)

  if (keywords) all = all.where(isTraineeFoundBy('t', keywords))

  return all
}

export const countBanks = (db: Db, match: BankMatch) => countRows(accounts(db, match))

export const findBankBatch = (db: Db, match: BankMatch, page: Page) =>
  pageOf(
    accounts(db, match)
      .select([
        't.id',
        't.number',
        't.realName',
        'm.name as major',
        'm.nameEn as majorEn',
        'bases.name as base',
      ])
      .select(['bases.nameEn as baseEn', 'f.bankName', 'f.bankAccountSealed'])
      .orderBy('t.startsOn', 'desc')
      .orderBy('t.id', 'desc'),
    page,
  ).execute()
