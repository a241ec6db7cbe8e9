import { cohortWords } from '@residency/contract/areas/standards/cohort/text'
import { tableWords } from '@residency/contract/areas/standards/table/text'
import { joinItems, type Language } from '@residency/contract/kernel'
import { fillSentence } from '@residency/contract/kernel/sentence'
import type { Facts, Side } from './deviation.rules.ts'

/** Names in the reader's language of standard departments and of departments of the hospital. */
export type Names = { ofStandard: (id: number) => string; ofHospital: (id: number) => string }

function departmentName(facts: Facts, names: Names): string | null {
  if (facts.standardDepartment !== undefined) return names.ofStandard(facts.standardDepartment)

  return facts.department === undefined ? null : names.ofHospital(facts.department)
}

/**
 * A deviation as people read it: its clause, what the standard asks for and what the cohort does.
 */
export function deviationText(language: Language, facts: Facts, names: Names) {
  const { aspects, facts: words } = cohortWords[language]
  const { stages, rowKinds } = tableWords[language]

  const name = facts.group ?? departmentName(facts, names) ?? words.table

  const stage = facts.stage === null ? '' : stages[facts.stage]

  const clause = fillSentence(stage ? words.clause : words.whole, {
    stage,
    name,
    aspect: aspects[facts.aspect],
  })

  const months = (count = 0) => fillSentence(words.months, { count })

  const listed = <T>(values: readonly T[] = [], nameOf: (value: T) => string) =>
    joinItems(language, values.map(nameOf))

  const sideOf = (side: Side, nameOf: (id: number) => string) =>
    ({
      stages: side.lengths
        ? fillSentence(words.lengths, { first: side.lengths[0], second: side.lengths[1] })
        : '',
      missing: months(side.months),
      added: months(side.months),
      months: months(side.months),
      kind: listed(side.kinds, (kind) => rowKinds[kind]),
      department: listed(side.departments, nameOf),
      options: listed(side.departments, nameOf),
      stage: listed(side.stages, (stageNumber) => stages[stageNumber ?? 'none']),
      order: fillSentence(words.place, { place: side.place }),
      split: nameOf === names.ofHospital ? words.split : words.once,
      choose: fillSentence(side.each === undefined ? words.free : words.fixed, side),
    })[facts.aspect]

  const none = facts.aspect === 'stages' ? words.oneTable : words.none

  return {
    clause,
    standard: facts.standard === null ? none : sideOf(facts.standard, names.ofStandard),
    cohort: facts.cohort === null ? none : sideOf(facts.cohort, names.ofHospital),
  }
}
