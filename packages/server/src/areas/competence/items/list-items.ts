import { itemPermissions as may } from '@residency/contract/areas/competence/items/access'
import type {
  CompetenceItem,
  ItemFilters,
} from '@residency/contract/areas/competence/items/item.contract'
import type { Profession } from '@residency/contract/areas/evaluation/competency/competency.public'
import { permittedActions } from '@residency/contract/kernel'
import { dayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findItemPage, findUnusedRequirements } from './item.queries.ts'

export async function listItems(ctx: SignedCtx, filters: ItemFilters) {
  const { rows, total } = await findItemPage(ctx.db, dayInChina(ctx.now()), filters)
  const actions = permittedActions(ctx.actor, { edit: may.manage }) as CompetenceItem['actions']

  const list = rows.map((row) => ({
    ...row,
    actions,
  }))

  return { list, total }
}

export const listItemChoices = (ctx: SignedCtx, { profession }: { profession: Profession }) =>
  findUnusedRequirements(ctx.db, profession)
