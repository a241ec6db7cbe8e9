import type { EligibleMentor } from '@residency/contract/areas/mentors/library/mentor-entry.contract'
import { Select } from 'antd'
import { useEffect, useState } from 'react'
import type { z } from 'zod'
import { useText } from '../../../platform/i18n.ts'
import { Field } from '../../../ui/fields.tsx'
import { useEligible } from './library.queries.ts'
import { libraryText } from './library.text.ts'

const PAUSE_MS = 300
type Props = { label: string; shape: z.ZodType; chosen: EligibleMentor | null; onChoose: (teacher: EligibleMentor) => void }

/** A teacher who may be entered as mentor, found by name on the server. */
export function TeacherField({ label, shape, ...choice }: Props) {
  const text = useText(libraryText)
  return (
    <Field name="userId" label={label} shape={shape} help={text.teacherHelp}>
      <TeacherSelect {...choice} />
    </Field>
  )
}

type SelectProps = { id?: string; value?: number; onChange?: (value: number) => void } & Pick<Props, 'chosen' | 'onChoose'>
function TeacherSelect({ chosen, onChoose, onChange, ...rest }: SelectProps) {
  const text = useText(libraryText)
  const [words, setWords] = useState('')
  const { data, isFetching } = useEligible(useSettled(words))
  const found = data ?? []
  const options = chosen && !found.some(({ value }) => value === chosen.value) ? [...found, chosen] : found
  const choose = (value: number) => {
    onChange?.(value)
    const teacher = options.find((one) => one.value === value)
    if (teacher) onChoose(teacher)
  }
  return (
    <Select
      {...rest}
      options={options.map(({ value, label }) => ({ value, label }))}
      onChange={choose}
      showSearch={{ filterOption: false, onSearch: setWords }}
      loading={isFetching}
      notFoundContent={isFetching ? text.searching : text.nobody}
    />
  )
}

/** The search text after a pause in typing. */
function useSettled(words: string) {
  const [settled, setSettled] = useState(words)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words.trim()), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [words])
  return settled
}
