import type {
  Blueprint,
  tryBlueprint,
} from '@residency/contract/areas/questions/papers/blueprint.contract'
import type { InputOf } from '@residency/contract/kernel'

export type BlueprintInput = InputOf<typeof tryBlueprint>
type InputRow = BlueprintInput['rows'][number]

/** A row while it is typed; `key` distinguishes rows. */
export type DraftRow = Omit<InputRow, 'count' | 'knowledgePoint'> & {
  key: number
  count: number | null
  knowledgePoint: string
}

export type DraftBlueprint = {
  rows: readonly DraftRow[]
  forms: number
  overlap: number | null
  overlapUnit: Blueprint['overlapUnit']
}

const freshRow = (key: number): DraftRow => ({
  key,
  kind: 'single',
  categoryId: null,
  difficultyFrom: 1,
  difficultyUntil: 5,
  knowledgePoint: '',
  count: 10,
  points: 100,
})

export const freshBlueprint = (): DraftBlueprint => ({
  rows: [freshRow(1)],
  forms: 1,
  overlap: 0,
  overlapUnit: 'questions',
})

/** One more row, like the last one, or like the one it is copied from. */
export function withRow(draft: DraftBlueprint, like?: DraftRow): DraftBlueprint {
  const key = Math.max(0, ...draft.rows.map((row) => row.key)) + 1
  const at = like ? draft.rows.indexOf(like) + 1 : draft.rows.length
  const row = { ...(like ?? draft.rows.at(-1) ?? freshRow(key)), key }

  return { ...draft, rows: [...draft.rows.slice(0, at), row, ...draft.rows.slice(at)] }
}

export const withoutRow = (draft: DraftBlueprint, key: number): DraftBlueprint => ({
  ...draft,
  rows: draft.rows.filter((row) => row.key !== key),
})

/** A changed row; the other end of the difficulties is adjusted. */
export const withChange = (
  draft: DraftBlueprint,
  key: number,
  change: Partial<DraftRow>,
): DraftBlueprint => ({
  ...draft,
  rows: draft.rows.map((row) => (row.key === key ? ordered({ ...row, ...change }, change) : row)),
})

function ordered(row: DraftRow, { difficultyFrom, difficultyUntil }: Partial<DraftRow>): DraftRow {
  if (row.difficultyFrom <= row.difficultyUntil) return row

  const level = difficultyFrom ?? difficultyUntil ?? row.difficultyFrom
  return { ...row, difficultyFrom: level, difficultyUntil: level }
}

/** What is asked of the server; null while something is missing. */
export function inputOf({
  rows,
  forms,
  overlap,
  overlapUnit,
}: DraftBlueprint): Omit<BlueprintInput, 'baseId'> | null {
  const whole = rows.flatMap(({ key: _, count, knowledgePoint, ...row }) =>
    count === null ? [] : [{ ...row, count, knowledgePoint: knowledgePoint.trim() || null }],
  )
  if (rows.length === 0 || whole.length < rows.length || overlap === null) return null

  return { rows: whole, forms, overlap, overlapUnit }
}

export const sizeOf = ({ rows }: DraftBlueprint) => ({
  items: rows.reduce((sum, { count }) => sum + (count ?? 0), 0),
  total: rows.reduce((sum, { count, points }) => sum + (count ?? 0) * points, 0),
})
