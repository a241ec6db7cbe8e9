import type {
  IntakeChange,
  intakeForm,
} from '@residency/contract/areas/intakes/intake/intake.contract'
import { TRAINEE_KINDS } from '@residency/contract/areas/trainees/trainee-facts.public'
import { Alert } from 'antd'
import { yearInShanghai } from '../../../platform/clock.ts'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { FormRail } from '../../../screens/form-rail/form-rail.tsx'
import { isAnnounced } from '../intake-state.rules.ts'
import { useIntakeForm, useSaveIntake } from './intake.queries.ts'
import { intakeText } from './intake.text.ts'
import { BasicFields, DateFields, NoticeField, ScoreFields } from './intake-fields.tsx'
import '../intakes.css'

type Props = {
  isOpen: boolean
  id: number | null
  onClose: () => void

  /** A new intake leads to its page, where its next step is. */
  onMade: (id: number) => void
}
type FieldName = keyof typeof intakeForm.shape

const fresh = (): Partial<IntakeChange> => ({
  year: yearInShanghai() + 1,
  traineeKinds: [...TRAINEE_KINDS],
  exemptKinds: [],
  isTwoStep: false,
  scoresBy: 'applicant',
  theoryWeight: 60,
  skillWeight: 20,
  interviewWeight: 20,
  theoryMinimum: 0,
  skillMinimum: 0,
  interviewMinimum: 0,
  passesOnSeats: false,
})

/** The form of an intake, in four groups; fields fixed by its state are disabled. */
export function IntakeFormDialog({ isOpen, id, onClose, onMade }: Props) {
  const text = useText(intakeText)
  const form = useIntakeForm(isOpen ? id : null)
  const save = useSaveIntake()

  const submit = async ({ serial, ...values }: IntakeChange) => {
    const nothing = {
      scoreReviewUntil: null,
      examOn: null,
      publicationFrom: null,
      publicationUntil: null,
      arrivalOn: null,
    }

    // A cleared field is sent as empty.
    const input = Object.fromEntries(
      Object.entries(values).filter(([, value]) => value !== undefined),
    ) as typeof values

    const saved = await save.mutateAsync({
      ...nothing,
      ...input,
      version: values.version ?? 0,
      serial: serial ?? null,
      id,
    })

    toast.success(say(text.saved, { name: values.name }))
    if (id === null) onMade(saved.id)
  }

  const rules = form.data?.fieldRules
  const isFixed = (name: FieldName) => id !== null && rules?.[name] === 'frozen'
  const promised = Object.fromEntries(
    Object.entries(form.data ?? {}).filter(([name]) => id !== null && rules?.[name] === 'later'),
  )

  return (
    <FormDialog<IntakeChange>
      title={id === null ? text.add : text.editTitle}
      initial={id === null ? fresh() : (form.data as Partial<IntakeChange> | undefined)}
      width={936}
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
    >
      <FormRail />
      {id !== null && (!form.data || isAnnounced(form.data.state)) && (
        <Alert type="info" showIcon title={text.frozenNote} className="form-note" />
      )}
      <BasicFields isFixed={isFixed} />
      <DateFields isFixed={isFixed} promised={promised} />
      <ScoreFields isFixed={isFixed} />
      <NoticeField isFixed={isFixed} />
    </FormDialog>
  )
}
