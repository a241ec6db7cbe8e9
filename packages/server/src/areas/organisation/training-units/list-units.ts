import { organisationWords } from '@residency/contract/areas/organisation/text'
import {
  TRAINING_UNIT_KINDS,
  type TrainingUnitFilters,
  type TrainingUnitNode,
} from '@residency/contract/areas/organisation/training-units/training-unit.contract'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { actionsOnUnits } from '../organisation.policy.ts'
import { choicesOf, treeOf, withAncestors } from '../tree.rules.ts'
import { findEnabledUnits, findUnits, type Unit } from './unit.queries.ts'
import { unitMatcher } from './unit-filter.rules.ts'

/** Enabled units grouped by kind, each group a tree of choices. */
export async function getTrainingUnitOptions(ctx: SignedCtx) {
  const words = organisationWords[ctx.language].trainingUnitKinds
  const units = await findEnabledUnits(ctx.db, ctx.language)
  return TRAINING_UNIT_KINDS.map((kind) => ({
    value: kind,
    label: words[kind],
    children: choicesOf(units.filter((unit) => unit.kind === kind)),
  })).filter((group) => group.children.length > 0)
}

const stored = (unit: Unit) => ({
  id: unit.id,
  parentId: unit.parentId,
  code: unit.code,
  name: unit.name,
  nameEn: unit.nameEn,
  kind: unit.kind,
  sort: unit.sort,
  status: unit.status,
})

/** All units as trees; a search brings the way to what it found along. */
export async function listTrainingUnits(ctx: SignedCtx, filters: TrainingUnitFilters) {
  const actions = actionsOnUnits(ctx.actor)
  const rows = withAncestors(await findUnits(ctx.db), unitMatcher(filters))
  const matches = new Map(rows.map(({ row, isMatch }) => [row.id, isMatch]))

  return treeOf<Unit, TrainingUnitNode>(
    rows.map(({ row }) => row),
    (unit, children) => ({
      ...stored(unit),
      departmentId: unit.departmentId,
      departmentCount: unit.departmentCount,
      isMatch: matches.get(unit.id) === true,
      actions,
      children,
    }),
  )
}

/** One unit as its form. */
export async function getTrainingUnitForm(ctx: SignedCtx, { id }: { id: number }) {
  const unit = found((await findUnits(ctx.db)).find((row) => row.id === id))
  return { ...stored(unit), version: unit.version }
}
