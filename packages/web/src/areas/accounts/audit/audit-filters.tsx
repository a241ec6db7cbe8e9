import { Select } from 'antd'
import { useState } from 'react'
import { useText } from '../../../platform/texts/i18n.ts'
import { useOptionSearch } from '../../../ui/choices/use-option-search.ts'
import { useClear } from '../../../ui/fields/use-clear.tsx'
import { useDebounced } from '../../../ui/use-debounced.ts'
import { useAuditActions, useFoundPeople } from './audit.queries.ts'
import { auditText } from './audit.text.ts'

type FieldControl = {
  value?: string
  onChange?: (value: string | undefined) => void
  id?: string
  label: string
}

/** Filter by an action of the log, searchable. */
export function ActionSelect({ label, ...rest }: FieldControl) {
  const clear = useClear()
  const { data, isLoading } = useAuditActions()
  const search = useOptionSearch()

  return (
    <Select
      {...rest}
      allowClear={clear}
      showSearch={search}
      options={data ?? []}
      loading={isLoading}
      placeholder={label}
      aria-label={label}
      popupMatchSelectWidth={false}
    />
  )
}

/**
 * Filter by person, found by name. `knownName` is the label of the person in the address until they
 * are loaded.
 */
export function PersonSelect({
  label,
  knownName,
  ...rest
}: FieldControl & { knownName: string | undefined }) {
  const text = useText(auditText)
  const clear = useClear()
  const [words, setWords] = useState('')
  const { data, isFetching } = useFoundPeople(useDebounced(words))

  const found = (data?.list ?? []).map((row) => ({
    value: String(row.id),
    label: `${row.nickname} ${row.username}`,
  }))

  const isKnown = !rest.value || found.some(({ value }) => value === rest.value)

  return (
    <Select
      {...rest}
      allowClear={clear}
      showSearch={{ filterOption: false, onSearch: setWords }}
      options={
        isKnown ? found : [{ value: rest.value!, label: knownName ?? `#${rest.value}` }, ...found]
      }
      loading={isFetching}
      notFoundContent={text.noPerson}
      placeholder={label}
      aria-label={label}
      popupMatchSelectWidth={false}
    />
  )
}
