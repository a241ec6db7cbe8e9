import {
  type CheckRow,
  checkForm,
} from '@residency/contract/areas/teachers/yearly-checks/check.contract'
import { checkWords } from '@residency/contract/areas/teachers/yearly-checks/text'
import type { z } from 'zod'
import { todayInShanghai, yearInShanghai } from '../../../platform/clock.ts'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { DayField, LongTextField, SelectField, TextField } from '../../../ui/fields/fields.tsx'
import { useTeachingBases } from '../qualification/qualification.queries.ts'
import { useOpenCheck, useUpdateCheck } from './check.queries.ts'
import { checkText } from './check.text.ts'
import { CloseCheck } from './close-check.tsx'

/** What is open: a new check, or one to change or to close. */
export type OpenDialog = { kind: 'add' } | { kind: 'edit' | 'close'; row: CheckRow }
export type CheckDialogProps = { isOpen: boolean; open: OpenDialog | null; onClose: () => void }
type Values = z.input<typeof checkForm>
type Part = { isOpen: boolean; onClose: () => void }
const { shape } = checkForm
const YEARS_BACK = 3

/** Opens a check, changes one, or closes it. */
export default function CheckDialog({ isOpen, open, onClose }: CheckDialogProps) {
  if (!open) return null
  if (open.kind === 'add') return <OpenForm isOpen={isOpen} onClose={onClose} />

  return open.kind === 'edit' ? (
    <EditForm isOpen={isOpen} onClose={onClose} row={open.row} />
  ) : (
    <CloseCheck isOpen={isOpen} onClose={onClose} row={open.row} />
  )
}

function OpenForm(part: Part) {
  const text = useText(checkText)
  const { fields } = useText(checkWords)
  const bases = useTeachingBases()
  const openCheck = useOpenCheck()
  const today = todayInShanghai()
  const year = yearInShanghai()

  const years = Array.from({ length: YEARS_BACK }, (_, back) => ({
    value: year - back,
    label: String(year - back),
  }))

  const submit = async (values: Values) => {
    const { added } = await openCheck.mutateAsync(values)
    toast.success(say(text.opened, { count: added }))
  }

  return (
    <FormDialog<Values>
      title={text.add}
      initial={{ checkTitle: text.usualTitle, year, firstDay: today }}
      okText={text.add}
      width={640}
      submit={submit}
      {...part}
    >
      <p className="soft">{text.addNote}</p>
      <div className="field-pair">
        <SelectField
          name="baseId"
          label={text.base}
          shape={shape.baseId}
          options={bases.data ?? []}
          isLoading={bases.isPending}
        />
        <SelectField name="year" label={fields.year} shape={shape.year} options={years} />
      </div>
      <OwnFields />
    </FormDialog>
  )
}

function EditForm({ row, ...part }: Part & { row: CheckRow }) {
  const text = useText(checkText)
  const update = useUpdateCheck()
  const { id, version, checkTitle, firstDay, lastDay, instructions } = row

  const submit = async (values: Omit<Values, 'year' | 'baseId'>) => {
    await update.mutateAsync({ ...values, id, version })
    toast.success(text.saved)
  }

  const initial = { checkTitle, firstDay, lastDay, instructions }

  return (
    <FormDialog<Omit<Values, 'year' | 'baseId'>>
      title={text.editTitle}
      initial={initial}
      width={640}
      submit={submit}
      {...part}
    >
      <OwnFields />
    </FormDialog>
  )
}

function OwnFields() {
  const { fields } = useText(checkWords)
  return (
    <>
      <TextField
        name="checkTitle"
        label={fields.checkTitle}
        shape={shape.checkTitle}
        maxLength={60}
      />
      <div className="field-pair">
        <DayField name="firstDay" label={fields.firstDay} shape={shape.firstDay} />
        <DayField name="lastDay" label={fields.lastDay} shape={shape.lastDay} />
      </div>
      <LongTextField
        name="instructions"
        label={fields.instructions}
        shape={shape.instructions}
        maxLength={1000}
        isOptional
      />
    </>
  )
}
