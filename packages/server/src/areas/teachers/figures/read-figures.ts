import type { Split } from '@residency/contract/areas/teachers/figures/situation.contract'
import { qualificationWords } from '@residency/contract/areas/teachers/qualification/text'
import { labelIn } from '@residency/contract/kernel'
import { onlyOf } from '../../../platform/area.ts'
import { dayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findDictLabels } from '../../settings/settings.public.ts'
import { countInTrainingByBase } from '../../trainees/trainees.public.ts'
import type { FigureScope } from './situation.policy.ts'
import {
  countSupervised,
  findCells,
  findCountedBases,
  findIndicators,
  findNames,
  findRooms,
} from './situation.queries.ts'
import { departmentsLacking, groupsOf } from './situation.rules.ts'

/** Everything the figures of a reader are made of, read once. */
export async function readFigures(ctx: SignedCtx, who: FigureScope) {
  const today = dayInChina(ctx.now())

  const [cells, rooms, bases, indicators, trainees, inDepartments, supervised] = await Promise.all([
    findCells(ctx.db, who, today),
    findRooms(ctx.db, who),
    findCountedBases(ctx.db, who),
    findIndicators(ctx.db),
    countInTrainingByBase(ctx.db),
    onlyOf(ctx, 'traineesByDepartment')(ctx.db, today),
    countSupervised(ctx.db, who, onlyOf(ctx, 'stays'), today),
  ])

  const target = indicators.find(({ key }) => key === 'coreDepartments')?.target ?? 1
  const traineesOf = new Map(bases.map(({ id }) => [String(id), trainees.get(id) ?? 0]))
  const allTrainees =
    traineesOf.size > 0 ? [...traineesOf.values()].reduce((sum, count) => sum + count, 0) : null

  return {
    cells,
    rooms,
    indicators,
    traineesOf,
    inDepartments,
    supervised,
    allTrainees,
    lacking: departmentsLacking(rooms, cells, Number(target)),
  }
}

type Figures = Awaited<ReturnType<typeof readFigures>>

/**
 * The groups of a split with their names, all of them: a hospital has a few hundred departments at
 * most.
 */
export async function splitsOf(ctx: SignedCtx, figures: Figures, splits: readonly Split[]) {
  const [names, titles] = await Promise.all([
    findNames(ctx.db),
    findDictLabels(ctx.db, 'title', ctx.language),
  ])

  const labels = (rows: { id: number; name: string; nameEn: string | null }[]) =>
    new Map(rows.map((row) => [String(row.id), labelIn(ctx.language, row.name, row.nameEn)]))

  const labelsOf: Readonly<Record<Split, ReadonlyMap<string, string>>> = {
    base: labels(names.bases),
    department: labels(names.departments),
    title: titles,
    level: new Map(Object.entries(qualificationWords[ctx.language].levels)),
  }

  const placesOf: Readonly<Record<Split, readonly string[]>> = {
    base: [...figures.traineesOf.keys()],
    department: [...new Set(figures.rooms.map(({ id }) => String(id)))],
    title: [],
    level: [],
  }

  const inDepartments = new Map(
    [...figures.inDepartments].map(([id, count]) => [String(id), count]),
  )

  const traineesOf: Partial<Record<Split, ReadonlyMap<string, number>>> = {
    base: figures.traineesOf,
    department: inDepartments,
  }

  return splits.map((split) => ({
    split,
    groups: groupsOf(split, figures.cells, placesOf[split], figures.lacking, {
      labelOf: (key) => labelsOf[split].get(key) ?? key,
      traineesOf: (key) => traineesOf[split]?.get(key) ?? (split === 'department' ? 0 : null),
    }),
  }))
}
