import type { DeputyPerson } from '@residency/contract/areas/absence/deputies/deputy.contract'
import { Form, Select } from 'antd'
import { useEffect, useState } from 'react'
import type { z } from 'zod'
import { useText } from '../../../platform/i18n.ts'
import { Field } from '../../../ui/fields.tsx'
import { NameLines } from '../../../ui/name-cell.tsx'
import { useClear } from '../../../ui/use-clear.tsx'
import { useDeputyPeople } from './deputy.queries.ts'
import { deputyText } from './deputy.text.ts'

const PAUSE_MS = 300
type Props = {
  name: string
  label: string
  shape: z.ZodType
  help?: string
  isOptional?: boolean
  onPerson?: (person: DeputyPerson | null) => void
}
/** Somebody who decides steps, searched by name. */
export const DeputyField = ({ name, label, shape, help, isOptional = false, onPerson }: Props) => (
  <Field {...{ name, label, shape, isOptional }} {...(help ? { help } : {})}>
    <PersonSelect isOptional={isOptional} onPerson={onPerson} />
  </Field>
)

type SelectProps = { id?: string; value?: number | null; onChange?: (value: number | null) => void } & {
  isOptional: boolean
  onPerson: Props['onPerson'] | undefined
}
function PersonSelect({ isOptional, onPerson, value, onChange, ...rest }: SelectProps) {
  const text = useText(deputyText)
  const clear = useClear()
  const { status } = Form.Item.useStatus()
  const [words, setWords] = useState('')
  const [settled, setSettled] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState<(DeputyPerson & { name: string }) | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words.trim()), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [words])
  const people = useDeputyPeople(settled, isOpen)
  const found = (people.data ?? []).map((one) => ({ ...one, name: one.label }))
  // The chosen one keeps the name when the next search does not find it.
  const options = chosen && !found.some((one) => one.value === chosen.value) ? [...found, chosen] : found
  return (
    <Select<number>
      {...rest}
      value={value ?? (undefined as never)}
      onChange={(next?: number) => {
        const person = options.find((one) => one.value === next) ?? null
        setChosen(person)
        onPerson?.(person)
        onChange?.(next ?? null)
      }}
      aria-invalid={status === 'error'}
      allowClear={isOptional && clear}
      showSearch={{ filterOption: false, onSearch: setWords }}
      onOpenChange={setOpen}
      loading={isOpen && people.isFetching}
      notFoundContent={people.isFetching ? text.searching : text.nobody}
      placeholder={text.searchPerson}
      options={options}
      optionRender={({ data }) => <NameLines name={data.name} note={data.note} />}
    />
  )
}
