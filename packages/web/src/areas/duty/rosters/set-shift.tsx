import type { RosterBoard } from '@residency/contract/areas/duty/rosters/roster.contract'
import { rosterWords } from '@residency/contract/areas/duty/rosters/text'
import { requiredText } from '@residency/contract/kernel'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { useFirstRead } from '../../../screens/first-read.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { LongTextField, SelectField } from '../../../ui/fields/fields.tsx'
import { SwitchField } from '../../../ui/fields/small-fields.tsx'
import { type BoardCell, kindsOn, needsReason } from './board.rules.ts'
import { boardText } from './board.text.ts'
import { useSetShifts } from './roster.queries.ts'

export type SetShiftProps = {
  isOpen: boolean
  board: RosterBoard
  cell: BoardCell | null
  onClose: () => void
}

/** In the select: no shift. */
const NONE = 0

type Values = { kindId: number; isLocked: 0 | 1; reason?: string }

/** Assigns a shift to a person on a day, or takes it away. */
export default function SetShift({ isOpen, board: latestBoard, cell, onClose }: SetShiftProps) {
  const board = useFirstRead(isOpen, latestBoard)!
  const text = useText(boardText)
  const { noShift } = useText(rosterWords)
  const set = useSetShifts()
  if (!cell) return null

  const { person, day, shift } = cell

  const choices = kindsOn(board, day).map(({ id, name, startsAt, endsAt }) => ({
    value: id,
    label: `${name} ${startsAt}–${endsAt}`,
  }))

  const submit = async ({ kindId, isLocked, reason = '' }: Values) => {
    await set.mutateAsync({
      id: board.id,
      version: board.version,
      cells: [
        {
          traineeId: person.traineeId,
          day,
          kindId: kindId === NONE ? null : kindId,
          isLocked: isLocked === 1,
        },
      ],
      reason: reason === '' ? null : reason,
    })
    toast.success(text.set)
  }

  return (
    <FormDialog<Values>
      title={`${text.setTitle} · ${say(text.setFor, { name: person.name, day })}`}
      initial={{ kindId: shift?.kindId ?? NONE, isLocked: shift?.isLocked ? 1 : 0 }}
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
    >
      <SelectField
        name="kindId"
        label={text.shift}
        options={[{ value: NONE, label: noShift }, ...choices]}
      />
      {needsReason(board.state) ? (
        <LongTextField
          name="reason"
          label={text.reason}
          shape={requiredText(200)}
          maxLength={200}
          rows={2}
          help={text.reasonHelp}
        />
      ) : (
        <SwitchField
          name="isLocked"
          label={text.lock}
          help={text.lockHelp}
          on={text.yes}
          off={text.no}
        />
      )}
    </FormDialog>
  )
}
