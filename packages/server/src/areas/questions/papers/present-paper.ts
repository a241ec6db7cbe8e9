import { joinItems, type Language, labelIn, toMoment } from '@residency/contract/kernel'
import { onlyOf } from '../../../platform/area.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { actionsOnPaper } from './paper.policy.ts'
import type { PaperRow } from './paper.queries.ts'

/** A paper as those see it who design it or answer for it. */
export const presentPaper = (ctx: SignedCtx, p: PaperRow) => ({
  id: p.id,
  name: p.title,
  items: p.items,
  total: p.total,
  passPercent: p.passPercent,
  form: p.form,
  by: p.by,
  base: p.base === null ? null : labelIn(ctx.language, p.base, p.baseEn),
  updatedAt: toMoment(p.updatedAt),
  state: p.state,
  version: p.version,
  actions: actionsOnPaper(ctx.actor, p),
})

/** Which questions of these items are withheld from the reader, each with the reason in words. */
export const findWithheldItems = (
  ctx: SignedCtx,
  items: readonly { questionId: number }[],
): Promise<ReadonlyMap<number, string>> =>
  onlyOf(ctx, 'secrecy').findHeldBack(
    ctx,
    items.map(({ questionId }) => questionId),
  )

const SHOWN = 8

/** Places as a sentence names them: `3、5、9`; a long list ends with an ellipsis. */
export function placesIn(language: Language, places: readonly number[]): string {
  const sentence = joinItems(language, places.slice(0, SHOWN).map(String))
  return places.length > SHOWN ? `${sentence} …` : sentence
}
