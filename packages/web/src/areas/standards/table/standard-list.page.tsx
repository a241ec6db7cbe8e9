import { tablePermissions as may } from '@residency/contract/areas/standards/table/access'
import {
  ISSUERS,
  type StandardRow,
  standardSorts,
} from '@residency/contract/areas/standards/table/standard.contract'
import { standardFlow } from '@residency/contract/areas/standards/table/standard.flow'
import { tableWords } from '@residency/contract/areas/standards/table/text'
import { useText } from '../../../platform/texts/i18n.ts'
import { AddButton } from '../../../screens/add-button.tsx'
import { choiceFilter, textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { useRecordId } from '../../../screens/record.tsx'
import { useRowDialog } from '../../../screens/use-row-dialog.ts'
import { toChoices, toTextChoices } from '../../../ui/choices/choices.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import type { NewStandardProps } from './new-standard.tsx'
import { useStandardColumns } from './standard.columns.tsx'
import { type StandardListInput, useStandardChoices, useStandards } from './standard.queries.ts'
import { standardText } from './standard.text.ts'
import { StandardRecord } from './standard-record.tsx'
import { useStandardActions } from './use-standard-actions.ts'

const NewStandard = lazyDialog<NewStandardProps>(() =>
  import('./new-standard.tsx').then((part) => part.default),
)

type Props = { isTemplate: boolean }

/**
 * View keys standard/country/index and standard/template/index: standards of majors, or templates;
 * one of them with `?id=`.
 */
export default function StandardListPage({ isTemplate }: Props) {
  const id = useRecordId()
  const { menus } = useText(tableWords)
  const title = menus[isTemplate ? 'standard.templates' : 'standard.tables']

  return id === null ? (
    <StandardList isTemplate={isTemplate} title={title} />
  ) : (
    <StandardRecord id={id} list={title} />
  )
}

function StandardList({ isTemplate, title }: Props & { title: string }) {
  const text = useText(standardText)
  const { fields, issuers, degreeKinds, flows } = useText(tableWords)

  const list = useListState(isTemplate ? 'templates' : 'standards', [
    'keywords',
    'majorId',
    'state',
    'degreeKind',
    'issuer',
  ])

  const result = useStandards({
    ...list.input,
    ...(isTemplate ? { template: '1' } : {}),
  } as StandardListInput)

  const majors = useStandardChoices().data?.majors ?? []
  const newStandardDialog = useRowDialog<StandardRow>()
  const columns = useStandardColumns(isTemplate, useStandardActions(newStandardDialog.open))
  const states = toChoices(standardFlow.states, flows.standard.states)
  const degrees = toChoices(['none', 'degree'], degreeKinds)
  const sources = toChoices(ISSUERS, issuers)
  const major = choiceFilter('majorId', fields.majorId, toTextChoices(majors))

  return (
    <>
      <ListScreen<StandardRow>
        title={title}
        lead={isTemplate ? text.templateLead : text.lead}
        list={list}
        result={result}
        columns={columns}
        sorts={standardSorts}
        filters={[
          textFilter('keywords', text.search),
          ...(isTemplate ? [] : [major]),
          choiceFilter('state', fields.state, states),
          choiceFilter('degreeKind', fields.degreeKind, degrees),
          choiceFilter('issuer', fields.issuer, sources),
        ]}
        actions={
          <AddButton perm={may.manage} onAdd={newStandardDialog.add}>
            {isTemplate ? text.addTemplate : text.add}
          </AddButton>
        }
      >
        {isTemplate ? text.emptyTemplates : text.empty}
      </ListScreen>
      <NewStandard
        isOpen={newStandardDialog.isOpen}
        from={newStandardDialog.opened}
        isTemplate={isTemplate}
        onClose={newStandardDialog.close}
      />
    </>
  )
}
