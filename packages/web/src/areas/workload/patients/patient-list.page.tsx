import { patientPermissions as may } from '@residency/contract/areas/workload/patients/access'
import {
  type Patient,
  patientSorts,
} from '@residency/contract/areas/workload/patients/patient.contract'
import { patientWords } from '@residency/contract/areas/workload/patients/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { AddButton } from '../../../screens/add-button.tsx'
import { choiceFilter, textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { useRowActs } from '../../../screens/use-row-acts.ts'
import { useRowDialog } from '../../../screens/use-row-dialog.ts'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import { figuresColumn } from '../../../ui/columns/figures-column.tsx'
import { linesColumn } from '../../../ui/columns/lines-column.tsx'
import { useStatusChoices, useStatusColumn } from '../../../ui/fields/status-switch.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { allowedActions } from '../../../ui/tables/allowed-actions.ts'
import type { Column } from '../../../ui/tables/column.ts'
import {
  type PatientListInput,
  useDeletePatient,
  usePatients,
  useSetPatientStatus,
} from './patient.queries.ts'
import { patientText } from './patient.text.ts'
import type { PatientFormProps } from './patient-form.tsx'

const PatientForm = lazyDialog<PatientFormProps>(() =>
  import('./patient-form.tsx').then((part) => part.default),
)

/** View key workload/patient/index: the patient libraries of the departments one answers for. */
export default function PatientListPage() {
  const text = useText(patientText)
  const title = useText(patientWords).menus['works.patients']
  const list = useListState('workloadPatients', ['keywords', 'status'])
  const result = usePatients(list.input as PatientListInput)
  const patientForm = useRowDialog<Patient>()

  return (
    <>
      <ListScreen<Patient>
        title={title}
        list={list}
        result={result}
        columns={useColumns(patientForm.open)}
        lead={result.data && say(text.lead, { total: result.data.total })}
        sorts={patientSorts}
        filters={[
          textFilter('keywords', text.search),
          choiceFilter('status', text.status, useStatusChoices()),
        ]}
        actions={
          <AddButton perm={may.manage} onAdd={patientForm.add}>
            {text.add}
          </AddButton>
        }
      >
        {text.empty}
      </ListScreen>
      <PatientForm
        isOpen={patientForm.isOpen}
        patient={patientForm.opened}
        onClose={patientForm.close}
      />
    </>
  )
}

function useColumns(onEdit: (row: Patient) => void): Column<Patient>[] {
  const text = useText(patientText)
  const { fields, sexes } = useText(patientWords)
  const acts = useRowActs<Patient>({ setStatus: useSetPatientStatus(), remove: useDeletePatient() })

  const actionsOf = (row: Patient) =>
    allowedActions(row, {
      edit: { label: text.editAction, onClick: () => onEdit(row) },
      delete: { label: text.remove, danger: true, onClick: () => acts.remove(row) },
    })

  const person = ({ sex, age }: Patient) =>
    [sex && sexes[sex], age !== null && say(text.years, { age })].filter(Boolean).join(' · ') || '—'

  return [
    linesColumn('diagnosis', fields.diagnosis, { width: 220, card: 'title' }, (row) => ({
      name: row.diagnosis,
      note: say(text.tail, { tail: row.numberTail }),
    })),
    {
      key: 'department',
      title: fields.departmentId,
      width: 160,
      card: 'fact',
      cell: (row) => row.department,
    },
    { key: 'person', title: text.person, width: 120, card: 'fact', cell: person },
    figuresColumn('entries', text.used, { width: 90, align: 'right' }),
    useStatusColumn<Patient>(acts.toggle),
    actionsColumn(text.actions, 130, actionsOf),
  ]
}
