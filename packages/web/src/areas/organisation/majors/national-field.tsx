import { organisationWords } from '@residency/contract/areas/organisation/text'
import { Select } from 'antd'
import { useText } from '../../../platform/texts/i18n.ts'
import { useOptionSearch } from '../../../ui/choices/use-option-search.ts'
import { Field } from '../../../ui/fields/fields.tsx'
import { useClear } from '../../../ui/fields/use-clear.tsx'
import { useNationalMajors } from '../bases/base.queries.ts'
import { baseText } from '../bases/base.text.ts'

/** National majors as options grouped by base; searchable by name or code. */
export function useNationalChoices() {
  const national = useNationalMajors()
  const clear = useClear()
  const search = useOptionSearch()

  return {
    options: national.data ?? [],
    loading: national.isLoading,
    showSearch: search,
    allowClear: clear,
  } as const
}

/** The national major of an own one. */
export function NationalField() {
  const text = useText(baseText)
  const { fields } = useText(organisationWords)
  const choices = useNationalChoices()

  return (
    <Field name="nationalId" label={fields.nationalId} isOptional help={text.nationalHelp}>
      <Select {...choices} placeholder={text.unmapped} />
    </Field>
  )
}
