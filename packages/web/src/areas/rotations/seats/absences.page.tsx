import {
  type AbsenceRow,
  absenceSorts,
} from '@residency/contract/areas/rotations/seats/absence.contract'
import { seatsWords } from '@residency/contract/areas/rotations/seats/text'
import { Button } from 'antd'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { askToDelete } from '../../../screens/ask-to-delete.ts'
import { dayFilter, textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { useRowDialog } from '../../../screens/use-row-dialog.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { allowedActions } from '../../../ui/tables/allowed-actions.ts'
import { useAbsenceColumns } from './absence.columns.tsx'
import { absenceText } from './absence.text.ts'
import type { AbsenceFormProps } from './absence-form.tsx'
import { type AbsenceListInput, useDeleteAbsence, useRotationAbsences } from './seats.queries.ts'

const AbsenceForm = lazyDialog<AbsenceFormProps>(() =>
  import('./absence-form.tsx').then((part) => part.default),
)

/** View key rotation/absence/index: days on which trainees are not in rotation. */
export default function AbsencesPage() {
  const text = useText(absenceText)
  const { menus } = useText(seatsWords)
  const list = useListState('rotation-absences', ['keywords', 'from'])
  const result = useRotationAbsences(list.input as AbsenceListInput)
  const absenceForm = useRowDialog<AbsenceRow>()
  const columns = useAbsenceColumns(useActions(absenceForm.open))

  return (
    <>
      <ListScreen<AbsenceRow>
        title={menus['rotation.absences']}
        list={list}
        result={result}
        columns={columns}
        lead={result.data && say(text.lead, { total: result.data.total })}
        sorts={absenceSorts}
        filters={[textFilter('keywords', text.search), dayFilter('from', text.from)]}
        actions={
          <Button type="primary" onClick={absenceForm.add}>
            {text.add}
          </Button>
        }
      >
        {text.empty}
      </ListScreen>
      <AbsenceForm
        isOpen={absenceForm.isOpen}
        edited={absenceForm.opened}
        onClose={absenceForm.close}
      />
    </>
  )
}

function useActions(onEdit: (row: AbsenceRow) => void) {
  const text = useText(absenceText)
  const remove = useDeleteAbsence()

  const discard = ({ id, version, name, startsOn, endsOn }: AbsenceRow) =>
    askToDelete(text, { name, from: startsOn, until: endsOn }, () =>
      remove.mutateAsync({ id, version }),
    )

  return (row: AbsenceRow) =>
    allowedActions(row, {
      edit: { label: text.edit, onClick: () => onEdit(row) },
      delete: { label: text.remove, danger: true, onClick: () => void discard(row) },
    })
}
