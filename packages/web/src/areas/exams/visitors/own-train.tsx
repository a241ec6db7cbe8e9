import type {
  getOwnInduction,
  OwnVideo,
} from '@residency/contract/areas/exams/induction/own-induction.contract'
import type { AnswerOf } from '@residency/contract/kernel'
import { Button } from 'antd'
import { Link, useNavigate } from 'react-router'
import { dayOf, minuteOf } from '../../../platform/clock.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { RichTextView } from '../../../ui/rich-text/rich-text-view.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { ShareBar } from '../../courses/courses.public.ts'
import { ownFiles } from './own-induction.queries.ts'
import { ownInductionText } from './own-induction.text.ts'

type Own = AnswerOf<typeof getOwnInduction>
type PathOf = (id: number) => string

/**
 * A train as its people see it: what comes next, its content with the own progress, and its
 * notices.
 */
export function OwnTrain({ train, pathOf }: { train: Own; pathOf: PathOf }) {
  const { learn: text } = useText(ownInductionText)
  return (
    <div className="induction-page">
      <div>
        <h1>{train.title}</h1>
        <p className="soft">
          {say(text.greeting, { name: train.name })} ·{' '}
          {say(text.until, { at: minuteOf(train.closesAt) })}
        </p>
        {train.intro && <p className="course-intro">{train.intro}</p>}
      </div>
      <Next train={train} pathOf={pathOf} />
      <section className="panel" aria-labelledby="induction-content">
        <h2 id="induction-content" className="group-title">
          {text.content}
        </h2>
        {train.videos.length === 0 && <p className="soft">{text.noContent}</p>}
        <ol className="induction-videos">
          {train.videos.map((video) => (
            <VideoLine key={video.id} video={video} path={pathOf(video.id)} />
          ))}
        </ol>
      </section>
      {train.notices.length > 0 && <Notices train={train} />}
    </div>
  )
}

/** How far it is, and what comes next. */
function Next({ train, pathOf }: { train: Own; pathOf: PathOf }) {
  const { learn: text } = useText(ownInductionText)
  const navigate = useNavigate()
  const mayExam = train.hasExams && (train.isDone || !train.needsAll)

  const chooseSentence = () => {
    if (train.isDone) return train.hasExams ? text.allDoneExam : text.allDone

    return train.hasExams && train.needsAll ? text.needsAll : null
  }

  const sentence = chooseSentence()

  return (
    <section className="panel induction-next" aria-label={text.progress}>
      <div>
        <ShareBar share={train.share} />
        {sentence && <p role="status">{sentence}</p>}
      </div>
      {train.nextVideoId !== null && (
        <Button
          type={mayExam ? 'default' : 'primary'}
          onClick={() => void navigate(pathOf(train.nextVideoId!))}
        >
          {train.share > 0 ? text.next : text.begin}
        </Button>
      )}
      {mayExam && (
        <Button type="primary" onClick={() => void navigate('/employment/exam')}>
          {text.toExam}
        </Button>
      )}
    </section>
  )
}

function VideoLine({ video, path }: { video: OwnVideo; path: string }) {
  const { learn: text } = useText(ownInductionText)
  const minutes = Math.ceil(video.seconds / 60)
  return (
    <li>
      <Link to={path}>
        <span>{video.title}</span>
        <small className="soft figures">
          {say(video.kind === 'video' ? text.minutes : text.doc, { minutes })}
        </small>
        {video.isDone ? (
          <StateTag tone="good">{text.done}</StateTag>
        ) : (
          <ShareBar share={video.share} />
        )}
      </Link>
    </li>
  )
}

function Notices({ train }: { train: Own }) {
  const { learn: text } = useText(ownInductionText)
  return (
    <section className="panel" aria-labelledby="induction-notices">
      <h2 id="induction-notices" className="group-title">
        {text.notices}
      </h2>
      {train.notices.map((notice, index) => (
        <details key={notice.id} className="induction-notice" open={index === 0}>
          <summary>
            <span>{notice.title}</span>
            <small className="soft figures">{dayOf(notice.updatedAt)}</small>
          </summary>
          <RichTextView document={notice.body} pictures={ownFiles} />
        </details>
      ))}
    </section>
  )
}
