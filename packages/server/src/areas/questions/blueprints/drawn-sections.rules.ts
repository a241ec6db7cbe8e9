import { bankWords } from '@residency/contract/areas/questions/bank/text'
import type { BlueprintRow } from '@residency/contract/areas/questions/papers/blueprint.contract'
import type { Language } from '@residency/contract/kernel'
import type { DrawnForm } from '../../../algorithms/papers/blueprint.ts'
import type { DrawableQuestion } from './blueprint.rules.ts'

/**
 * A drawn form as sections: one for each kind, in the order of the rows; within a section row by
 * row, the easy questions first.
 */
export function sectionsFor(
  language: Language,
  rows: readonly BlueprintRow[],
  form: DrawnForm,
  drawable: readonly DrawableQuestion[],
) {
  const kinds = [...new Set(rows.map(({ kind }) => kind))]

  const items = kinds.flatMap((kind, section) =>
    rows.flatMap((row, index) =>
      row.kind === kind
        ? form[index]!.map((question) => drawable[question]!)
            .sort((a, b) => a.difficulty - b.difficulty)
            .map(({ id, edition }) => ({ section, questionId: id, edition, points: row.points }))
        : [],
    ),
  )

  return {
    sections: kinds.map((kind) => ({ title: bankWords[language].questionKinds[kind], note: null })),
    items: items.map((item, at) => ({ ...item, place: at + 1 })),
  }
}
