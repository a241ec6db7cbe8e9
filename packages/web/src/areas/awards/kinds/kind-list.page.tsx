import { awardKindPermissions as may } from '@residency/contract/areas/awards/kinds/access'
import {
  AWARD_AUDIENCES,
  AWARD_MODES,
  type AwardKind,
  awardKindSorts,
} from '@residency/contract/areas/awards/kinds/award-kind.contract'
import { awardKindWords } from '@residency/contract/areas/awards/kinds/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { AddButton } from '../../../screens/add-button.tsx'
import { askToDelete } from '../../../screens/ask-to-delete.ts'
import { choiceFilter, textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { useRowDialog } from '../../../screens/use-row-dialog.ts'
import { toChoices } from '../../../ui/choices/choices.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { useKindColumns } from './kind.columns.tsx'
import { type KindListInput, useDeleteKind, useKinds } from './kind.queries.ts'
import { kindText } from './kind.text.ts'
import type { KindFormProps } from './kind-form.tsx'

const KindForm = lazyDialog<KindFormProps>(() =>
  import('./kind-form.tsx').then((part) => part.default),
)

/** View key award/kinds/index: kinds of awards with levels and criteria. */
export default function KindListPage() {
  const all = useText(kindText)
  const text = all.kinds
  const { fields, audiences, modes } = useText(awardKindWords)
  const list = useListState('award-kinds', ['keywords', 'audience', 'mode'])
  const result = useKinds(list.input as KindListInput)
  const kindForm = useRowDialog<AwardKind>()
  const remove = useDeleteKind()
  const onRemove = ({ id, name }: AwardKind) =>
    askToDelete(all, { name }, () => remove.mutateAsync(id))
  const columns = useKindColumns({ onEdit: kindForm.open, onRemove: (row) => void onRemove(row) })
  const audienceOptions = toChoices(AWARD_AUDIENCES, audiences)
  const modeOptions = toChoices(AWARD_MODES, modes)

  return (
    <>
      <ListScreen<AwardKind>
        title={text.title}
        lead={result.data && say(text.lead, { total: result.data.total })}
        list={list}
        result={result}
        columns={columns}
        sorts={awardKindSorts}
        filters={[
          textFilter('keywords', text.search),
          choiceFilter('audience', fields.audience, audienceOptions),
          choiceFilter('mode', fields.mode, modeOptions),
        ]}
        actions={
          <AddButton perm={may.manage} onAdd={kindForm.add}>
            {text.add}
          </AddButton>
        }
      >
        {text.empty}
      </ListScreen>
      <KindForm isOpen={kindForm.isOpen} kind={kindForm.opened} onClose={kindForm.close} />
    </>
  )
}
