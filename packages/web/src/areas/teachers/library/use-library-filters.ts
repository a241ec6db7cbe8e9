import { LIBRARY_STATES } from '@residency/contract/areas/teachers/library/library.contract'
import { libraryWords } from '@residency/contract/areas/teachers/library/text'
import { LEVELS } from '@residency/contract/areas/teachers/qualification/qualification.contract'
import { qualificationWords } from '@residency/contract/areas/teachers/qualification/text'
import { useText } from '../../../platform/texts/i18n.ts'
import { choiceFilter, flagFilter, textFilter } from '../../../screens/list/list-filters.tsx'
import { toChoices, toTextChoices } from '../../../ui/choices/choices.ts'
import {
  useChoicesOf,
  useDepartmentsOfBase,
  useTeachingBases,
} from '../qualification/qualification.queries.ts'
import { libraryText } from './library.text.ts'

/** Filters of the library; departments are those of the chosen base. */
export function useLibraryFilters(baseId: string | undefined) {
  const text = useText(libraryText)
  const { fields, levels } = useText(qualificationWords)
  const { fields: own, libraryStates } = useText(libraryWords)
  const bases = useTeachingBases().data ?? []
  const departments = useDepartmentsOfBase(Number(baseId) || undefined).data ?? []
  const titles = useChoicesOf('title').data ?? []

  return [
    textFilter('keywords', text.search),
    choiceFilter('baseId', fields.baseId, toTextChoices(bases)),
    flagFilter('ending', own.ending),
    ...(baseId
      ? [choiceFilter('departmentId', fields.departmentId, toTextChoices(departments))]
      : []),
    choiceFilter('level', fields.level, toChoices(LEVELS, levels)),
    choiceFilter('title', fields.title, titles),
    choiceFilter('state', fields.state, toChoices(LIBRARY_STATES, libraryStates)),
  ]
}
