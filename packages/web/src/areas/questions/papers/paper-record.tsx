import type { PaperDetail } from '@residency/contract/areas/questions/papers/paper.contract'
import { paperWords } from '@residency/contract/areas/questions/papers/text'
import { useNavigate } from 'react-router'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { DetailScreen, RecordPending, type Section } from '../../../screens/detail-screen.tsx'
import { useRecordPath } from '../../../screens/record.tsx'
import { PageActions } from '../../../ui/tables/row-actions.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { blueprintText } from '../blueprints/blueprint.text.ts'
import { BlueprintFacts, FamilyTable } from '../blueprints/blueprint-facts.tsx'
import { PrintMenu } from '../printed-papers/print-menu.tsx'
import { usePaper } from './paper.queries.ts'
import { paperText } from './paper.text.ts'
import { PaperDesigner } from './paper-designer.tsx'
import { PaperOutline } from './paper-outline.tsx'
import { PaperPreview } from './paper-preview.tsx'
import { gapOf, PAPER_TONES } from './paper-tones.rules.ts'
import { pointsText } from './points.rules.ts'
import { usePaperActions } from './use-paper-actions.tsx'
import { usePaperView, ViewChoice } from './view-choice.tsx'
import './papers.css'

/**
 * A paper: its facts, its questions as they are designed, or as takers see them; and the forms it
 * was drawn with.
 */
export function PaperRecord({ id }: { id: number }) {
  const text = useText(paperText)
  const drawing = useText(blueprintText)
  const { flows } = useText(paperWords)
  const navigate = useNavigate()
  const pathOf = useRecordPath()
  const view = usePaperView()
  const { data, error, refetch } = usePaper(id)

  const { actionsOf, dialogs } = usePaperActions(
    (made) => void navigate(pathOf(made)),
    () => void navigate(pathOf(null)),
  )

  const about = useAbout()
  if (!data) return <RecordPending list={text.title} error={error} onRetry={() => void refetch()} />

  const isEdited = data.actions.includes('edit')
  const gap = isEdited ? gapOf(data) : null

  const content = isEdited ? <PaperDesigner paper={data} /> : <PaperOutline paper={data} />

  const drawn: Section[] = data.blueprint
    ? [{ title: drawing.drawnBy, content: <BlueprintFacts blueprint={data.blueprint} /> }]
    : []

  const family: Section[] =
    data.family.length > 1
      ? [{ title: drawing.family, content: <FamilyTable own={data.id} family={data.family} /> }]
      : []

  return (
    <>
      <DetailScreen
        title={
          data.form === null ? data.name : `${data.name} · ${say(text.form, { form: data.form })}`
        }
        list={text.title}
        state={
          <>
            <StateTag tone={PAPER_TONES[data.state]}>{flows.paper.states[data.state]}</StateTag>{' '}
            {gap && text.gaps[gap]}
            {data.actions.length === 1 && text.lockedNote}
          </>
        }
        actions={
          <>
            <PrintMenu id={data.id} isEmpty={data.items === 0} />
            <PageActions actions={actionsOf(data)} />
          </>
        }
        banner={<ViewChoice />}
        sections={
          view === 'preview'
            ? [{ title: text.views.preview, content: <PaperPreview id={data.id} /> }]
            : [
                { title: text.about, facts: about(data) },
                { title: text.design.title, content },
                ...family,
                ...drawn,
              ]
        }
      />
      {dialogs}
    </>
  )
}

function useAbout() {
  const text = useText(paperText)
  const { fields } = useText(paperWords)
  return (paper: PaperDetail) => [
    { label: text.base, value: paper.base ?? text.all },
    {
      label: text.size,
      value: say(text.sizeOf, { items: paper.items, total: pointsText(paper.total) }),
    },
    {
      label: text.pass,
      value: say(text.passOf, {
        points: pointsText(Math.ceil((paper.total * paper.passPercent) / 100)),
        percent: paper.passPercent,
      }),
    },
    { label: text.part, value: paper.givesPart ? text.partYes : text.partNo },
    { label: text.by, value: paper.by },
    ...(paper.note ? [{ label: fields.note, value: paper.note, isWide: true }] : []),
  ]
}
