import { libraryPermissions as may } from '@residency/contract/areas/mentors/library/access'
import {
  inquiryExport,
  inquirySorts,
  type MentorRelation,
} from '@residency/contract/areas/mentors/library/inquiry.contract'
import { libraryWords } from '@residency/contract/areas/mentors/library/text'
import { Can } from '../../../platform/permissions.tsx'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { choiceFilter, textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { ExportButton } from '../../../screens/sheets/sheet-buttons.tsx'
import { toChoices, toTextChoices } from '../../../ui/choices/choices.ts'
import { yearChoices } from '../../../ui/choices/year-choices.ts'
import { useInquiryColumns } from './inquiry.columns.tsx'
import { type InquiryInput, useBaseChoices, useInquiry } from './library.queries.ts'
import { libraryText } from './library.text.ts'

/** View key mentor/inquiry/index: who is or was mentor of whom, in the reader's scope. */
export default function InquiryPage() {
  const { inquiry: text } = useText(libraryText)
  const { fields, whens } = useText(libraryWords)

  const list = useListState('mentor-relations', [
    'keywords',
    'when',
    'year',
    'baseId',
    'mentor',
    'trainee',
  ])

  const result = useInquiry(list.input as InquiryInput)
  const bases = useBaseChoices().data ?? []
  const years = yearChoices()
  const columns = useInquiryColumns()

  return (
    <ListScreen<MentorRelation>
      title={text.title}
      lead={result.data && say(text.lead, { total: result.data.total })}
      list={list}
      result={result}
      columns={columns}
      sorts={inquirySorts}
      filters={[
        textFilter('keywords', text.search),
        choiceFilter('when', fields.when, toChoices(['current', 'past'], whens)),
        choiceFilter('year', fields.year, years),
        choiceFilter('baseId', fields.baseId, toTextChoices(bases)),
        textFilter('mentor', fields.mentor),
        textFilter('trainee', fields.trainee),
      ]}
      actions={
        <Can perm={[may.inquireExport]}>
          <ExportButton title={text.title} calls={inquiryExport} filters={list.conditions} />
        </Can>
      }
    >
      {text.empty}
    </ListScreen>
  )
}
