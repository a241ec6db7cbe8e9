import { TRAINING_UNIT_KINDS } from '@residency/contract/areas/organisation/training-unit.contract'
import { organisationEn } from '@residency/contract/areas/organisation/words.en'
import { organisationZh } from '@residency/contract/areas/organisation/words.zh-CN'
import type { Db } from '../../platform/db/pool.ts'
import type { SignedCtx } from '../../platform/http/ctx.ts'
import { choicesOf } from './tree.rules.ts'

const findEnabled = (db: Db) =>
  db
    .selectFrom('training_units')
    .select(['id', 'parent_id', 'name', 'kind'])
    .where('status', '=', 1)
    .orderBy('sort')
    .orderBy('id')
    .execute()

/** Enabled units grouped by kind, each group a tree of choices. */
export async function getTrainingUnitOptions(ctx: SignedCtx) {
  const words = (ctx.language === 'en' ? organisationEn : organisationZh).trainingUnitKinds
  const units = await findEnabled(ctx.db)
  return TRAINING_UNIT_KINDS.map((kind) => ({
    value: kind,
    label: words[kind],
    children: choicesOf(units.filter((unit) => unit.kind === kind)),
  })).filter((group) => group.children.length > 0)
}

/** One training unit, enabled or not (old records keep theirs). */
export const findTrainingUnit = (db: Db, id: number) =>
  db.selectFrom('training_units').select(['id', 'name', 'kind', 'status']).where('id', '=', id).executeTakeFirst()
