import type { Block } from '@residency/contract/areas/rotations/blocks/block.contract'
import { blockWords } from '@residency/contract/areas/rotations/blocks/text'
import { calendarDay } from '@residency/contract/kernel'
import { Form, Input } from 'antd'
import { todayInShanghai } from '../../../platform/clock.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import type { ActionForm } from '../../../screens/review/review.ts'
import { DayField } from '../../../ui/fields/fields.tsx'
import { SupervisorChoice } from '../supervisors/supervisor-choice.tsx'
import { useCandidates } from './block.queries.ts'
import { blockText } from './block.text.ts'

/** Today, and the supervisors planned before. */
function entryOf(rows: readonly Block[]) {
  const today = todayInShanghai()

  const supervisors = rows.map(({ id, supervisorId }) => ({
    id,
    supervisorId: supervisorId ?? undefined,
  }))

  return { enteredOn: today, entryEducationOn: today, supervisors }
}

/** Arrival and entry education of one stay or several, and who supervises each. */
function EntryFields({ rows }: { rows: readonly Block[] }) {
  const text = useText(blockText)
  const { fields } = useText(blockWords)
  const today = todayInShanghai()
  const { data } = useCandidates(rows.map(({ id }) => id))

  return (
    <>
      <p className="soft">{text.entryNote}</p>
      <div className="field-pair">
        <DayField name="enteredOn" label={fields.enteredOn} shape={calendarDay} max={today} />
        <DayField name="entryEducationOn" label={fields.entryEducationOn} shape={calendarDay} />
      </div>
      {rows.map(({ id, name }, index) => (
        <div key={id}>
          <Form.Item name={['supervisors', index, 'id']} hidden>
            <Input />
          </Form.Item>
          <SupervisorChoice
            of={data?.find((option) => option.id === id)}
            name={['supervisors', index, 'supervisorId']}
            label={rows.length === 1 ? fields.supervisors : say(text.supervisorOf, { name })}
          />
        </div>
      ))}
    </>
  )
}

/** The form of an entry. */
export const entryForm: ActionForm<Block> = { Fields: EntryFields, initialOf: entryOf }
