import {
  type InductionNotice,
  inductionNoticeSorts,
} from '@residency/contract/areas/exams/induction/notice.contract'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { AddButton } from '../../../screens/add-button.tsx'
import { choiceFilter, textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { toTextChoices } from '../../../ui/choices/choices.ts'
import { type NoticeInput, useInductionNotices, useTrainChoices } from './induction.queries.ts'
import { inductionText } from './induction.text.ts'
import { useNoticeColumns } from './notice.columns.tsx'
import { useNoticeActions } from './use-notice-actions.tsx'

/** View key employment/notice/index: notices to people in induction. */
export default function NoticesPage() {
  const { notice: text } = useText(inductionText)
  const list = useListState('induction-notices', ['keywords', 'trainId'])
  const result = useInductionNotices(list.input as NoticeInput)
  const trains = toTextChoices(useTrainChoices().data?.trains)
  const { actionsOf, dialogs, add } = useNoticeActions()

  return (
    <>
      <ListScreen<InductionNotice>
        title={text.title}
        lead={result.data && say(text.lead, { total: result.data.total })}
        list={list}
        result={result}
        columns={useNoticeColumns(actionsOf)}
        sorts={inductionNoticeSorts}
        filters={[textFilter('keywords', text.search), choiceFilter('trainId', text.train, trains)]}
        actions={<AddButton onAdd={add}>{text.add}</AddButton>}
      >
        {text.empty}
      </ListScreen>
      {dialogs}
    </>
  )
}
