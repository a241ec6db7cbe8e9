import { settingsPermissions as may } from '@residency/contract/areas/settings/access'
import {
  type SchoolRow,
  schoolSheet,
  schoolSorts,
} from '@residency/contract/areas/settings/schools/school.contract'
import { settingsWords } from '@residency/contract/areas/settings/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { AddButton } from '../../../screens/add-button.tsx'
import { choiceFilter, textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { SheetButtons } from '../../../screens/sheets/sheet-buttons.tsx'
import { useRowActs } from '../../../screens/use-row-acts.ts'
import { useRowDialog } from '../../../screens/use-row-dialog.ts'
import { useStatusChoices } from '../../../ui/fields/status-switch.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { useSchoolColumns } from './school.columns.tsx'
import {
  type SchoolListInput,
  useManagedSchools,
  useSchoolLevels,
  useSetSchoolStatus,
} from './school.queries.ts'
import { schoolText } from './school.text.ts'

const SchoolForm = lazyDialog(() =>
  import('./school-form.tsx').then((part) => part.SchoolFormDialog),
)

/** View key recruit/school/index: the schools that applicants choose from. */
export default function SchoolListPage() {
  const text = useText(schoolText)
  const { fields } = useText(settingsWords)
  const list = useListState('schools', ['keywords', 'level', 'status'])
  const result = useManagedSchools(list.input as SchoolListInput)
  const levels = useSchoolLevels()
  const schoolForm = useRowDialog<number>()
  const acts = useRowActs({ setStatus: useSetSchoolStatus() }, text)
  const columns = useSchoolColumns(({ id }) => schoolForm.open(id), acts.toggle)

  return (
    <>
      <ListScreen<SchoolRow>
        title={text.title}
        lead={result.data && say(text.lead, { total: result.data.total })}
        list={list}
        result={result}
        columns={columns}
        sorts={schoolSorts}
        filters={[
          textFilter('keywords', text.search),
          choiceFilter('level', fields.level, levels.data ?? []),
          choiceFilter('status', text.status, useStatusChoices()),
        ]}
        actions={
          <>
            <SheetButtons title={text.title} calls={schoolSheet} filters={list.conditions} />
            <AddButton perm={may.schoolAdd} onAdd={schoolForm.add}>
              {text.add}
            </AddButton>
          </>
        }
      />
      <SchoolForm isOpen={schoolForm.isOpen} id={schoolForm.opened} onClose={schoolForm.close} />
    </>
  )
}
