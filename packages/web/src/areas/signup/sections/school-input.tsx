import { Select } from 'antd'
import { useDeferredValue, useState } from 'react'
import { useText } from '../../../platform/texts/i18n.ts'
import { useClear } from '../../../ui/fields/use-clear.tsx'
import { useDebounced } from '../../../ui/use-debounced.ts'
import { applicantText } from '../applicant.text.ts'
import { useSchools } from '../signup.queries.ts'
import { OTHER_SCHOOL } from './basic.rules.ts'

type SchoolInputProps = {
  value?: number | null
  onChange?: (id: number | null) => void
  id?: string
  label: string
  savedName: string | null
}

/** A school of the national list, with server search; the last option is 'other'. */
export function SchoolInput({ value, onChange, id, label, savedName }: SchoolInputProps) {
  const text = useText(applicantText)
  const clear = useClear()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<string | null>(null)
  const schools = useSchools(useDeferredValue(useDebounced(typed)))

  const found = (schools.data?.list ?? []).map((row) => ({
    value: row.id,
    label: row.name,
    note: row.city,
  }))

  const known = found.some((school) => school.value === value)
  const own =
    value && !known ? [{ value, label: chosen ?? savedName ?? String(value), note: null }] : []
  // Visible when the list opens, but not selected by Enter while typing a name.
  const other = { value: OTHER_SCHOOL, label: text.schoolOther, note: null }

  return (
    <Select
      {...(id ? { id } : {})}
      aria-label={label}
      value={value ?? null}
      allowClear={clear}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      loading={schools.isFetching}
      options={typed ? [...found, other] : [other, ...own, ...found]}
      optionRender={({ data }) => (
        <>
          {data.label} {data.note && <small className="soft">{data.note}</small>}
        </>
      )}
      notFoundContent={text.schoolNone}
      onChange={(next: number | undefined) => {
        setChosen(found.find((school) => school.value === next)?.label ?? null)
        setTyped('')
        onChange?.(next ?? null)
      }}
    />
  )
}
