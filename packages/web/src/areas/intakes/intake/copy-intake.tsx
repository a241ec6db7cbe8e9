import {
  copyIntake,
  type IntakeRow,
} from '@residency/contract/areas/intakes/intake/intake.contract'
import { intakesWords } from '@residency/contract/areas/intakes/text'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { NameFields, WholeNumberField } from '../../../ui/fields/small-fields.tsx'
import { useNameOf } from './intake.columns.tsx'
import { useCopyIntake } from './intake.queries.ts'
import { intakeText } from './intake.text.ts'

type Values = { year: number; name: string; nameEn: string | null }
type Props = { isOpen: boolean; row: IntakeRow | null; onClose: () => void }
const { shape } = copyIntake.body

/** Creates an intake for a later year from an earlier one. */
export function CopyIntake({ isOpen, row, onClose }: Props) {
  const text = useText(intakeText)
  const { fields } = useText(intakesWords)
  const nameOf = useNameOf()
  const copy = useCopyIntake()
  const inNextYear = (name: string) =>
    name.replaceAll(String(row?.year), String((row?.year ?? 0) + 1))

  const submit = async (values: Values) => {
    const { offers, leftOut } = await copy.mutateAsync({
      ...values,
      nameEn: values.nameEn ?? null,
      id: row!.id,
    })
    toast.success(
      say(leftOut ? text.copiedLeftOut : text.copied, { name: values.name, offers, leftOut }),
    )
  }

  return (
    <FormDialog<Values>
      title={row ? say(text.copyTitle, { name: nameOf(row) }) : ''}
      initial={
        row
          ? {
              year: row.year + 1,
              name: inNextYear(row.name),
              nameEn: row.nameEn && inNextYear(row.nameEn),
            }
          : undefined
      }
      okText={text.copy}
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
    >
      <p className="soft">{text.copyLead}</p>
      <WholeNumberField name="year" label={fields.year} shape={shape.year} max={2100} />
      <NameFields labels={[fields.name, fields.nameEn]} shape={shape} help={text.nameEnHelp} />
    </FormDialog>
  )
}
