import type { OwnShift } from '@residency/contract/areas/duty/rosters/roster.contract'
import { type ShiftTaker, shiftSwapForm } from '@residency/contract/areas/duty/swaps/swap.contract'
import { shiftSwapWords } from '@residency/contract/areas/duty/swaps/text'
import { Button, Form, Radio, Skeleton } from 'antd'
import { useState } from 'react'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { Field, TextField } from '../../../ui/fields/fields.tsx'
import './swaps.css'
import { useAskForSwap, useShiftsToReturn, useShiftTakers } from './swap.queries.ts'
import { swapText } from './swap.text.ts'
import { useShiftLine } from './swapped-shift.tsx'

export type AskForSwapProps = { isOpen: boolean; shift: OwnShift | null; onClose: () => void }

/** In the choice of what comes back: nothing does. */
const NONE = 0

type Values = { takerId: number; returnShiftId?: number; note?: string }

const { shape } = shiftSwapForm

/** Asks a colleague to take a shift, or to exchange it for one of theirs. */
export default function AskForSwap({ isOpen, shift, onClose }: AskForSwapProps) {
  const { own: text } = useText(swapText)
  const askFor = useAskForSwap()
  if (!shift) return null

  const submit = async ({ takerId, returnShiftId = NONE, note = '' }: Values) => {
    await askFor.mutateAsync({
      shiftId: shift.id,
      takerId,
      returnShiftId: returnShiftId === NONE ? null : returnShiftId,
      note: note === '' ? null : note,
    })
    toast.success(text.sent)
  }

  return (
    <FormDialog<Values>
      title={say(text.askFor, { day: shift.day, kind: shift.kind })}
      initial={{ returnShiftId: NONE }}
      okText={text.submit}
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
    >
      <Fields shiftId={shift.id} />
    </FormDialog>
  )
}

function Fields({ shiftId }: { shiftId: number }) {
  const { own: text } = useText(swapText)
  const { fields } = useText(shiftSwapWords)
  const takers = useShiftTakers(shiftId)
  const takerId = Form.useWatch<number | undefined>('takerId')

  if (takers.error) return <p role="alert">{takers.error.message}</p>
  if (!takers.data)
    return <Skeleton active paragraph={{ rows: 3 }} title={false} aria-label={text.searching} />
  if (takers.data.length === 0) return <p className="soft">{text.nobody}</p>

  const taker = takers.data.find((one) => one.takerId === takerId)

  return (
    <>
      <Field name="takerId" label={text.who} shape={shape.takerId}>
        <TakerInput takers={takers.data} />
      </Field>
      {taker && <ReturnField key={taker.takerId} shiftId={shiftId} taker={taker} />}
      <TextField name="note" label={fields.note} maxLength={200} help={text.noteHelp} isOptional />
    </>
  )
}

type TakerInputProps = {
  id?: string
  value?: number
  onChange?: (value: number) => void
  takers: readonly ShiftTaker[]
}

/** Colleagues who can take the shift; the others, with the reason, on demand. */
function TakerInput({ id, value, onChange, takers }: TakerInputProps) {
  const { own: text } = useText(swapText)
  const able = takers.filter(({ obstacle }) => obstacle === null)
  const [isWhole, setWhole] = useState(able.length === 0)
  const visibleTakers = isWhole ? takers : able

  return (
    <>
      <Radio.Group
        id={id!}
        className="shift-takers"
        value={value}
        onChange={({ target }) => onChange?.(target.value)}
        aria-label={text.who}
      >
        {visibleTakers.map(({ takerId, name, obstacle }) => (
          <Radio key={takerId} value={takerId}>
            {name}
            {obstacle && <small>{obstacle}</small>}
          </Radio>
        ))}
      </Radio.Group>
      {visibleTakers.length < takers.length && (
        <Button type="link" onClick={() => setWhole(true)}>
          {say(text.more, { count: takers.length - visibleTakers.length })}
        </Button>
      )}
    </>
  )
}

/** What comes back: nothing, or one of the colleague's shifts. */
function ReturnField({ shiftId, taker }: { shiftId: number; taker: ShiftTaker }) {
  const { own: text } = useText(swapText)
  const line = useShiftLine()
  const { data = [] } = useShiftsToReturn({ shiftId, takerId: taker.takerId })

  const choices = [
    ...(taker.obstacle === null
      ? [{ value: NONE, label: say(text.give, { name: taker.name }) }]
      : []),
    ...data.map((shift) => ({ value: shift.shiftId, label: line(shift) })),
  ]

  return (
    <Field name="returnShiftId" label={text.back}>
      <Radio.Group className="shift-takers" options={choices} aria-label={text.back} />
    </Field>
  )
}
