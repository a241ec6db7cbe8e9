import { ArrowLeftOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { useText } from '../../../platform/texts/i18n.ts'
import { PendingPanel } from '../../../screens/pending.tsx'
import { LessonView, useLesson } from '../../courses/courses.public.ts'
import { InductionFrame } from './induction-frame.tsx'
import { inductionLessons, useOwnInduction } from './own-induction.queries.ts'
import { ownInductionText } from './own-induction.text.ts'
import { OwnTrain } from './own-train.tsx'
import { PersonGate } from './person-gate.tsx'

const videoPath = (id: number) => `/employment/learn?video=${id}`

/**
 * View key employment/learn: the train of the session; `?video=` plays one of its videos or
 * documents.
 */
export default function LearnPage() {
  const id = Number(useSearchParams()[0].get('video'))
  return <PersonGate>{id > 0 ? <VideoPage key={id} id={id} /> : <TrainPage />}</PersonGate>
}

function TrainPage() {
  const { data, error, refetch } = useOwnInduction()
  return (
    <InductionFrame title={data?.title}>
      {data ? (
        <OwnTrain train={data} pathOf={videoPath} />
      ) : (
        <PendingPanel error={error} onRetry={() => void refetch()} />
      )}
    </InductionFrame>
  )
}

function VideoPage({ id }: { id: number }) {
  const { learn: text } = useText(ownInductionText)
  const navigate = useNavigate()
  const own = useLesson(id, inductionLessons)
  const { data } = useOwnInduction()

  const onward = data?.hasExams && (
    <Button type="primary" onClick={() => void navigate('/employment/exam')}>
      {text.toExam}
    </Button>
  )

  return (
    <InductionFrame>
      <section className="induction-page" aria-label={own.lesson?.title ?? text.content}>
        <div>
          <Link className="back-to-list" to="/employment/learn">
            <ArrowLeftOutlined aria-hidden="true" /> {text.back}
          </Link>
          <h1>{own.lesson?.title}</h1>
        </div>
        {own.progress ? (
          <LessonView
            own={own}
            onward={onward}
            allDone={text.allDone}
            onNext={(next) => void navigate(videoPath(next), { replace: true })}
          />
        ) : (
          <PendingPanel error={own.error} onRetry={own.begin} />
        )}
      </section>
    </InductionFrame>
  )
}
