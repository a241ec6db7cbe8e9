import type { Block } from '@residency/contract/areas/rotations/blocks/block.contract'
import { calendarDay } from '@residency/contract/kernel'
import { Form, Input } from 'antd'
import { useEffect, useState } from 'react'
import { todayInShanghai } from '../../../platform/clock.ts'
import { say, useText } from '../../../platform/i18n.ts'
import { DayField } from '../../../ui/fields.tsx'
import { useBlockWords } from './block.queries.ts'
import { blockText } from './block.text.ts'
import { SupervisorChoice } from './supervisor-choice.tsx'

/** Arrival and entry education of one stay or several, and who supervises each. */
export function EntryForm({ rows }: { rows: readonly Block[] }) {
  const text = useText(blockText)
  const { fields } = useBlockWords()
  const form = Form.useFormInstance()
  const today = todayInShanghai()
  // what was planned, as the form opened: rows that are read again do not replace what is typed
  const [planned] = useState(() => {
    const supervisors = rows.map(({ id, supervisorId }) => ({ id, supervisorId: supervisorId ?? undefined }))
    return { enteredOn: today, entryEducationOn: today, supervisors }
  })
  useEffect(() => form.setFieldsValue(planned), [form, planned])
  return (
    <>
      <p className="soft">{text.entryNote}</p>
      <div className="field-pair">
        <DayField name="enteredOn" label={fields.enteredOn} shape={calendarDay} max={today} />
        <DayField name="entryEducationOn" label={fields.entryEducationOn} shape={calendarDay} />
      </div>
      {rows.map(({ id, name }, at) => (
        <div key={id}>
          <Form.Item name={['supervisors', at, 'id']} hidden>
            <Input />
          </Form.Item>
          <SupervisorChoice
            blockId={id}
            name={['supervisors', at, 'supervisorId']}
            label={rows.length === 1 ? fields.supervisors : say(text.supervisorOf, { name })}
          />
        </div>
      ))}
    </>
  )
}
