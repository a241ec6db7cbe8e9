import type { CandidatesOf } from '@residency/contract/areas/rotations/blocks/supervisor.contract'
import { Form, Select } from 'antd'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { useOptionSearch } from '../../../ui/choices/use-option-search.ts'
import { blockText } from '../blocks/block.text.ts'

type Props = {
  of: CandidatesOf | undefined
  name: (string | number)[]
  label: string
  isOptional?: boolean
}

/**
 * Teachers who may supervise a stay, with how many trainees they have; one whose places are taken
 * is disabled.
 */
export function SupervisorChoice({ of, name, label, isOptional = false }: Props) {
  const text = useText(blockText)
  const search = useOptionSearch()

  const options = (of?.candidates ?? []).map(({ value, label: teacher, busiest, most }) => ({
    value,
    disabled: busiest >= most,
    label: say(busiest < most ? text.candidate : text.full, { name: teacher, busiest, most }),
  }))

  return (
    <Form.Item
      name={name}
      label={label}
      required={!isOptional}
      rules={isOptional ? [] : [{ required: true, message: label }]}
      extra={of?.candidates.length === 0 ? text.nobody : undefined}
    >
      <Select
        allowClear={isOptional}
        options={options}
        loading={!of}
        showSearch={options.length > 8 ? search : false}
      />
    </Form.Item>
  )
}
