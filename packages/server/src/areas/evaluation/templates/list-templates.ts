import {
  itemsOf,
  weightSum,
} from '@residency/contract/areas/evaluation/templates/evaluation-form.public'
import type { TemplateFilters } from '@residency/contract/areas/evaluation/templates/template.contract'
import { toMoment } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { actionsOnTemplate, seesDrafts } from './template.policy.ts'
import {
  findEditions,
  findTemplate,
  findTemplatePage,
  type TemplateRow,
} from './template.queries.ts'

const presentTemplate = (ctx: SignedCtx, t: TemplateRow) => ({
  id: t.id,
  kind: t.kind,
  name: t.name,
  nameEn: t.nameEn,
  edition: t.edition,
  itemCount: itemsOf(t.sections).length,
  weights: weightSum(t.sections),
  targetCount: t.targetCount,
  state: t.state,
  publishedAt: toMoment(t.publishedAt),
  version: t.version,
  actions: actionsOnTemplate(ctx.actor, t),
})

export async function listTemplates(ctx: SignedCtx, filters: TemplateFilters) {
  const { rows, total } = await findTemplatePage(
    ctx.db,
    seesDrafts(ctx.actor),
    filters,
    ctx.language,
  )
  return { list: rows.map((row) => presentTemplate(ctx, row)), total }
}

/** One form with its items and its editions. */
export async function getTemplate(ctx: SignedCtx, { id }: { id: number }) {
  const template = found(await findTemplate(ctx.db, seesDrafts(ctx.actor), id))
  const editions = await findEditions(ctx.db, seesDrafts(ctx.actor), template.seriesId)
  return {
    ...presentTemplate(ctx, template),
    intro: template.intro,
    introEn: template.introEn,
    sections: template.sections,
    editions: editions.map((edition) => ({ ...edition, state: edition.state })),
  }
}
