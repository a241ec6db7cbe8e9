import { inductionWords } from '@residency/contract/areas/exams/induction/text'
import type { TrainDetail } from '@residency/contract/areas/exams/induction/train.contract'
import { useNavigate } from 'react-router'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { DetailScreen, RecordPending } from '../../../screens/detail-screen.tsx'
import { PageActions } from '../../../ui/tables/row-actions.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { useTrain } from './induction.queries.ts'
import { inductionText } from './induction.text.ts'
import { TRAIN_TONES } from './induction-tones.rules.ts'
import { useTrainSpan } from './train.columns.tsx'
import { TrainPeople } from './train-people.tsx'
import { useTrainActions } from './use-train-actions.tsx'
import { VideosEditor } from './videos-editor.tsx'

/** A train as the office manages it: facts, content, people with their progress. */
export function TrainRecord({ id }: { id: number }) {
  const { train: text } = useText(inductionText)
  const { trainPhases } = useText(inductionWords)
  const navigate = useNavigate()
  const { data, error, refetch } = useTrain(id)

  const { actionsOf, dialogs } = useTrainActions(
    () => {},
    () => void navigate('/employment/train', { replace: true }),
  )

  const factsOf = useFacts()
  if (!data) return <RecordPending list={text.title} error={error} onRetry={() => void refetch()} />

  return (
    <>
      <DetailScreen
        title={data.name}
        list={text.title}
        state={<StateTag tone={TRAIN_TONES[data.phase]}>{trainPhases[data.phase]}</StateTag>}
        actions={<PageActions actions={actionsOf(data)} />}
        sections={[
          { title: text.about, facts: factsOf(data) },
          { title: text.videos, content: <VideosEditor train={data} /> },
        ]}
      />
      <TrainPeople train={data} />
      {dialogs}
    </>
  )
}

function useFacts() {
  const { train: text } = useText(inductionText)
  const { fields } = useText(inductionWords)
  const spanOf = useTrainSpan()

  return (train: TrainDetail) => [
    { label: text.time, value: spanOf(train) },
    { label: fields.intakeId, value: train.intake ?? text.noIntake },
    {
      label: text.progress,
      value: say(text.progressOf, { done: train.learned, people: train.people }),
    },
    { label: fields.needsAll, value: train.needsAll ? text.yes : text.no },
    {
      label: text.exams,
      value: train.exams.map(({ title }) => title).join(' · ') || text.noExams,
      isWide: true,
    },
    ...(train.intro ? [{ label: fields.intro, value: train.intro, isWide: true }] : []),
  ]
}
