import { getBaseOptions } from '@residency/contract/areas/organisation/bases/base.contract'
import { useText } from '../../platform/i18n.ts'
import { useEndpoint } from '../../platform/queries.ts'
import { choiceFilter, type Filter } from '../../screens/list-filters.tsx'
import { toTextChoices } from '../../ui/choices.ts'
import { organisationText } from './organisation.text.ts'

/** The filter of a list by base, `baseId` in its address; nothing where there is no choice. */
export function useBaseFilter(): Filter[] {
  const { baseFilter } = useText(organisationText)
  const bases = useEndpoint(getBaseOptions, {}).data ?? []
  const options = toTextChoices(bases)

  return options.length > 1 ? [choiceFilter('baseId', baseFilter, options)] : []
}
