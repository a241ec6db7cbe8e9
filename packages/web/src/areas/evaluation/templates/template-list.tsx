import { templatePermissions as may } from '@residency/contract/areas/evaluation/templates/access'
import {
  kindsOfSide,
  type Side,
  type Template,
  templateSorts,
} from '@residency/contract/areas/evaluation/templates/template.contract'
import { templateFlow } from '@residency/contract/areas/evaluation/templates/template.flow'
import { templateWords } from '@residency/contract/areas/evaluation/templates/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { AddButton } from '../../../screens/add-button.tsx'
import { choiceFilter, textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { useRecordId } from '../../../screens/record.tsx'
import { useRowDialog } from '../../../screens/use-row-dialog.ts'
import { toChoices } from '../../../ui/choices/choices.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import type { NewTemplateProps } from './new-template.tsx'
import { useTemplateColumns } from './template.columns.tsx'
import { type TemplateListInput, useTemplates } from './template.queries.ts'
import { templateText } from './template.text.ts'
import { TemplateRecord } from './template-record.tsx'
import { useTemplateActions } from './use-template-actions.ts'

const NewTemplate = lazyDialog<NewTemplateProps>(() =>
  import('./new-template.tsx').then((part) => part.default),
)

type Props = { side: Side }

/**
 * View keys evaluate/student/template/index and evaluate/teacher/template/index: forms; one of them
 * with `?id=`.
 */
export function Templates({ side }: Props) {
  const id = useRecordId()
  const text = useText(templateText)
  const title = side === 'student' ? text.studentTitle : text.teacherTitle

  return id === null ? (
    <TemplateList side={side} title={title} />
  ) : (
    <TemplateRecord key={id} id={id} list={title} side={side} />
  )
}

function TemplateList({ side, title }: Props & { title: string }) {
  const text = useText(templateText)
  const { fields, templateKinds, flows } = useText(templateWords)
  const list = useListState(`${side}-templates`, ['keywords', 'kind', 'state'])
  const result = useTemplates({ ...list.input, side } as TemplateListInput)
  const newTemplateDialog = useRowDialog<Template>()
  const columns = useTemplateColumns(useTemplateActions(newTemplateDialog.open))
  const states = toChoices(templateFlow.states, flows.evaluationTemplate.states)
  const kinds = toChoices(kindsOfSide(side), templateKinds)

  return (
    <>
      <ListScreen<Template>
        title={title}
        lead={result.data && say(text.lead, { total: result.data.total })}
        list={list}
        result={result}
        columns={columns}
        sorts={templateSorts}
        filters={[
          textFilter('keywords', text.search),
          choiceFilter('kind', fields.kind, kinds),
          choiceFilter('state', fields.state, states),
        ]}
        actions={
          <AddButton perm={may.manage} onAdd={newTemplateDialog.add}>
            {text.add}
          </AddButton>
        }
      >
        {text.empty}
      </ListScreen>
      <NewTemplate
        isOpen={newTemplateDialog.isOpen}
        from={newTemplateDialog.opened}
        side={side}
        onClose={newTemplateDialog.close}
      />
    </>
  )
}
