import { Form, Select } from 'antd'
import { useState } from 'react'
import { useText } from '../../platform/texts/i18n.ts'
import { useClear } from '../fields/use-clear.tsx'
import { NameLines } from '../tables/name-cell.tsx'
import { uiText } from '../ui.text.ts'
import { useDebounced } from '../use-debounced.ts'

export type SelectOption = { value: number; label: string; note?: string | null }
type Value = number | number[] | null

type Props<T extends SelectOption> = {
  /** Finds by the words typed; asks nothing while the list is closed, if it likes. */
  useFound: (
    words: string,
    isOpen: boolean,
  ) => { data?: readonly T[] | undefined; isFetching: boolean }

  /** The person who is in the record already. */
  known?: readonly T[]
  isMultiple?: boolean
  isOptional?: boolean
  placeholder?: string

  /** The message if nothing is found. */
  none: string
  onPick?: ((chosen: T | null) => void) | undefined

  /** The name, where no label of a form gives it. */
  'aria-label'?: string
  // of the form
  id?: string
  value?: Value
  onChange?: (value: Value) => void
}

/** A select whose options the server finds by the words typed. */
export function SearchSelect<T extends SelectOption>({
  useFound,
  known = [],
  isMultiple = false,
  isOptional = false,
  ...props
}: Props<T>) {
  const { none, onPick, value, onChange, ...rest } = props
  const text = useText(uiText)
  const clear = useClear()
  const { status } = Form.Item.useStatus()
  const [words, setWords] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [seen, setSeen] = useState<ReadonlyMap<number, T>>(new Map())
  const { data: found = [], isFetching } = useFound(useDebounced(words), isOpen)
  // What is chosen keeps its name when the next search does not find it.
  const names = new Map(
    [...known, ...seen.values()].map((option) => [option.value, option] as const),
  )
  const chosen = [value ?? []].flat().flatMap((id) => names.get(id) ?? [])

  const options = [
    ...found,
    ...chosen.filter((option) => !found.some((other) => other.value === option.value)),
  ]

  return (
    <Select
      {...rest}
      value={value ?? undefined}
      onChange={(next: number | number[] | undefined) => {
        setSeen(new Map([...names, ...found.map((option) => [option.value, option] as const)]))
        onPick?.(options.find((option) => option.value === next) ?? null)
        onChange?.(next ?? null)
      }}
      {...(isMultiple ? { mode: 'multiple' as const } : {})}
      aria-invalid={status === 'error'}
      allowClear={isOptional && clear}
      showSearch={{ filterOption: false, onSearch: setWords }}
      onOpenChange={setOpen}
      loading={isOpen && isFetching}
      notFoundContent={isFetching ? text.searching : none}
      options={options.map(({ value: id, label, note }) => ({ value: id, label, note }))}
      optionRender={({ data }) => <NameLines name={data.label} note={data.note} />}
    />
  )
}
