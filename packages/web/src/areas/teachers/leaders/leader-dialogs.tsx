import {
  type LeaderForm,
  type LeaderRow,
  leaderForm,
} from '@residency/contract/areas/teachers/leaders/leader.contract'
import { leaderWords } from '@residency/contract/areas/teachers/leaders/text'
import { Form } from 'antd'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { DayField, LongTextField, SelectField, TextField } from '../../../ui/fields/fields.tsx'
import { PersonField } from '../../organisation/person-field.public.tsx'
import { useDepartmentsOfBase, useTeachingBases } from '../qualification/qualification.queries.ts'
import { useAppointLeader, useEndTerm, useUpdateTerm } from './leader.queries.ts'
import { leaderText } from './leader.text.ts'

/** What is open: a new appointment, or a term to change or to end. */
export type OpenLeader = { kind: 'appoint' } | { kind: 'edit' | 'end'; row: LeaderRow }
export type LeaderDialogProps = { isOpen: boolean; open: OpenLeader | null; onClose: () => void }
const { shape } = leaderForm

/** Appoints a leader, changes a term, or ends it with a reason. */
export default function LeaderDialog({ isOpen, open, onClose }: LeaderDialogProps) {
  if (!open) return null
  if (open.kind === 'appoint') return <Appointment isOpen={isOpen} onClose={onClose} />

  return open.kind === 'edit' ? (
    <TermForm isOpen={isOpen} onClose={onClose} row={open.row} />
  ) : (
    <EndForm isOpen={isOpen} onClose={onClose} row={open.row} />
  )
}

type Part = { isOpen: boolean; onClose: () => void }

function Appointment(part: Part) {
  const text = useText(leaderText)
  const appoint = useAppointLeader()

  const submit = async (values: LeaderForm) => {
    await appoint.mutateAsync(values)
    toast.success(text.appointed)
  }

  return (
    <FormDialog<LeaderForm> title={text.appoint} initial={{}} width={640} submit={submit} {...part}>
      <AppointmentFields />
    </FormDialog>
  )
}

function AppointmentFields() {
  const text = useText(leaderText)
  const { fields } = useText(leaderWords)
  const baseId = Form.useWatch('baseId') as number | undefined
  const [bases, departments] = [useTeachingBases(), useDepartmentsOfBase(baseId)]

  return (
    <div className="field-pair">
      <PersonField
        name="userId"
        label={fields.userId}
        shape={shape.userId}
        known={[]}
        help={text.personHelp}
        isOptional={false}
      />
      <TextField
        name="team"
        label={fields.team}
        shape={shape.team}
        maxLength={60}
        help={text.teamHelp}
      />
      <SelectField
        name="baseId"
        label={text.base}
        shape={shape.baseId}
        options={bases.data ?? []}
        isLoading={bases.isPending}
      />
      <SelectField
        name="departmentId"
        label={text.department}
        shape={shape.departmentId}
        options={departments.data ?? []}
        isLoading={Boolean(baseId) && departments.isPending}
      />
      <DayField name="startsOn" label={fields.startsOn} shape={shape.startsOn} />
      <DayField name="endsOn" label={fields.endsOn} shape={shape.endsOn} />
    </div>
  )
}

function TermForm({ row, ...part }: Part & { row: LeaderRow }) {
  const text = useText(leaderText)
  const { fields } = useText(leaderWords)
  const update = useUpdateTerm()

  const submit = async (values: Pick<LeaderRow, 'startsOn' | 'endsOn'>) => {
    await update.mutateAsync({ ...values, id: row.id, version: row.version })
    toast.success(text.changed)
  }

  return (
    <FormDialog
      title={text.changeTerm}
      initial={{ startsOn: row.startsOn, endsOn: row.endsOn }}
      submit={submit}
      {...part}
    >
      <DayField name="startsOn" label={fields.startsOn} shape={shape.startsOn} />
      <DayField name="endsOn" label={fields.endsOn} shape={shape.endsOn} />
    </FormDialog>
  )
}

function EndForm({ row, ...part }: Part & { row: LeaderRow }) {
  const text = useText(leaderText)
  const { fields } = useText(leaderWords)
  const end = useEndTerm()

  const submit = async ({ endReason }: { endReason: string }) => {
    await end.mutateAsync({ endReason, id: row.id, version: row.version })
    toast.success(text.ended)
  }

  return (
    <FormDialog
      title={say(text.endQuestion, { name: row.leader })}
      initial={{}}
      submit={submit}
      {...part}
    >
      <LongTextField name="endReason" label={fields.endReason} maxLength={500} />
    </FormDialog>
  )
}
