import { DeleteOutlined } from '@ant-design/icons'
import type { ExamDetail } from '@residency/contract/areas/exams/exam/exam.contract'
import { examWords } from '@residency/contract/areas/exams/exam/text'
import { Button, Form, Input } from 'antd'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { useFirstRead } from '../../../screens/first-read.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { NumberInput } from '../../../ui/fields/number-input.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useSaveRooms } from '../exam/exam.queries.ts'
import { examText } from '../exam/exam.text.ts'

type Room = { id?: number; name: string; seats: number }
type Values = { rooms: Room[] }
export type RoomsFormProps = { isOpen: boolean; exam: ExamDetail; onClose: () => void }

/** Rooms of an exam as a whole. */
export default function RoomsForm({ isOpen, exam: latestExam, onClose }: RoomsFormProps) {
  const exam = useFirstRead(isOpen, latestExam)!
  const text = useText(examText)
  const save = useSaveRooms()

  const submit = async ({ rooms }: Values) => {
    const input = (rooms ?? []).map(({ id, name, seats }) => ({ id: id ?? null, name, seats }))
    const { unseated } = await save.mutateAsync({
      id: exam.id,
      version: exam.version,
      rooms: input,
    })
    toast.success(unseated > 0 ? say(text.unseated, { count: unseated }) : text.saved)
  }

  const initial = { rooms: exam.rooms.map(({ id, name, seats }) => ({ id, name, seats })) }

  return (
    <FormDialog<Values>
      title={text.roomsEdit}
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
      initial={initial}
      width={560}
    >
      <p className="soft">{text.roomsHelp}</p>
      <Form.List name="rooms">
        {(fields, { add, remove }) => (
          <>
            {fields.map(({ key, name }) => (
              <RoomFields key={key} at={name} onRemove={() => remove(name)} />
            ))}
            <Button onClick={() => add({ seats: 30 })}>{text.roomAdd}</Button>
          </>
        )}
      </Form.List>
    </FormDialog>
  )
}

const MAX_SEATS = 2000

function RoomFields({ at, onRemove }: { at: number; onRemove: () => void }) {
  const text = useText(examText)
  const { fields } = useText(examWords)
  const name = String(Form.useWatch(['rooms', at, 'name']) ?? '')
  const needed = (label: string) => [{ required: true, message: label }]

  return (
    <div className="exam-room">
      <Form.Item name={[at, 'name']} label={fields.name} rules={needed(fields.name)}>
        <Input maxLength={60} />
      </Form.Item>
      <Form.Item name={[at, 'seats']} label={fields.seats} rules={needed(fields.seats)}>
        <NumberInput min={1} max={MAX_SEATS} precision={0} inputMode="numeric" />
      </Form.Item>
      <IconButton
        label={say(text.roomRemove, { name: name || text.roomUnnamed })}
        icon={<DeleteOutlined />}
        onClick={onRemove}
      />
    </div>
  )
}
