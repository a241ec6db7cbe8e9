import { Form, Select } from 'antd'
import { useEffect, useState } from 'react'
import type { z } from 'zod'
import { useText } from '../../../platform/i18n.ts'
import { Field } from '../../../ui/fields.tsx'
import { NameLines } from '../../../ui/name-cell.tsx'
import { useSituationTrainees } from './situation.queries.ts'
import { situationText } from './situation.text.ts'

const PAUSE_MS = 300
/** A trainee of the reader's bases, searched by name or number. */
export const TraineeField = ({ name, label, shape }: { name: string; label: string; shape: z.ZodType }) => (
  <Field name={name} label={label} shape={shape}>
    <TraineeSelect />
  </Field>
)

type Choice = { value: number; label: string; name: string; note: string }
type SelectProps = { id?: string; value?: number; onChange?: (value: number) => void }
function TraineeSelect({ onChange, ...rest }: SelectProps) {
  const text = useText(situationText)
  const { status } = Form.Item.useStatus()
  const [words, setWords] = useState('')
  const [settled, setSettled] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState<Choice | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words.trim()), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [words])
  const people = useSituationTrainees(settled, isOpen)
  const found = (people.data ?? []).map((one) => ({ ...one, name: one.label }))
  // The chosen one keeps the name when the next search does not find it.
  const options = chosen && !found.some(({ value }) => value === chosen.value) ? [...found, chosen] : found
  return (
    <Select<number>
      {...rest}
      onChange={(value) => {
        setChosen(options.find((one) => one.value === value) ?? null)
        onChange?.(value)
      }}
      aria-invalid={status === 'error'}
      showSearch={{ filterOption: false, onSearch: setWords }}
      onOpenChange={setOpen}
      loading={isOpen && people.isFetching}
      notFoundContent={people.isFetching ? text.searching : text.nobody}
      placeholder={text.traineePlaceholder}
      options={options}
      optionRender={({ data }) => <NameLines name={data.name} note={data.note} />}
    />
  )
}
