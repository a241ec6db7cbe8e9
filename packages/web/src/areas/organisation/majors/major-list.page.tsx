import { organisationPermissions as may } from '@residency/contract/areas/organisation/access'
import {
  majorSheet,
  majorSorts,
} from '@residency/contract/areas/organisation/majors/major.contract'
import { organisationWords } from '@residency/contract/areas/organisation/text'
import { nameIn } from '@residency/contract/kernel'
import { say, useLanguage, useText } from '../../../platform/texts/i18n.ts'
import { AddButton } from '../../../screens/add-button.tsx'
import { choiceFilter, textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { SheetButtons } from '../../../screens/sheets/sheet-buttons.tsx'
import { useRowActs } from '../../../screens/use-row-acts.ts'
import { useRowDialog } from '../../../screens/use-row-dialog.ts'
import { useStatusChoices } from '../../../ui/fields/status-switch.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import {
  type MajorListInput,
  useAllBases,
  useDeleteMajor,
  useMajors,
  useSetMajorStatus,
} from '../bases/base.queries.ts'
import { baseText } from '../bases/base.text.ts'
import { useChoices } from '../use-choices.ts'
import { useMajorColumns } from './major.columns.tsx'
import type { MajorToEdit } from './major-form.tsx'

const MajorFormDialog = lazyDialog(() =>
  import('./major-form.tsx').then((part) => part.MajorFormDialog),
)

/** View key base/major/index: majors of every base. */
export default function MajorListPage() {
  const text = useText(baseText)
  const { fields } = useText(organisationWords)
  const language = useLanguage()
  const choices = useChoices()
  const list = useListState('majors', ['keywords', 'mode', 'kind', 'baseId', 'status'])
  const result = useMajors(list.input as MajorListInput)

  const bases = (useAllBases().data?.list ?? []).map((base) => ({
    value: String(base.id),
    label: nameIn(language, base),
  }))

  const majorForm = useRowDialog<MajorToEdit>()

  const acts = useRowActs(
    { setStatus: useSetMajorStatus(), remove: useDeleteMajor() },
    { removeContent: text.removeMajor },
  )

  const columns = useMajorColumns((what, row) => {
    if (what === 'edit') majorForm.open({ id: row.id })
    else if (what === 'toggle') acts.toggle(row)
    else acts.remove(row)
  })

  return (
    <>
      <ListScreen
        title={text.major}
        lead={result.data && say(text.majorLead, { total: result.data.total })}
        list={list}
        result={result}
        columns={columns}
        sorts={majorSorts}
        filters={[
          textFilter('keywords', fields.keywords, text.searchMajor),
          choiceFilter('mode', fields.mode, choices.modes),
          choiceFilter('kind', text.profession, choices.professions),
          choiceFilter('baseId', fields.baseId, bases),
          choiceFilter('status', fields.status, useStatusChoices()),
        ]}
        actions={
          <>
            <SheetButtons title={text.major} calls={majorSheet} filters={list.conditions} />
            <AddButton
              perm={may.majorAdd}
              onAdd={() =>
                majorForm.open({ id: null, baseId: Number(list.filters.baseId) || null })
              }
            >
              {text.addMajor}
            </AddButton>
          </>
        }
      >
        {text.noMajor}
      </ListScreen>
      <MajorFormDialog
        isOpen={majorForm.isOpen}
        open={majorForm.opened}
        onClose={majorForm.close}
      />
    </>
  )
}
