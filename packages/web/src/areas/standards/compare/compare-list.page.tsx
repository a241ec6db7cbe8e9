import { comparePermissions as may } from '@residency/contract/areas/standards/compare/access'
import {
  compareSheet,
  type StandardDepartmentRow,
  standardDepartmentSorts,
} from '@residency/contract/areas/standards/compare/compare.contract'
import { compareWords } from '@residency/contract/areas/standards/compare/text'
import { useText } from '../../../platform/texts/i18n.ts'
import { AddButton } from '../../../screens/add-button.tsx'
import { flagFilter, textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { SheetButtons } from '../../../screens/sheets/sheet-buttons.tsx'
import { useRowDialog } from '../../../screens/use-row-dialog.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { useCompareColumns } from './compare.columns.tsx'
import { type CompareListInput, useStandardDepartments } from './compare.queries.ts'
import { compareText } from './compare.text.ts'
import type { CompareFormProps } from './compare-form.tsx'
import { useCompareActions } from './use-compare-actions.ts'

const CompareForm = lazyDialog<CompareFormProps>(() =>
  import('./compare-form.tsx').then((part) => part.default),
)

/**
 * View key standard/compare/index: departments of standards, and those of the hospital that
 * correspond to them.
 */
export default function CompareListPage() {
  const text = useText(compareText)
  const { fields, menus } = useText(compareWords)
  const title = menus['standard.compare']
  const list = useListState('compare', ['keywords', 'unmatched'])
  const result = useStandardDepartments(list.input as CompareListInput)
  const compareForm = useRowDialog<StandardDepartmentRow>()
  const columns = useCompareColumns(useCompareActions(compareForm.open))

  return (
    <>
      <ListScreen<StandardDepartmentRow>
        title={title}
        lead={text.lead}
        list={list}
        result={result}
        columns={columns}
        sorts={standardDepartmentSorts}
        filters={[
          textFilter('keywords', fields.departmentId),
          flagFilter('unmatched', fields.matches, text.only),
        ]}
        actions={
          <>
            <SheetButtons title={title} calls={compareSheet} filters={list.conditions} />
            <AddButton perm={may.manage} onAdd={compareForm.add}>
              {text.add}
            </AddButton>
          </>
        }
      >
        {text.empty}
      </ListScreen>
      <CompareForm
        isOpen={compareForm.isOpen}
        edited={compareForm.opened}
        onClose={compareForm.close}
      />
    </>
  )
}
