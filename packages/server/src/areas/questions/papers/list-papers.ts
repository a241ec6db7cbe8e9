import { toQuestionView } from '@residency/contract/areas/questions/bank/question-view.shape'
import type {
  PaperFilters,
  PaperQuestionFilters,
} from '@residency/contract/areas/questions/papers/paper.contract'
import { labelIn } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { visibleQuestions } from '../bank/question.policy.ts'
import { maxSharedOf } from '../blueprints/blueprint.rules.ts'
import { findCategories } from '../categories/category.queries.ts'
import { findContents, findItems } from './item.queries.ts'
import { mayDesignForAll, visiblePapers } from './paper.policy.ts'
import {
  blueprintOf,
  findFamily,
  findPaper,
  findPaperPage,
  type PaperRow,
  sectionsOf,
} from './paper.queries.ts'
import { findWithheldItems, presentPaper } from './present-paper.ts'
import { findPaperBases, findUsablePage } from './usable-question.queries.ts'

export async function listPapers(ctx: SignedCtx, filters: PaperFilters) {
  const { rows, total } = await findPaperPage(ctx.db, visiblePapers(ctx), filters, ctx.language)
  return { list: rows.map((row) => presentPaper(ctx, row)), total }
}

export async function listPaperChoices(ctx: SignedCtx) {
  const scope = visibleQuestions(ctx)

  const [bases, categories] = await Promise.all([
    findPaperBases(ctx.db, scope),
    findCategories(ctx.db, scope),
  ])

  return {
    bases: bases.map((base) => ({
      value: base.id,
      label: labelIn(ctx.language, base.name, base.nameEn),
    })),
    mayAll: mayDesignForAll(ctx.actor),
    categories: categories.map((category) => ({
      value: category.id,
      label: category.name,
      parentId: category.parentId,
      baseId: category.baseId,
    })),
  }
}

export async function listPaperQuestions(ctx: SignedCtx, filters: PaperQuestionFilters) {
  const { rows, total } = await findUsablePage(ctx.db, visibleQuestions(ctx), filters)

  const list = rows.map(({ id, points, kind, ...row }) => ({
    ...row,
    questionId: id,
    knowledgePoints: points,
    kind,
  }))

  return { list, total }
}

export async function getPaper(ctx: SignedCtx, { id }: { id: number }) {
  const scope = visiblePapers(ctx)
  const p = found(await findPaper(ctx.db, scope, id))

  const [items, family, blueprint] = await Promise.all([
    findItems(ctx.db, id),
    findFamily(ctx.db, scope, p),
    presentBlueprint(ctx, p),
  ])

  const withheld = await findWithheldItems(ctx, items)

  const presentedItems = items.map((item) => ({
    id: item.id,
    section: item.section,
    questionId: item.questionId,
    edition: item.edition,
    newest: item.newest,
    points: item.points,
    kind: item.kind,
    difficulty: item.difficulty,
    category: item.category,
    isReady: item.isReady,
    knowledgePoints: withheld.has(item.questionId) ? [] : item.knowledgePoints,
    stem: withheld.get(item.questionId) ?? item.stem,
  }))

  return {
    ...presentPaper(ctx, p),
    note: p.note,
    baseId: p.baseId,
    givesPart: p.givesPart,
    family,
    blueprint,
    sections: sectionsOf(p).map((section, index) => ({
      ...section,
      items: presentedItems.filter((item) => item.section === index),
    })),
  }
}

async function presentBlueprint(ctx: SignedCtx, p: PaperRow) {
  const blueprint = blueprintOf(p)
  if (!blueprint) return null

  const names = new Map(
    (await findCategories(ctx.db, visibleQuestions(ctx))).map((category) => [
      category.id,
      category.name,
    ]),
  )

  const rows = blueprint.rows.map(({ categoryId, ...row }) => ({
    ...row,
    category: names.get(categoryId ?? 0) ?? null,
  }))

  return { rows, overlap: maxSharedOf(blueprint) }
}

export async function getPaperView(ctx: SignedCtx, { id }: { id: number }) {
  const p = found(await findPaper(ctx.db, visiblePapers(ctx), id))
  const items = await findContents(ctx.db, id)
  const withheld = await findWithheldItems(ctx, items)
  const own = (at: number) => items.filter(({ section }) => section === at)

  return {
    title: p.title,
    note: p.note,
    total: p.total,
    sections: sectionsOf(p).map((section, index) => ({
      ...section,
      items: own(index).map((item) => {
        const why = withheld.get(item.questionId) ?? null
        return {
          id: item.id,
          points: item.points,
          question: why === null ? toQuestionView(item.content) : null,
          heldBack: why,
        }
      }),
    })),
  }
}
