import {
  type Patient,
  patientFields as shape,
  type PatientForm as Values,
} from '@residency/contract/areas/workload/patients/patient.contract'
import { patientWords } from '@residency/contract/areas/workload/patients/text'
import { toast } from '../../../platform/feedback.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { toChoices } from '../../../ui/choices/choices.ts'
import { LongTextField, SelectField, TextField } from '../../../ui/fields/fields.tsx'
import { StatusField, WholeNumberField } from '../../../ui/fields/small-fields.tsx'
import { useCreatePatient, usePatientDepartments, useUpdatePatient } from './patient.queries.ts'
import { patientText } from './patient.text.ts'

export type PatientFormProps = { isOpen: boolean; patient: Patient | null; onClose: () => void }

/** A case of the library; its department and number stay once it is stored. */
export default function PatientForm({ isOpen, patient, onClose }: PatientFormProps) {
  const text = useText(patientText)
  const { fields, sexes } = useText(patientWords)
  const departments = usePatientDepartments()
  const [create, update] = [useCreatePatient(), useUpdatePatient()]

  const submit = async ({ departmentId, number, diagnosis, sex, age, note, status }: Values) => {
    const form = { diagnosis, sex: sex ?? null, age: age ?? null, note, status }
    await (patient
      ? update.mutateAsync({ ...form, id: patient.id, version: patient.version })
      : create.mutateAsync({ ...form, departmentId, number }))
    toast.success(text.saved)
  }

  const options = toChoices([1, 2], sexes)
  const own = departments.data ?? []
  const fresh = { status: 1 as const, ...(own.length === 1 ? { departmentId: own[0]!.value } : {}) }
  const initial = patient ?? (departments.data ? fresh : undefined)

  return (
    <FormDialog<Values>
      title={patient ? text.edit : text.add}
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
      initial={initial as Partial<Values> | undefined}
    >
      {!patient && (
        <SelectField
          name="departmentId"
          label={fields.departmentId}
          options={own}
          shape={shape.departmentId}
        />
      )}
      {!patient && (
        <TextField
          name="number"
          label={fields.number}
          help={text.numberHelp}
          maxLength={40}
          shape={shape.number}
        />
      )}
      <TextField
        name="diagnosis"
        label={fields.diagnosis}
        maxLength={120}
        shape={shape.diagnosis}
      />
      <div className="field-pair">
        <SelectField name="sex" label={fields.sex} options={options} isOptional />
        <WholeNumberField name="age" label={fields.age} max={130} shape={shape.age} isOptional />
      </div>
      <LongTextField name="note" label={fields.note} maxLength={500} rows={2} isOptional />
      <StatusField />
    </FormDialog>
  )
}
