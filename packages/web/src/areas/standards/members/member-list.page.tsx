import {
  type MemberRow,
  memberSheet,
  memberSorts,
} from '@residency/contract/areas/standards/cohort/member.contract'
import { cohortWords } from '@residency/contract/areas/standards/cohort/text'
import { useText } from '../../../platform/texts/i18n.ts'
import { choiceFilter, flagFilter, textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { SheetButtons } from '../../../screens/sheets/sheet-buttons.tsx'
import { toTextChoices } from '../../../ui/choices/choices.ts'
import {
  type MemberListInput,
  useCohortChoices,
  useCohortOptions,
  useMembers,
} from '../cohort/cohort.queries.ts'
import { useMemberColumns } from './member.columns.tsx'
import { memberText } from './member.text.ts'
import { useMemberActions } from './use-member-actions.tsx'

/** View key standard/batch/student: trainees and the cohorts to which they belong. */
export default function MemberListPage() {
  const text = useText(memberText)
  const { fields, menus } = useText(cohortWords)
  const list = useListState('cohort-members', ['keywords', 'cohortId', 'majorId', 'without'])
  const result = useMembers(list.input as MemberListInput)
  const cohorts = toTextChoices(useCohortOptions().data)
  const majors = toTextChoices(useCohortChoices().data?.majors)
  const { actionsOf, bulk, dialog } = useMemberActions()
  const columns = useMemberColumns(actionsOf)
  const title = menus['standard.cohortMembers']

  return (
    <>
      <ListScreen<MemberRow>
        title={title}
        lead={text.lead}
        list={list}
        result={result}
        columns={columns}
        sorts={memberSorts}
        filters={[
          textFilter('keywords', text.search),
          choiceFilter('cohortId', fields.cohortId, cohorts),
          choiceFilter('majorId', fields.majorId, majors),
          flagFilter('without', fields.without, text.only),
        ]}
        actions={
          <SheetButtons
            title={title}
            calls={memberSheet}
            filters={list.conditions}
            into={{
              name: 'cohortId',
              label: fields.cohortId,
              missing: text.missing,
              options: cohorts,
            }}
          />
        }
        bulk={bulk}
      >
        {text.empty}
      </ListScreen>
      {dialog}
    </>
  )
}
