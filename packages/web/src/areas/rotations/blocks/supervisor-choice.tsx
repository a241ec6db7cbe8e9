import type { Candidate } from '@residency/contract/areas/rotations/blocks/block.contract'
import { Form, Select } from 'antd'
import { say, useText } from '../../../platform/i18n.ts'
import { useCandidates } from './block.queries.ts'
import { blockText } from './block.text.ts'

type Props = { blockId: number; name: (string | number)[]; label: string }
/** Teachers who may supervise a stay, with how many trainees they have; one whose places are taken is disabled. */
export function SupervisorChoice({ blockId, name, label }: Props) {
  const text = useText(blockText)
  const { data, isPending } = useCandidates(blockId)
  const labelOf = (one: Candidate) => {
    const { label: teacher, busiest, most } = one
    return say(busiest < most ? text.candidate : text.full, { name: teacher, busiest, most })
  }
  const options = (data ?? []).map((one) => ({ value: one.value, label: labelOf(one), disabled: one.busiest >= one.most }))
  return (
    <Form.Item
      name={name}
      label={label}
      required
      rules={[{ required: true, message: label }]}
      extra={data?.length === 0 ? text.nobody : undefined}
    >
      <Select options={options} loading={isPending} showSearch={options.length > 8 ? { optionFilterProp: 'label' } : false} />
    </Form.Item>
  )
}
