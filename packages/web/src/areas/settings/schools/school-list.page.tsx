import { settingsPermissions as may } from '@residency/contract/areas/settings/permissions'
import { type SchoolRow, schoolSheet } from '@residency/contract/areas/settings/school.contract'
import { Button } from 'antd'
import { useState } from 'react'
import { ask, toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/i18n.ts'
import { Can } from '../../../platform/permissions.tsx'
import { choiceFilter, textFilter } from '../../../screens/list-filters.tsx'
import { ListScreen } from '../../../screens/list-screen.tsx'
import { useListState } from '../../../screens/list-state.ts'
import { SheetButtons } from '../../../screens/sheets/sheet-buttons.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { useSettingsWords } from '../use-settings-words.ts'
import { useSchoolColumns } from './school.columns.tsx'
import { type SchoolListInput, useManagedSchools, useSchoolLevels, useSetSchoolStatus } from './school.queries.ts'
import { schoolText } from './school.text.ts'

const SchoolForm = lazyDialog(() => import('./school-form.tsx').then((part) => part.SchoolFormDialog))

/** View key recruit/school/index: the schools that applicants choose from. */
export default function SchoolListPage() {
  const text = useText(schoolText)
  const { fields } = useSettingsWords()
  const list = useListState('schools', ['keywords', 'level', 'status'])
  const result = useManagedSchools(list.input as SchoolListInput)
  const levels = useSchoolLevels()
  const setStatus = useSetSchoolStatus()
  const [open, setOpen] = useState<{ id: number | null } | null>(null)
  const toggle = async (row: SchoolRow) => {
    const question = {
      title: say(text.disableQuestion, { name: row.name }),
      content: text.disableContent,
      okText: text.disable,
      danger: true,
    }
    if (row.status === 1 && !(await ask(question))) return
    await setStatus.mutateAsync(row)
    toast.success(say(row.status === 1 ? text.disabled : text.enabled, { name: row.name }))
  }
  const columns = useSchoolColumns((what, row) => (what === 'edit' ? setOpen({ id: row.id }) : void toggle(row).catch(() => {})))
  return (
    <>
      <ListScreen<SchoolRow>
        title={text.title}
        lead={result.data && say(text.lead, { total: result.data.total })}
        list={list}
        result={result}
        columns={columns}
        filters={[
          textFilter('keywords', text.search),
          choiceFilter('level', fields.level, levels.data ?? []),
          choiceFilter(
            'status',
            text.status,
            ([1, 0] as const).map((value) => ({ value: String(value), label: text.states[value] })),
          ),
        ]}
        actions={
          <>
            <SheetButtons title={text.title} calls={schoolSheet} filters={list.filters} />
            <Can perm={[may.schoolAdd]}>
              <Button type="primary" onClick={() => setOpen({ id: null })}>
                {text.add}
              </Button>
            </Can>
          </>
        }
      />
      <SchoolForm isOpen={open !== null} id={open?.id ?? null} onClose={() => setOpen(null)} />
    </>
  )
}
