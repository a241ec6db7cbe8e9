import { EXCHANGE_KINDS } from '@residency/contract/areas/teachers/exchange/exchange.contract'
import { exchangeWords } from '@residency/contract/areas/teachers/exchange/text'
import { useText } from '../../../platform/texts/i18n.ts'
import {
  choiceFilter,
  type Filter,
  flagFilter,
  textFilter,
} from '../../../screens/list/list-filters.tsx'
import { toChoices } from '../../../ui/choices/choices.ts'
import { yearChoices } from '../../../ui/choices/year-choices.ts'
import type { Option } from '../../../ui/fields/fields.tsx'
import { useDepartmentOptions } from '../../accounts/department-options.public.ts'
import { exchangeText } from './exchange.text.ts'

const flat = (options: readonly Option[]): { value: string; label: string }[] =>
  options.flatMap(({ value, label, children }) => [
    { value: String(value), label },
    ...flat(children ?? []),
  ])

export const FILTERS = ['keywords', 'year', 'departmentId', 'exchangeKind', 'late']

/**
 * Filters that the review and the records share, in three parts: search; the page's own; the
 * others.
 */
export function useExchangeFilters(own: readonly Filter[] = []): Filter[] {
  const text = useText(exchangeText)
  const { fields, exchangeKinds } = useText(exchangeWords)
  const departments = flat(useDepartmentOptions().data ?? [])
  const kinds = toChoices(EXCHANGE_KINDS, exchangeKinds)

  return [
    textFilter('keywords', text.search),
    ...own,
    choiceFilter('year', fields.year, yearChoices()),
    choiceFilter('departmentId', text.department, departments),
    choiceFilter('exchangeKind', fields.exchangeKind, kinds),
    flagFilter('late', fields.late),
  ]
}
