import { leaderPermissions as may } from '@residency/contract/areas/teachers/leaders/access'
import {
  type LeaderRow,
  leaderExport,
  leaderSorts,
  TERMS,
} from '@residency/contract/areas/teachers/leaders/leader.contract'
import { leaderWords } from '@residency/contract/areas/teachers/leaders/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { AddButton } from '../../../screens/add-button.tsx'
import { choiceFilter, textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { ExportButton } from '../../../screens/sheets/sheet-buttons.tsx'
import { useRowDialog } from '../../../screens/use-row-dialog.ts'
import { toChoices, toTextChoices } from '../../../ui/choices/choices.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { useTeachingBases } from '../qualification/qualification.queries.ts'
import { useLeaderColumns } from './leader.columns.tsx'
import { type LeaderListInput, useLeaders } from './leader.queries.ts'
import { leaderText } from './leader.text.ts'
import type { LeaderDialogProps, OpenLeader } from './leader-dialogs.tsx'

const LeaderDialog = lazyDialog<LeaderDialogProps>(() =>
  import('./leader-dialogs.tsx').then((part) => part.default),
)

/** View key teacher/leaders/index: who leads which team. */
export default function LeaderListPage() {
  const text = useText(leaderText)
  const { fields, terms } = useText(leaderWords)
  const list = useListState('leaders', ['keywords', 'term', 'baseId'])
  const result = useLeaders(list.input as LeaderListInput)
  const bases = toTextChoices(useTeachingBases().data)
  const leaderDialog = useRowDialog<OpenLeader>()

  return (
    <>
      <ListScreen<LeaderRow>
        title={text.title}
        lead={result.data && say(text.lead, { total: result.data.total })}
        list={list}
        result={result}
        columns={useLeaderColumns((kind, row) => leaderDialog.open({ kind, row }))}
        sorts={leaderSorts}
        filters={[
          textFilter('keywords', text.search),
          choiceFilter('term', fields.term, toChoices(TERMS, terms)),
          choiceFilter('baseId', text.base, bases),
        ]}
        actions={
          <>
            <ExportButton title={text.title} calls={leaderExport} filters={list.conditions} />
            <AddButton perm={may.edit} onAdd={() => leaderDialog.open({ kind: 'appoint' })}>
              {text.appoint}
            </AddButton>
          </>
        }
      >
        {text.empty}
      </ListScreen>
      <LeaderDialog
        isOpen={leaderDialog.isOpen}
        open={leaderDialog.opened}
        onClose={leaderDialog.close}
      />
    </>
  )
}
