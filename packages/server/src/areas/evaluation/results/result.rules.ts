import type { LEANS } from '@residency/contract/areas/evaluation/results/result.contract'
import { MIN_SHOWN } from '@residency/contract/areas/evaluation/targets/target.contract'
import {
  type FormItem,
  type FormSection,
  itemsOf,
} from '@residency/contract/areas/evaluation/templates/evaluation-form.public'
import { isSeverityShown, type Rating } from '../../../algorithms/severity/rating.ts'
import type { Severity } from '../../../algorithms/severity/severity.ts'
import { grouped } from '../../../platform/grouped.ts'

/**
 * How often an item of a subject got a mark (or the option of that place); items that too few
 * observed are not among them.
 */
export type Cell = { subjectId: number; key: string; mark: number; count: number }
type ScoredItem = Exclude<FormItem, { kind: 'text' }>

export type ItemFigures = {
  item: ScoredItem
  n: number | null
  mean: number | null
  most: number | null
  counts: number[]
}

const rounded = (value: number) => Math.round(value * 100) / 100

const markedOf = (sections: readonly FormSection[]) =>
  itemsOf(sections).filter((item): item is ScoredItem => item.kind !== 'text')

/** What a mark is worth: itself, or the points of the option; null: it is not weighed. */
const worthOf = (item: ScoredItem, mark: number) =>
  item.kind === 'score' ? mark : (item.options[mark]?.points ?? null)

const maxPointsOf = (item: ScoredItem) => {
  if (item.kind === 'score') return item.scale
  return item.options.some(({ points }) => points !== null) ? 100 : null
}

function figuresOf(item: ScoredItem, cells: readonly Cell[]): ItemFigures {
  const places = item.kind === 'score' ? item.scale : item.options.length
  const first = item.kind === 'score' ? 1 : 0
  const counts = Array.from({ length: places }, (_, index) =>
    cells.reduce((sum, cell) => (cell.mark === index + first ? sum + cell.count : sum), 0),
  )
  const n = counts.reduce((sum, count) => sum + count, 0)

  const [maxPoints, worth] = [
    maxPointsOf(item),
    counts.reduce((sum, count, index) => sum + count * (worthOf(item, index + first) ?? 0), 0),
  ]

  return {
    item,
    n: n === 0 ? null : n,
    mean: n === 0 || maxPoints === null ? null : rounded(worth / n),
    most: maxPoints,
    counts,
  }
}

/** The figures of each item of a form, in its order. */
export function itemFigures(
  sections: readonly FormSection[],
  cells: readonly Cell[],
): ItemFigures[] {
  const byKey = grouped(cells, ({ key }) => key)
  return markedOf(sections).map((item) => figuresOf(item, byKey.get(item.key) ?? []))
}

/**
 * The weighed result of a hundred from the means of the items that are shown, and from nothing
 * else: an item that is not shown cannot be found by subtracting the others from it.
 */
export function overallOf(figures: readonly ItemFigures[]): number | null {
  const seen = figures.filter(
    ({ item, mean, most: maxPoints }) => item.weight > 0 && mean !== null && maxPoints !== null,
  )
  const weights = seen.reduce((sum, { item }) => sum + item.weight, 0)
  if (weights === 0) return null

  return rounded(
    seen.reduce(
      (sum, { item, mean, most: maxPoints }) => sum + (mean! / maxPoints!) * 100 * item.weight,
      0,
    ) / weights,
  )
}

/** The mean of means by their n, of those that have one. */
export function meanOf(parts: readonly { n: number; mean: number | null }[]): number | null {
  const counted = parts.filter(({ mean }) => mean !== null)
  const n = counted.reduce((sum, part) => sum + part.n, 0)
  return n === 0 ? null : rounded(counted.reduce((sum, part) => sum + part.n * part.mean!, 0) / n)
}

const WITHIN = 1.96

/**
 * How strict a rater marks compared with the others of the group: only figures outside their
 * interval of 95 % differ from 0.
 */
export function leanOf(severity: number | null, se: number | null): (typeof LEANS)[number] | null {
  if (severity === null || se === null) return null
  if (Math.abs(severity) <= WITHIN * se) return 'near'

  return severity > 0 ? 'stricter' : 'milder'
}

export type RaterFigures = {
  raterId: number
  ratings: number
  trainees: number
  mean: number
  groupNo: number
  severity: number | null
  se: number | null
}

/** A row for each rater: the plain mean, and how strict where the group is large enough to say. */
export function raterFigures(ratings: readonly Rating[], measured: Severity): RaterFigures[] {
  const byRater = grouped(ratings, ({ rater }) => rater)
  return measured.groups.flatMap((group, index) =>
    group.raters.map(({ id, severity, se }) => {
      const ownMarks = byRater.get(id)!
      const isShown = isSeverityShown(group) && se !== null
      return {
        raterId: Number(id),
        ratings: ownMarks.length,
        trainees: new Set(ownMarks.map(({ trainee }) => trainee)).size,
        mean: ownMarks.reduce((sum, { score }) => sum + score, 0) / ownMarks.length,
        groupNo: index + 1,
        severity: isShown ? severity : null,
        se: isShown ? se : null,
      }
    }),
  )
}

/** Answers without named raters: anonymous ones, and those given without an account. */
export const isBlind = ({ isAnonymous, direction }: { isAnonymous: boolean; direction: string }) =>
  isAnonymous || direction === 'nurse' || direction === 'patient'

/** From how many answers on a subject, and an item of it, is shown to those who may read names. */
export const minAnswersOf = (target: { isAnonymous: boolean; direction: string }) =>
  isBlind(target) ? MIN_SHOWN : 1
