import type {
  Side,
  TemplateDetail,
} from '@residency/contract/areas/evaluation/templates/template.contract'
import { templateWords } from '@residency/contract/areas/evaluation/templates/text'
import { labelIn, nameIn } from '@residency/contract/kernel/label'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { say, useLanguage, useText } from '../../../platform/texts/i18n.ts'
import { DetailScreen, RecordPending } from '../../../screens/detail-screen.tsx'
import { RecordLink, useRecordPath } from '../../../screens/record.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { PageActions } from '../../../ui/tables/row-actions.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { DateCell } from '../../../ui/times/date-cell.tsx'
import type { NewTemplateProps } from './new-template.tsx'
import { PhonePreview } from './phone-preview.tsx'
import { TEMPLATE_TONES } from './template.columns.tsx'
import { useTemplate } from './template.queries.ts'
import { templateText } from './template.text.ts'
import { TemplateEditor } from './template-editor.tsx'
import { useTemplateActions } from './use-template-actions.ts'

const NewTemplate = lazyDialog<NewTemplateProps>(() =>
  import('./new-template.tsx').then((part) => part.default),
)

/** A form: what it is, its items as a phone shows them; a draft is edited in place. */
export function TemplateRecord({ id, list, side }: { id: number; list: string; side: Side }) {
  const text = useText(templateText)
  const language = useLanguage()
  const navigate = useNavigate()
  const pathOf = useRecordPath()
  const { flows } = useText(templateWords)
  const { data, error, refetch } = useTemplate(id)
  const [isCopied, setCopied] = useState(false)

  const actionsOf = useTemplateActions(
    () => setCopied(true),
    () => navigate(pathOf(null)),
  )

  const factsOf = useFacts()
  if (!data) return <RecordPending list={list} error={error} onRetry={() => void refetch()} />

  const canEdit = data.actions.includes('edit')

  return (
    <>
      <DetailScreen
        title={nameIn(language, data)}
        list={list}
        state={
          <>
            <StateTag tone={TEMPLATE_TONES[data.state]}>
              {flows.evaluationTemplate.states[data.state]}
            </StateTag>{' '}
            {say(text.edition, { edition: data.edition })}
          </>
        }
        actions={<PageActions actions={actionsOf(data).filter(({ key }) => key !== 'edit')} />}
        sections={[
          { title: text.about, facts: factsOf(data) },
          ...(canEdit
            ? [{ title: text.content, content: <TemplateEditor key={data.id} template={data} /> }]
            : []),
          ...(canEdit
            ? []
            : [{ title: text.preview, content: <PhonePreview sections={data.sections} /> }]),
        ]}
      />
      <NewTemplate isOpen={isCopied} from={data} side={side} onClose={() => setCopied(false)} />
    </>
  )
}

function useFacts() {
  const text = useText(templateText)
  const language = useLanguage()
  const { fields, templateKinds, flows } = useText(templateWords)

  return (template: TemplateDetail) => [
    { label: fields.kind, value: templateKinds[template.kind] },
    { label: fields.items, value: say(text.items, { count: template.itemCount }) },
    {
      label: fields.weight,
      value:
        template.weights === null ? text.noWeights : say(text.weights, { sum: template.weights }),
    },
    ...(template.intro
      ? [
          {
            label: fields.intro,
            value: labelIn(language, template.intro, template.introEn),
            isWide: true,
          },
        ]
      : []),
    ...(template.publishedAt
      ? [{ label: text.publishedAt, value: <DateCell value={template.publishedAt} /> }]
      : []),
    ...(template.editions.length > 1
      ? [
          {
            label: text.editions,
            value: template.editions.map(({ id, edition, state }) => (
              <span key={id} className="edition">
                <RecordLink id={id}>{say(text.edition, { edition })}</RecordLink>{' '}
                {flows.evaluationTemplate.states[state]}{' '}
              </span>
            )),
          },
        ]
      : []),
  ]
}
