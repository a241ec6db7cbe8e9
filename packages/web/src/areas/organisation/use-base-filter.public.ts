import { getBaseOptions } from '@residency/contract/areas/organisation/bases/base.contract'
import { useEndpoint } from '../../platform/calls/queries.ts'
import { useText } from '../../platform/texts/i18n.ts'
import { choiceFilter, type Filter } from '../../screens/list/list-filters.tsx'
import { toTextChoices } from '../../ui/choices/choices.ts'
import { organisationText } from './organisation.text.ts'

/** The filter of a list by base, `baseId` in its address; nothing where there is no choice. */
export function useBaseFilter(): Filter[] {
  const { baseFilter } = useText(organisationText)
  const bases = useEndpoint(getBaseOptions, {}).data ?? []
  const options = toTextChoices(bases)

  return options.length > 1 ? [choiceFilter('baseId', baseFilter, options)] : []
}
