import type { PersonOption } from '@residency/contract/areas/organisation/person.contract'
import { Form, Select } from 'antd'
import { useEffect, useState } from 'react'
import type { z } from 'zod'
import { useText } from '../../platform/i18n.ts'
import { Field } from '../../ui/fields.tsx'
import { NameLines } from '../../ui/name-cell.tsx'
import { useClear } from '../../ui/use-clear.tsx'
import { organisationText } from './organisation.text.ts'
import { usePeople } from './people.queries.ts'

const PAUSE_MS = 300
type Props = {
  name: string
  label: string
  shape?: z.ZodType
  help?: string
  /** The person already stored in the record. */
  known: readonly PersonOption[]
  /** Only people with this role. */
  roleCode?: string
  isMultiple?: boolean
  isOptional?: boolean
}

/** A person select with server search, within the reader's scope. */
export function PersonField({ name, label, shape, help, known, roleCode, isMultiple = false, isOptional = true }: Props) {
  return (
    <Field name={name} label={label} isOptional={isOptional} {...(shape ? { shape } : {})} {...(help ? { help } : {})}>
      <PersonSelect known={known} roleCode={roleCode} isMultiple={isMultiple} />
    </Field>
  )
}

type SelectProps = { id?: string; value?: number | number[] | null; onChange?: (value: number | number[] | null) => void } & Pick<
  Props,
  'known'
> & { roleCode: string | undefined; isMultiple: boolean }
function PersonSelect({ known, roleCode, isMultiple, value, onChange, ...rest }: SelectProps) {
  const text = useText(organisationText)
  const clear = useClear()
  const { status } = Form.Item.useStatus()
  const [words, setWords] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [seen, setSeen] = useState<ReadonlyMap<number, PersonOption>>(new Map())
  const people = usePeople(useSettled(words), roleCode, isOpen)
  // The selected person keeps the label even if the next search does not return them.
  const names = new Map([...known.map((one) => [one.value, one] as const), ...seen])
  const chosen = [value ?? []].flat().flatMap((id) => names.get(id) ?? [])
  const found = people.data ?? []
  const options = [...found, ...chosen.filter((one) => !found.some((other) => other.value === one.value))]
  return (
    <Select
      {...rest}
      value={(value ?? undefined) as never}
      onChange={(next: number | number[] | undefined) => {
        setSeen(new Map([...names, ...found.map((one) => [one.value, one] as const)]))
        onChange?.(next ?? null)
      }}
      {...(isMultiple ? { mode: 'multiple' as const } : {})}
      aria-invalid={status === 'error'}
      allowClear={clear}
      showSearch={{ filterOption: false, onSearch: setWords }}
      onOpenChange={setOpen}
      loading={isOpen && people.isFetching}
      notFoundContent={people.isFetching ? text.searching : text.nobody}
      placeholder={text.searchPerson}
      options={options}
      optionRender={({ data }) => <NameLines name={data.label} note={data.note} />}
    />
  )
}

/** The debounced search text. */
function useSettled(words: string) {
  const [settled, setSettled] = useState(words)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words.trim()), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [words])
  return settled
}
